import { useSuspenseQuery } from '@tanstack/react-query'
import { shownDay } from '../shown-dates.ts'
import { certificatesQuery } from './use-profile.ts'

export function CertificatesTab() {
  const { data: certificates } = useSuspenseQuery(certificatesQuery)
  if (certificates.length === 0) return <p className="text-lg">No certificates available for download.</p>
  return (
    <ul>
      {certificates.map(({ _id, course, date, url }) => (
        <li
          key={_id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-4"
        >
          <a href={url} className="font-display text-2xl underline underline-offset-4 hover:text-sindoor">
            {course}
          </a>
          <p className="text-ink-soft">{shownDay(new Date(date))}</p>
        </li>
      ))}
    </ul>
  )
}
