import type { Lexicon } from '../../judgement.ts'

const nfc = (text: string) => text.normalize('NFC')

/** What each postposition says. */
export const POSTPOSITIONS = new Map(
  `ने who did it | को to | से from, by, with | में in | पर on, at | तक up to | का of | के of | की of`
    .split('|')
    .map((entry) => entry.trim().split(' '))
    .map(([word = '', ...meaning]) => [nfc(word), meaning.join(' ')]),
)

/** The forms of “to be”, and whom each goes with. */
export const FORMS_OF_BE = new Map(
  `हूँ मैं
हो तुम
है one person or thing
हैं several, or one person with respect
था one masculine thing
थे several, or a man with respect
थी one feminine thing
थीं several feminine things, or a woman with respect`
    .split('\n')
    .map((line) => line.split(' '))
    .map(([word = '', ...whom]) => [nfc(word), whom.join(' ')]),
)

/** Which form of “to be” a subject takes. */
export const BE_OF_SUBJECT = new Map(
  'मैं/हूँ तुम/हो आप/हैं हम/हैं ये/हैं वे/हैं'.split(' ').map((pair) => nfc(pair).split('/') as [string, string]),
)

/** The three ways to say “you”, from close to polite, in all their forms; and imperatives that follow no stem. */
export const REGISTERS: string[][] = `
तू तुम आप
तुझे तुम्हें आपको
तुझको तुमको आपको
तेरा तुम्हारा आपका
तेरी तुम्हारी आपकी
तेरे तुम्हारे आपके
तुझसे तुमसे आपसे
तूने तुमने आपने
तुझमें तुममें आपमें
तुझपर तुमपर आपपर
दे दो दीजिए
ले लो लीजिए
कर करो कीजिए
पी पियो पीजिए
हो होओ होइए`
  .trim()
  .split('\n')
  .map((line) => nfc(line).split(' '))

export const REGISTER_NAMES = ['तू', 'तुम', 'आप']
export const REGISTERS_ARE_FOR = [
  'a small child or a closest friend',
  'friends and family',
  'people you respect',
]

/** Near and far, one and several. */
export const POINTERS = new Map(
  `यह one that is near
ये several that are near, or one with respect
वह one that is far
वे several that are far, or one with respect
वो one that is far
इस one that is near, before a postposition
उस one that is far, before a postposition
इन several that are near, before a postposition
उन several that are far, before a postposition`
    .split('\n')
    .map((line) => line.split(' '))
    .map(([word = '', ...what]) => [nfc(word), what.join(' ')]),
)

/** Written forms, and how everybody says them. */
const SPOKEN_FORMS = new Map(
  'यह/ये वह/वो वे/वो पर/पे न/ना सिर/सर बजकर/बजके'
    .split(' ')
    .map((pair) => nfc(pair).split('/') as [string, string]),
)

/** The norm, and what many say and write beside it. */
export const MANY_SAY = new Map(
  'कीजिए/करिए कीजिएगा/करिएगा'.split(' ').map((pair) => nfc(pair).split('/') as [string, string]),
)

/** Written otherwise, said alike: a listener writes down whichever. */
export const HOMOPHONES = new Map(
  'यह/ये वह/वो वे/वो न/ना'.split(' ').map((pair) => nfc(pair).split('/') as [string, string]),
)

/** What follows के, मेरे or अपने and is no noun there: के पीछे, मेरे पास. */
export const AFTER_KE = new Set(
  nfc(`पास पीछे आगे ऊपर नीचे साथ लिए सामने बाद पहले बारे अंदर बाहर बीच पार यहाँ क़रीब बिना कारण किनारे द्वारा अनुसार अलावा
    बजाय ख़िलाफ़ विरुद्ध दौरान भीतर बावजूद मुताबिक़ समान`).split(/\s+/u),
)

/** Verbs in -कर as they are said: जाके for जाकर. */
const SPOKEN_ENDING: [RegExp, string] = [/(?<!क)कर$/u, nfc('के')]

/** How a written word is said by everybody, where that is written otherwise. */
export function spokenForm(written: string, lexicon: Lexicon): string | undefined {
  const isVerb = lexicon.entryOf?.(written)?.kind === 'verb'
  return SPOKEN_FORMS.get(written) ?? (isVerb ? written.replace(...SPOKEN_ENDING) : undefined)
}

/** Words that become another before a postposition. */
export const OBLIQUE = new Map(
  'कोई/किसी कौन/किस जो/जिस मैं/मुझ तू/तुझ यह/इस वह/उस वो/उस ये/इन वे/उन'
    .split(' ')
    .map((pair) => nfc(pair).split('/') as [string, string]),
)

/** Little words that print sometimes joins to the word before, sometimes parts from it. */
export const FOLLOWERS = new Set(
  nfc('ने को से में पर का के की तक कर करके वाला वाली वाले ही भी तो जी सा सी से लिए भर').split(' '),
)

/** Verbs that a texter joins to the stem before them in roman: hogaya, jaraha, dedo. */
export const AFTER_A_STEM = new Set(
  nfc(
    'गया गए गई गये गयी गईं जाओ जाइए जाता जाते जाती जाएगा जाएगी रहा रहे रही दो दीजिए दिया दी दिए लो लीजिए लिया ली',
  ).split(' '),
)

/** “To me” in its two forms, both right. */
export const SAME_CASE = new Map(
  `मुझे/मुझको तुझे/तुझको हमें/हमको तुम्हें/तुमको उसे/उसको इसे/इसको उन्हें/उनको इन्हें/इनको
  किसे/किसको किन्हें/किनको जिसे/जिसको जिन्हें/जिनको`
    .split(/\s+/u)
    .map((pair) => nfc(pair).split('/'))
    .flatMap(([short = '', long = '']) => [
      [short, long],
      [long, short],
    ]),
)

/** The forms of one person, and what each says: मैं and मुझे are not free to choose. */
export const PERSONS: Map<string, string>[] = `
मैं I · मुझे to me · मैंने I, who did it
हम we · हमें to us · हमने we, who did it
तुम you · तुम्हें to you · तुमने you, who did it
आप you · आपको to you · आपने you, who did it
वह he, she · उसे to him, to her · उसने he, she, who did it
वे they · उन्हें to them · उन्होंने they, who did it
`
  .trim()
  .split('\n')
  .map(
    (line) =>
      new Map(
        line.split('·').map((form) => {
          const [word = '', ...what] = form.trim().split(' ')
          return [nfc(word), what.join(' ')] as [string, string]
        }),
      ),
  )

/** The three ways to say “not”. */
export const NEGATIONS = new Map([
  [nfc('नहीं'), 'what is not so'],
  [nfc('मत'), 'what one must not do'],
  [nfc('न'), 'wishes and polite requests'],
])

/** What is put after a word to weigh it. */
export const PARTICLES = new Map([
  [nfc('ही'), 'only, just'],
  [nfc('भी'), 'too, even'],
  [nfc('तो'), 'as for, then'],
])

/** Endings of the future, and whom they go with. */
export const FUTURE_ENDINGS: [RegExp, string][] = [
  [/[ूऊ]ँग[ाी]$/u, 'मैं'],
  [/[ोओ]ग[ेी]$/u, 'तुम'],
  [/[ेए][ंँ]ग[ेी]$/u, 'several, or आप and हम'],
  [/[ेए]ग[ाी]$/u, 'one person or thing'],
]

const littleWords = new Set([
  ...POSTPOSITIONS.keys(),
  ...FORMS_OF_BE.keys(),
  ...POINTERS.keys(),
  ...REGISTERS.slice(0, -5).flat(),
  ...PERSONS.flatMap((forms) => [...forms.keys()]),
  ...OBLIQUE.values(),
  ...nfc('सा सी').split(' '),
])

/** All that is the grammar's own. */
export const LITTLE_WORDS: readonly string[] = [...littleWords]

/** सबको, उसका, मुझसे: a postposition joined to the word before it. */
export const JOINED_TO = /^(सब|[उइ][सन]|[कज]ि[सन]|आप|हम|तुम|मुझ|तुझ)(ने|को|से|में|पर|का|के|की)$/u

/** Whether a word is one of the grammar's own, which a dictionary's meaning would not explain. */
export const isLittleWord = (word: string): boolean => littleWords.has(word) || JOINED_TO.test(word)
