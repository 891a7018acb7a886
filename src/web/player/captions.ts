/** The rows that a learner reads under a film: each can be switched. */
export interface CaptionRows {
  hindi: boolean
  roman: boolean
  gloss: boolean
  english: boolean
}

export const captionNames: Record<keyof CaptionRows, string> = {
  hindi: 'Hindi',
  roman: 'Roman',
  gloss: 'Word for word',
  english: 'English',
}

export const allRows: CaptionRows = { hindi: true, roman: true, gloss: true, english: true }
export const noRows: CaptionRows = { hindi: false, roman: false, gloss: false, english: false }
const key = 'captions'

export function readRows(): CaptionRows {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Record<keyof CaptionRows, unknown>>
    const row = (name: keyof CaptionRows) => (typeof kept[name] === 'boolean' ? kept[name] : allRows[name])
    return { hindi: row('hindi'), roman: row('roman'), gloss: row('gloss'), english: row('english') }
  } catch {
    return allRows
  }
}

export function keepRows(rows: CaptionRows) {
  try {
    localStorage.setItem(key, JSON.stringify(rows))
  } catch {
    // Without storage the choice lasts for this page.
  }
}

/** C switches all rows off, and on again. */
export const toggleAll = (rows: CaptionRows): CaptionRows => {
  const isAnyOn = Object.values(rows).some(Boolean)
  return isAnyOn ? noRows : allRows
}

/** Which of a file's tracks belongs to which row: what is neither roman nor English is the language that is learnt. */
export function rowOfTrack(language: string): keyof CaptionRows {
  if (/latn/i.test(language)) return 'roman'
  return language === 'en' ? 'english' : 'hindi'
}
