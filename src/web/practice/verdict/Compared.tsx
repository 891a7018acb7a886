import { type AksharaStep, alignAksharas } from '#language/align-aksharas.ts'
import { romanise } from '#language/hindi/romanise/romanise.ts'
import { normalise } from '#language/normalise.ts'
import { hasIndic } from '#language/scripts.ts'
import { useLearntTag } from '../../learnt-language.ts'

interface ComparedProps {
  expected: string
  given: string
  isSpoken: boolean
  /** What the expected one is called: what is right, or the norm beside a variant. */
  expectedName: 'Right' | 'The norm'
}

const devanagari = /\p{Script=Devanagari}/u

/** What was written or said and what is right, one above the other, with the aksharas marked in which they differ. */
export function Compared({ expected, given, isSpoken, expectedName }: ComparedProps) {
  const isRoman = !devanagari.test(given) && devanagari.test(expected)
  const right = normalise(isRoman ? romanise(expected) : expected)
  // Places, since an akshara may stand twice.
  const steps = alignAksharas(right, normalise(given)).map((step, place) => ({ ...step, place }))
  const tag = useLearntTag()
  const lang = isRoman ? `${tag}-Latn` : hasIndic(right) ? tag : undefined
  return (
    <dl className="mt-2 grid shrink-0 content-start grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 md:mt-0 md:max-w-[55%]">
      <dt className="text-[0.95rem]">{isSpoken ? 'You said' : 'You wrote'}</dt>
      <Row lang={lang} whole={given}>
        {inWords(steps, ({ place, ...step }) => (
          <Akshara key={place} own={step.given} other={step.expected} look="border-dashed border-ink" />
        ))}
      </Row>
      <dt className="text-[0.95rem]">{expectedName}</dt>
      <Row lang={lang} whole={right}>
        {inWords(steps, ({ place, ...step }) => (
          <Akshara
            key={place}
            own={step.expected}
            other={step.given}
            look="border-solid border-mor bg-card"
          />
        ))}
      </Row>
    </dl>
  )
}

type Placed = AksharaStep & { place: number }

/** A line may end beside any piece that is marked: so a word is a piece itself, and ends one only where it fills it. */
function inWords(steps: Placed[], draw: (step: Placed) => React.ReactNode): React.ReactNode[] {
  const isBlank = ({ expected, given }: Placed) => `${expected}${given}`.trim() === ''
  const words: Placed[][] = [[]]
  for (const step of steps) {
    if (isBlank(step)) words.push([step], [])
    else words.at(-1)?.push(step)
  }
  return words.flatMap((word) => {
    const [first] = word
    if (!first || isBlank(first)) return word.map(draw)
    return (
      <span key={`word ${first.place}`} className="inline-block max-w-full">
        {word.map(draw)}
      </span>
    )
  })
}

interface RowProps {
  lang: string | undefined
  whole: string
  children: React.ReactNode
}

/** A reader hears the whole text: its marked pieces would be spelt. */
function Row({ lang, whole, children }: RowProps) {
  return (
    <dd
      lang={lang}
      className={`min-w-0 text-[1.35rem] ${lang && !lang.endsWith('Latn') ? 'hindi !leading-[1.7]' : ''}`}
    >
      <span className="sr-only">{whole}</span>
      <span aria-hidden="true">{children}</span>
    </dd>
  )
}

function Akshara({ own, other, look }: { own: string; other: string; look: string }) {
  if (own === other) return own
  const mark = `inline-block border-b-4 px-0.5 font-bold !leading-[1.55] ${look}`
  // A gap where something is missing, as wide as a letter.
  if (own.trim() === '')
    return other.trim() === '' ? own : <span className={`h-8 w-4 !bg-transparent align-bottom ${mark}`} />
  return <span className={mark}>{own}</span>
}
