import { useIsOnline } from '../saving/use-waiting.ts'
import { DownloadRows } from './DownloadRows.tsx'
import { useDownloads } from './downloads.ts'

/** Without a connection, what can be learnt now stands first. */
export function DownloadedLessons() {
  const isOnline = useIsOnline()
  const here = [...useDownloads().values()].flatMap((one) => (one.is === 'here' ? [one.lesson] : []))
  if (isOnline || here.length === 0) return null
  return (
    <section aria-labelledby="downloaded" className="mt-8">
      <h2 id="downloaded" className="font-display text-2xl">
        On this device
      </h2>
      <p className="mb-3">These lessons and your daily review work now. All else needs a connection.</p>
      <DownloadRows downloads={here} />
    </section>
  )
}
