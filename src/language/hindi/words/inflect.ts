import { foldLetters } from '../../normalise.ts'
import { NEVER_BENT } from './never-bent-table.ts'

const UNMARKED_MEN = new Set(
  'राजा पिता दादा नाना चाचा मामा काका बाबा नेता अभिनेता योद्धा दाता देवता विधाता कर्ता वक्ता श्रोता लाला मुखिया राष्ट्रपिता'
    .split(' ')
    .map((word) => word.normalize('NFC')),
)

const OBLIQUE_VOCATIVE = ['ों', 'ो']

function each(stem: string, endings: string[]): string[] {
  return endings.map((ending) => stem + ending)
}

function masculine(word: string, unmarked: boolean): string[] {
  const stem = word.slice(0, -1)
  if (word.endsWith('ा') && !unmarked && !UNMARKED_MEN.has(word)) return each(stem, ['े', ...OBLIQUE_VOCATIVE])
  if (word.endsWith('आ') && !unmarked) return each(stem, ['ए', 'ओं', 'ओ'])
  if (word.endsWith('आँ')) return [`${word.slice(0, -2)}एँ`, `${word.slice(0, -2)}ओं`]
  if (word.endsWith('ी')) return each(stem, ['ियों', 'ियो'])
  if (word.endsWith('ू')) return each(stem, ['ुओं', 'ुओ'])
  if (word.endsWith('ई')) return each(stem, ['इयों', 'इयो'])
  if (word.endsWith('ऊ')) return each(stem, ['उओं', 'उओ'])
  if (/[ाोुेौिै\u0904-\u0914]$/u.test(word)) return [`${word}ओं`, `${word}ओ`]
  return each(word, OBLIQUE_VOCATIVE)
}

function feminine(word: string): string[] {
  const stem = word.slice(0, -1)
  if (word.endsWith('ी')) return each(stem, ['ियाँ', 'ियों', 'ियो'])
  if (word.endsWith('िया')) return [`${word}ँ`, `${stem}ों`, `${stem}ो`]
  if (word.endsWith('ि')) return each(word, ['याँ', 'यों', 'यो'])
  if (word.endsWith('ई')) return each(stem, ['इयाँ', 'इयों', 'इयो'])
  if (word.endsWith('ईं')) return each(word.slice(0, -2), ['इयाँ', 'इयों', 'इयो'])
  if (word.endsWith('ू')) return each(stem, ['ुएँ', 'ुओं', 'ुओ'])
  if (word.endsWith('ऊ')) return each(stem, ['उएँ', 'उओं', 'उओ'])
  if (/[ाुोौ\u0904-\u0914]ँ?$/u.test(word)) return each(word, ['एँ', 'ओं', 'ओ'])
  return each(word, ['ें', ...OBLIQUE_VOCATIVE])
}

function adjective(word: string): string[] {
  if (NEVER_BENT.has(word)) return []
  if (word.endsWith('या')) return each(word.slice(0, -2), ['ए', 'ये', 'ई', 'यी'])
  return word.endsWith('ा') ? each(word.slice(0, -1), ['े', 'ी']) : []
}

/** Forms that do not follow the stem: perfective, polite and bare imperative, subjunctive. */
const IRREGULAR: Record<string, string> = {
  कर: 'करे किया किए किये की कीं कीजिए कीजिएगा',
  दे: 'दिया दिए दिये दी दीं दो दीजिए दीजिएगा दूँ दें दूँगा दूँगी देगा देगी देंगे देंगी दोगे दोगी',
  ले: 'लिया लिए लिये ली लीं लो लीजिए लीजिएगा लूँ लें लूँगा लूँगी लेगा लेगी लेंगे लेंगी लोगे लोगी',
  जा: 'जाए जाये गया गए गये गई गयी गईं',
  पी: 'पिया पिए पिये पी पीं पियो पीजिए पीजिएगा पिऊँ पिएँ पिए पिऊँगा पिऊँगी पिएगा पिएगी पिएँगे पिएँगी पियोगे पियोगी',
  हो: 'हुआ हुए हुई हुईं होइए हूँ है हैं हो हों था थे थी थीं होऊँगा होऊँगी होगा होगी होंगे होंगी होगे होगी होऊँ',
}

const COMMON = ['', 'ता', 'ते', 'ती', 'तीं', 'ना', 'ने', 'नी', 'कर', 'के']
const REST: Record<'consonant' | 'vowel', string[]> = {
  consonant: ['ा', 'े', 'ी', 'ीं', 'ो', 'िए', 'िएगा', 'ूँ', 'ें', 'ूँगा', 'ूँगी', 'ेगा', 'ेगी', 'ेंगे', 'ेंगी', 'ोगे', 'ोगी'],
  vowel: [
    'या',
    'ए',
    'ये',
    'ई',
    'यी',
    'ईं',
    'ओ',
    'इए',
    'इएगा',
    'ऊँ',
    'एँ',
    'ऊँगा',
    'ऊँगी',
    'एगा',
    'एगी',
    'एँगे',
    'एँगी',
    'ओगे',
    'ओगी',
  ],
}

function shortened(stem: string): string {
  return stem.replace(/ी$/u, 'ि').replace(/ू$/u, 'ु')
}

function verb(infinitive: string): string[] {
  const stem = infinitive.replace(/ना$/u, '')
  const vowel = /[\u0904-\u0914\u093e-\u094c]$/u.test(stem)
  const irregular = IRREGULAR[stem]?.split(' ') ?? []
  const perfect =
    stem === 'जा' || stem === 'कर' ? REST[vowel ? 'vowel' : 'consonant'].slice(vowel ? 6 : 4) : undefined
  const rest = perfect ?? REST[vowel ? 'vowel' : 'consonant']
  const suppletive = ['दे', 'ले', 'पी', 'हो'].includes(stem)
  return [
    ...each(stem, COMMON),
    ...(suppletive ? [] : each(shortened(stem), stem.endsWith('ू') ? ['आ', ...rest] : rest)),
    ...irregular,
  ]
}

function inflected(word: string, is: string): string[] {
  if (/\bverb\b/u.test(is) && word.endsWith('ना')) return verb(word)
  if (/\badj/u.test(is)) return adjective(word)
  if (!/\bnoun\b/u.test(is)) return []
  if (/\bf\b|feminine/u.test(is)) return feminine(word)
  return masculine(word, /\bunmarked\b/u.test(is))
}

/**
 * Every regular form of a dictionary entry, itself first. `is` says what it is: `noun m`, `noun f`, `noun m unmarked`
 * (राजा), `adjective`, `verb` (the infinitive). A phrase is inflected in its last word; what is none of these has one form.
 */
export function forms(entry: { hi: string; is: string }): string[] {
  const words = foldLetters(entry.hi).trim().split(/\s+/u)
  const last = words.at(-1) ?? ''
  const before = words
    .slice(0, -1)
    .map((word) => `${word} `)
    .join('')
  return [
    ...new Set(
      [last, ...inflected(last, entry.is)]
        .filter((form) => form !== '')
        .map((form) => before + foldLetters(form)),
    ),
  ]
}
