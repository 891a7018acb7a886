import '../public.css'
import { type CheckedCertificate, certificate } from '#calls/certificates.ts'
import { academy } from '#rules/academy.ts'
import { call } from '../call.ts'
import { CallError } from '../call-error.ts'
import { toHome } from '../paths.ts'
import { shownDay } from '../shown-dates.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { Mor } from '../ui/Mor.tsx'
import type { Route } from './+types/CertificateScreen.ts'

export const meta = () => [{ title: `Certificate · ${academy.name}` }, { name: 'robots', content: 'noindex' }]

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<CheckedCertificate | null> {
  try {
    return await call(certificate, { params: { number: params.number } })
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null
    throw error
  }
}

/** Whether a certificate is true, for anybody who was shown one: it says what is printed on it, and no more. */
export default function CertificateScreen({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NoSuchCertificate />
  const { number, name, course, date, isRevoked } = loaderData
  const facts: [string, string][] = [
    ['Course', course],
    ['Finished on', shownDay(new Date(`${date}T00:00`))],
    ['Number', number],
  ]
  return (
    <div className="measure max-w-4xl py-12">
      <p className={`font-bold ${isRevoked ? 'text-sindoor' : 'text-mor'}`}>
        {isRevoked ? 'This certificate is no longer valid.' : 'This certificate is true.'}
      </p>
      <h1 className="mt-2 font-display text-[clamp(2.5rem,6vw,4rem)] leading-tight">
        <MixedText>{name}</MixedText>
      </h1>
      <dl className={`mt-6 border-t-8 ${isRevoked ? 'border-sindoor' : 'border-ink'}`}>
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 border-b-2 border-line py-4 sm:grid-cols-[10rem_1fr] sm:items-baseline"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-xl font-bold break-all">
              <MixedText>{value}</MixedText>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-2xl text-lg">
        {isRevoked
          ? `${academy.name} gave this certificate, and has since taken it back.`
          : `${academy.name} gives a certificate to a student who has finished every lesson of a course.`}
      </p>
    </div>
  )
}

function NoSuchCertificate() {
  return (
    <div className="measure grid items-center gap-8 py-16 sm:grid-cols-[auto_1fr]">
      <Mor mood="puzzled" className="size-48 max-w-full" />
      <div>
        <div className="hang text-sindoor">
          <h1 className="font-display text-4xl leading-tight text-ink">No certificate with this number</h1>
        </div>
        <p className="mt-6 text-lg">
          We have given no certificate with this number. Please compare it with the printed one, letter by
          letter.
        </p>
        <LinkButton className="mt-6" to={toHome()}>
          Home
        </LinkButton>
      </div>
    </div>
  )
}
