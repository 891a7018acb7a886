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

/** Near and far, one and several. */
export const POINTERS = new Map(
  `यह one, near
ये several, near
वह one, far
वे several, far
वो one, far
इस one, near, before a postposition
उस one, far, before a postposition
इन several, near, before a postposition
उन several, far, before a postposition`
    .split('\n')
    .map((line) => line.split(' '))
    .map(([word = '', ...what]) => [nfc(word), what.join(' ')]),
)

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
])

/** Whether a word is one of the grammar's own, which a dictionary's meaning would not explain. */
export const isLittleWord = (word: string): boolean => littleWords.has(word)
