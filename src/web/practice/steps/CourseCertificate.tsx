import { useQuery } from '@tanstack/react-query'
import { certificateList } from '#calls/certificates.ts'
import { call } from '../../call.ts'
import { toCertificates } from '../../paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'

const earnedQuery = {
  queryKey: ['certificates'],
  queryFn: async () => (await call(certificateList)).certificatelist,
  // Asked once all is stored: what was known before has no certificate of today.
  staleTime: 0,
}

/** The course is whole, today or since long: its certificate is here. Nothing while there is none. */
export function CourseCertificate({ courseId }: { courseId: string }) {
  const { data: certificates = [] } = useQuery(earnedQuery)
  const earned = certificates.find((one) => one.courseId === courseId && one.file !== null)
  if (!earned) return null
  return (
    <section
      aria-labelledby="whole-course"
      className="mt-6 border-t-8 border-ink bg-print-genda p-5 text-print-night"
    >
      <h2 id="whole-course" className="font-display text-2xl leading-tight">
        The whole course is yours: {earned.course}
      </h2>
      <p className="mt-1 mb-4 text-lg">
        Your certificate is ready. Anybody you show it to can see that it is true.
      </p>
      <LinkButton look="night" to={toCertificates()}>
        See my certificate
      </LinkButton>
    </section>
  )
}
