import type { Lexicon, WordJudgement } from '../../judgement.ts'
import type { Reading } from './explain-pair.ts'

type Known = Reading & { lexicon: Lexicon }

const nfc = (text: string) => text.normalize('NFC').split(' ')

/** How a verb ends after a consonant, and after a vowel; a page knows no more of it, for it brings no table of all forms. */
const AFTER_CONSONANT = nfc('ा े ी ीं ता ते ती तीं ो िए िएगा ूँ ें ूँगा ूँगी ेगा ेगी ेंगे ेंगी ोगे ोगी')
const AFTER_VOWEL = nfc('या ए ई ईं ता ते ती तीं ओ इए इएगा ऊँ एँ ऊँगा ऊँगी एगा एगी एँगे एँगी ओगे ओगी')
const ENDS_IN_A_VOWEL = /[\u093e-\u094cअ-औ]$/u

const formsOf = (stem: string) =>
  (ENDS_IN_A_VOWEL.test(stem) ? AFTER_VOWEL : AFTER_CONSONANT).map((ending) => stem + ending)

/** What stands after a stem and only colours it, or says that one can: लग गई, रोक दीजिए, तैर सकता. */
const SECOND_VERBS = nfc('जाना देना लेना डालना उठना बैठना पड़ना रखना सकना पाना चुकना')
const IRREGULAR = nfc(
  'गया गए गई गईं दिया दी दिए दो दें दूँ दीजिए दीजिएगा लिया ली लिए लो लें लूँ लीजिए लीजिएगा ' +
    'दूँगा दूँगी देगा देगी देंगे देंगी दोगे दोगी लूँगा लूँगी लेगा लेगी लेंगे लेंगी लोगे लोगी',
)
const SECOND = [...SECOND_VERBS.flatMap((verb) => [verb, ...formsOf(verb.replace(/ना$/u, ''))]), ...IRREGULAR]

/** लगी for लग गई: the verb alone. */
export function oneVerbForTwo(
  expected: string[],
  given: string[],
  reading: Known,
): WordJudgement | undefined {
  const { fits, told, lexicon } = reading
  const [stem = '', second = ''] = expected
  const isTwo = lexicon.entryOf?.(`${stem}ना`)?.kind === 'verb' && SECOND.includes(second)
  if (!isTwo || !formsOf(stem).some((form) => fits(form, given[0] ?? ''))) return undefined
  const right = expected.join(' ')
  return {
    verdict: 'wrong',
    why: (_, verb) => `You ${verb} ${told(given)}, one verb; here it is two: ${right}.`,
  }
}

/** रोक दीजिए for रोकिए: another verb beside it. */
export function twoVerbsForOne(
  [word = '']: string[],
  given: string[],
  { fits, told, lexicon }: Known,
): WordJudgement | undefined {
  const { kind, lemma = '' } = lexicon.entryOf?.(word) ?? {}
  const stem = lemma.replace(/ना$/u, '')
  const [first = '', second = ''] = given
  if (kind !== 'verb' || word === stem || !fits(stem, first)) return undefined
  if (!SECOND.some((form) => fits(form, second))) return undefined
  return {
    verdict: 'wrong',
    why: (_, verb) => `You ${verb} ${told(given)}, two verbs; here it is one: ${word}.`,
  }
}
