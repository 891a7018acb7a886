import { Link } from 'react-router'
import type { Analytics } from '#calls/analytics.ts'
import { toLookAlikes } from '../paths.ts'
import { Hindi } from '../ui/Hindi.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Section } from './Section.tsx'
import { counted } from './shown-numbers.ts'

/** Letters and sounds that were taken for one another, big enough to be told apart. */
export function Confusions({ confusions }: Pick<Analytics, 'confusions'>) {
  if (confusions.length === 0) return null
  return (
    <Section
      id="confusions"
      heading="Letters and sounds you mix up"
      note="First what was asked for, then what you wrote, chose or heard, in the last 90 days."
    >
      <ul className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {confusions.map(({ expected, given, count, examples }) => (
          <li key={`${expected} ${given}`} className="min-w-0 border-t-4 border-ink bg-card px-3 py-2">
            <p className="flex flex-wrap items-center gap-x-2">
              <Hindi className="!text-[2.5rem] !leading-[1.5] text-mor">{expected}</Hindi>
              <Icon name="next" className="size-5 text-ink-soft" />
              <span className="sr-only">taken for</span>
              <Hindi className="!text-[2.5rem] !leading-[1.5] text-sindoor">{given}</Hindi>
            </p>
            <p className="font-bold">{count === 1 ? 'once' : counted(count, 'time', 'times')}</p>
            <ul className="text-ink-soft">
              {examples
                .filter((example) => example.expected !== expected)
                .map((example) => (
                  <li key={`${example.expected} ${example.given}`} className="leading-snug">
                    <Hindi>{example.expected}</Hindi>, not <Hindi>{example.given}</Hindi>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      <Link
        to={toLookAlikes()}
        className="mt-2 inline-flex min-h-11 items-center font-bold text-sindoor underline decoration-2 underline-offset-4"
      >
        Practise look-alikes
      </Link>
    </Section>
  )
}
