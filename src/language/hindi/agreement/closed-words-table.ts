import type { Reading } from './analysed-words.ts'
import { ANY, cellsOfAdjective, FEMININE, MASCULINE, PLURAL, SINGULAR } from './cells.ts'

/** What grammar itself says with: few words, in every sentence, so they stand here and not with a dictionary's oddities. */

const list = (words: string) => words.normalize('NFC').split(/\s+/u)

const inThree = (words: string) =>
  list(words).flatMap((stem) => ['ा', 'े', 'ी'].map((ending) => stem + ending))

const entries = (words: string[], reading: (word: string) => Omit<Reading, 'lemma'>) =>
  words.map((word): [string, Reading[]] => [word, [{ lemma: word, ...reading(word) }]])

/** का, मेरा, such: declined like an -आ adjective, and never anything but before a noun or as what is said of one. */
const possessives = inThree('मेर तेर हमार तुम्हार अपन इसक उसक इनक उनक किसक किनक जिसक जिनक आपक सबक')

/** के पास, मेरे साथ: nouns once, now postpositions; the possessive before them ends in -ए. */
export const AFTER_KE = new Set(
  list(`लिए पास साथ बाद पहले सामने ऊपर नीचे पीछे आगे बारे बीच अंदर बाहर यहाँ वहाँ बिना बजाय बदले अलावा ख़िलाफ़ क़रीब आसपास
    नज़दीक बराबर समान मुताबिक़ अनुसार द्वारा दौरान कारण मारे ज़रिए बग़ैर सिवा लायक़ योग्य विरुद्ध बावजूद समक्ष उपरांत पश्चात
    निकट समीप तहत भीतर इर्द चारों दोनों प्रति विषय संबंध रूप तौर हवाले सहारे बल किनारे`),
)

/** की तरह, की ओर: the same, feminine. */
export const AFTER_KI = new Set(list('तरह तरफ़ ओर जगह वजह ख़ातिर अपेक्षा भाँति बदौलत बाबत मदद'))

const pronouns: [word: string, person: string][] = [
  ['मैं', '1sg'],
  ['तू', '2sg'],
  ['हम', '1pl'],
  ['तुम', '2fam'],
  ['आप', '2pol'],
  ['वे', '3pl'],
]

/** Who the verb must follow where one of these stands in the nominative. */
export const PERSONS = new Map(pronouns.map(([word, person]) => [word.normalize('NFC'), person]))

const others = list(
  `यह ये वह वो कौन क्या कोई कुछ सब जो ख़ुद स्वयं मुझे मुझको तुझे तुझको हमें हमको तुम्हें तुमको इसे उसे इन्हें उन्हें आपको इसको उसको
   इनको उनको किसे किसको किन्हें जिसे जिन्हें मुझसे तुझसे हमसे तुमसे आपसे इससे उससे इनसे उनसे मुझ तुझ इस उस इन उन किस जिस किन जिन
   किसी किन्हीं इसी उसी इन्हीं उन्हीं यही वही मुझी हमीं`,
)

const nominals = new Map<string, Reading[]>([
  ...entries(possessives, (word) => ({ kind: 'possessive', cells: cellsOfAdjective(word) })),
  ...entries(inThree('कितन इतन उतन जितन कैस ऐस वैस जैस'), (word) => ({
    kind: 'adjective',
    cells: cellsOfAdjective(word),
  })),
  ...entries([...PERSONS.keys(), ...others], () => ({ kind: 'pronoun', cells: ANY })),
  ...entries(list('ने को से में तक'), () => ({ kind: 'postposition', cells: ANY })),
  ...entries(list('ही भी तो नहीं न ना मत हाँ जी'), () => ({ kind: 'particle', cells: ANY })),
  ...entries(list('कि लेकिन मगर क्योंकि इसलिए अगर यदि और या एवं तथा वरना बल्कि हालाँकि ताकि किंतु परंतु'), () => ({
    kind: 'conjunction',
    cells: ANY,
  })),
  ...entries(list('हर एक'), () => ({ kind: 'adjective', cells: ANY })),
  ...entries(list('बजे'), () => ({ kind: 'other', cells: ANY })),
  ['का', [{ lemma: 'का', kind: 'possessive', cells: cellsOfAdjective('का') }]],
  [
    'के',
    [
      { lemma: 'का', kind: 'possessive', cells: cellsOfAdjective('के') },
      { lemma: 'कर', kind: 'verb', form: 'absolutive', cells: ANY },
    ],
  ],
  [
    'की',
    [
      { lemma: 'का', kind: 'possessive', cells: FEMININE },
      { lemma: 'कर', kind: 'verb', form: 'perfective', cells: FEMININE },
    ],
  ],
  [
    'पर',
    [
      { lemma: 'पर', kind: 'postposition', cells: ANY },
      { lemma: 'पर', kind: 'conjunction', cells: ANY },
    ],
  ],
])

const [M, F] = [MASCULINE, FEMININE]
const being: [words: string, form: 'present' | 'past' | 'future' | 'perfective', cells: number][] = [
  ['है', 'present', SINGULAR],
  ['हूँ', 'present', SINGULAR],
  ['हैं', 'present', PLURAL],
  ['था', 'past', M & SINGULAR],
  ['थे', 'past', M & PLURAL],
  ['थी', 'past', F],
  ['थीं', 'past', F & PLURAL],
  ['होगा हूँगा', 'future', M & SINGULAR],
  ['होंगे होगे', 'future', M & PLURAL],
  ['होगी होंगी हूँगी', 'future', F],
  ['रहा', 'perfective', M & SINGULAR],
  ['रहे', 'perfective', M & PLURAL],
  ['रही', 'perfective', F],
  ['रहीं', 'perfective', F & PLURAL],
]

const verbs = being.flatMap(([words, form, cells]) => {
  const lemma = form === 'perfective' ? 'रह' : 'हो'
  return entries(list(words), () => ({ kind: 'verb', form, cells })).map(
    ([word, readings]): [string, Reading[]] => [word, readings.map((reading) => ({ ...reading, lemma }))],
  )
})

export const CLOSED_WORDS: ReadonlyMap<string, Reading[]> = new Map([...nominals, ...verbs])
