import { useSuspenseQuery } from '@tanstack/react-query'
import type { Certificate } from '#calls/certificates.ts'
import { toDashboard } from '../paths.ts'
import { shownDay } from '../shown-dates.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { certificatesQuery } from './use-profile.ts'

export function CertificatesTab() {
  const { data: certificates } = useSuspenseQuery(certificatesQuery)
  if (certificates.length === 0) {
    return (
      <>
        <p className="text-lg">No certificates available for download.</p>
        <p className="mt-1 mb-6 text-ink-soft">
          Finish every lesson of a course, and its certificate is here.
        </p>
        <LinkButton to={toDashboard()} look="secondary">
          My Courses
        </LinkButton>
      </>
    )
  }
  return (
    <ul>
      {certificates.map((certificate) => (
        <CertificateRow key={certificate._id} certificate={certificate} />
      ))}
    </ul>
  )
}

function CertificateRow({ certificate: { course, date, url, file } }: { certificate: Certificate }) {
  const link = 'inline-flex min-h-11 items-center font-bold text-sindoor underline underline-offset-4'
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[1fr_auto] sm:items-baseline">
      <div>
        <p className="font-display text-2xl">{course}</p>
        <p className="text-ink-soft">{shownDay(new Date(`${date}T00:00`))}</p>
      </div>
      <p className="flex flex-wrap gap-x-6">
        {file === null ? (
          <span className="self-center">Taken back by the academy</span>
        ) : (
          <a href={file} download className={link}>
            Download<span className="sr-only"> the certificate of {course} (PDF)</span>
          </a>
        )}
        <a href={url} className={link}>
          Its page<span className="sr-only"> for the certificate of {course}</span>
        </a>
      </p>
    </li>
  )
}
