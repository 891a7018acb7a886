import { Link } from 'react-router'
import { toLesson } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { sizeText } from './byte-size.ts'
import type { Download } from './download-list.ts'

interface DownloadRowsProps {
  downloads: readonly Download[]
  onRemove?: (download: Download) => void
}

/** The lessons that are on this device, each a way into it. */
export function DownloadRows({ downloads, onRemove }: DownloadRowsProps) {
  return (
    <ul className="border-t-4 border-ink">
      {downloads.map((download) => (
        <li key={download.place.lessonId} className="flex items-center gap-x-2 border-b border-line">
          <Link
            to={toLesson(download.place)}
            className="flex min-h-16 min-w-0 flex-1 items-center gap-3 py-2 hover:text-sindoor"
          >
            <span className="grid size-9 shrink-0 place-items-center bg-mor text-on-mor">
              <Icon name="play" className="size-4" />
            </span>
            <span>
              <span className="block text-lg leading-snug font-bold">
                <MixedText>{download.name}</MixedText>
              </span>
              <span className="block text-[0.95rem] text-ink-soft">
                <MixedText>{download.courseName}</MixedText> · {sizeText(download.bytes)}
              </span>
            </span>
          </Link>
          {onRemove && (
            <Button look="quiet" className="px-2!" onClick={() => onRemove(download)}>
              Remove <span className="sr-only">{download.name}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
