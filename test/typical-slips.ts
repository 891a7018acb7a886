/** Slips that learners make in typing: each changes one thing of a text, where that thing stands in it. */
const slips: [name: string, of: RegExp, to: string][] = [
  ['a long vowel made short', /ी/u, 'ि'],
  ['a short vowel made long', /ि/u, 'ी'],
  ['u made long', /ु/u, 'ू'],
  ['aa left out', /ा/u, ''],
  ['the chandrabindu as a dot', /ँ/u, 'ं'],
  ['the dot left out', /ं/u, ''],
  ['the nukta left out', /\u093c/u, ''],
  ['no breath', /ख/u, 'क'],
  ['at the teeth', /ट/u, 'त'],
  ['masculine for feminine', /ी(?= |$)/u, 'ा'],
  ['feminine for masculine', /ा(?= |$)/u, 'ी'],
  ['several for one', /है$/u, 'हैं'],
  ['one for several', /हैं$/u, 'है'],
  ['undoubled', /([क-ह])्\1/u, '$1'],
  ['joined', / (?=में|को|से|पर|का|की|के)/u, ''],
  ['close for polite', /आप(?= )/u, 'तुम'],
  ['polite for close', /तुम(?= )/u, 'आप'],
  ['the last word left out', / [^ ]+$/u, ''],
]

/** Every text that one typical slip makes of this one. */
export function slipsOf(text: string): string[] {
  const parted = text.normalize('NFD')
  return slips
    .map(([, of, to]) => parted.replace(of, to).normalize('NFC'))
    .filter((slip) => slip !== '' && slip !== text.normalize('NFC'))
}
