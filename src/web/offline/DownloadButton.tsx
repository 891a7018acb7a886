import type { LessonPlace } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Message } from '../ui/Message.tsx'
import { Shirorekha } from '../ui/Shirorekha.tsx'
import { sizeText } from './byte-size.ts'
import { fetchLesson, resumeLesson, weighLesson } from './download-acts.ts'
import { leaveLesson, useStanding } from './downloads.ts'

interface DownloadButtonProps {
  place: LessonPlace
  lessonName: string
  /** In a list: the button is its drawing alone. */
  isCompact?: boolean
}

/** Brings a lesson onto the device: first its size, then the line that is drawn while it comes. */
export function DownloadButton({ place, lessonName, isCompact = false }: DownloadButtonProps) {
  const standing = useStanding(place.lessonId)
  const lesson = { place, name: lessonName }
  const label = `Download ${lessonName}`
  switch (standing.is) {
    case 'here':
      return (
        <p className="inline-flex min-h-11 shrink-0 items-center gap-2 px-2 text-mor">
          <Icon name="done" /> <span className={isCompact ? 'sr-only' : 'font-bold'}>Downloaded</span>
        </p>
      )
    case 'coming':
      return (
        <Shirorekha
          className={isCompact ? 'w-20 shrink-0' : 'w-full'}
          value={standing.percent}
          label={`Download of ${lessonName}`}
        />
      )
    case 'weighed':
      return (
        <div className="flex shrink-0 flex-wrap items-center gap-2">
          <Button
            look="secondary"
            size={isCompact ? 'small' : 'medium'}
            onClick={() => fetchLesson(standing.lesson)}
          >
            <Icon name="download" />
            <span>
              Download, {sizeText(standing.lesson.bytes)}
              {isCompact && <span className="sr-only"> {lessonName}</span>}
            </span>
          </Button>
          <Button look="quiet" size={isCompact ? 'small' : 'medium'} onClick={() => leaveLesson(place)}>
            Not now
          </Button>
        </div>
      )
    case 'failed':
      return (
        <Message tone="note" className="flex flex-wrap items-center justify-between gap-3">
          <span>{standing.why}</span>
          <Button look="secondary" size="small" onClick={() => resumeLesson(lesson)}>
            Try again
          </Button>
        </Message>
      )
    case 'broken':
      return (
        <Button look="secondary" size={isCompact ? 'small' : 'medium'} onClick={() => resumeLesson(lesson)}>
          <Icon name="download" />
          <span>Go on downloading{isCompact && <span className="sr-only"> {lessonName}</span>}</span>
        </Button>
      )
    default:
      return isCompact ? (
        <Button
          look="quiet"
          className="min-w-11 shrink-0 px-2!"
          aria-label={label}
          pending={standing.is === 'weighing'}
          onClick={() => weighLesson(lesson)}
        >
          <Icon name="download" />
        </Button>
      ) : (
        <Button
          look="quiet"
          className="-ms-5"
          pending={standing.is === 'weighing'}
          onClick={() => weighLesson(lesson)}
        >
          <Icon name="download" /> Download for offline
        </Button>
      )
  }
}
