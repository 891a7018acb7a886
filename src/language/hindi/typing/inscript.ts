/** The standard InScript layout, row by row from the left: a key's `code`, what it types, and what with Shift. */
const ROWS = `
Backquote ॊ ऒ | Digit1 1 ऍ | Digit2 2 ॅ | Digit3 3 ्र | Digit4 4 र् | Digit5 5 ज्ञ | Digit6 6 त्र | Digit7 7 क्ष | Digit8 8 श्र | Digit9 9 ( | Digit0 0 ) | Minus - ः | Equal ृ ऋ
KeyQ ौ औ | KeyW ै ऐ | KeyE ा आ | KeyR ी ई | KeyT ू ऊ | KeyY ब भ | KeyU ह ङ | KeyI ग घ | KeyO द ध | KeyP ज झ | BracketLeft ड ढ | BracketRight ़ ञ | Backslash ॉ ऑ
KeyA ो ओ | KeyS े ए | KeyD ् अ | KeyF ि इ | KeyG ु उ | KeyH प फ | KeyJ र ऱ | KeyK क ख | KeyL त थ | Semicolon च छ | Quote ट ठ
KeyZ ॆ ऎ | KeyX ं ँ | KeyC म ण | KeyV न ऩ | KeyB व ऴ | KeyN ल ळ | KeyM स श | Comma , ष | Period . । | Slash य य़
`

export type InscriptKey = { code: string; plain: string; shifted: string }

/** The keys as they lie, for a picture of the layout. */
export const inscriptRows: InscriptKey[][] = ROWS.trim()
  .split('\n')
  .map((row) =>
    row.split(' | ').map((key) => {
      const [code = '', plain = '', shifted = ''] = key.split(' ')
      return { code, plain, shifted: shifted.normalize('NFC') }
    }),
  )

const byCode = new Map(inscriptRows.flat().map((key) => [key.code, key]))

/** What a physical key types in InScript; nothing for keys that the layout leaves alone. */
export function inscriptLetter(code: string, withShift: boolean): string | undefined {
  const key = byCode.get(code)
  return withShift ? key?.shifted : key?.plain
}
