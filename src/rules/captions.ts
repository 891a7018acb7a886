/** What is read while a stretch of a film is heard. Milliseconds. */
export interface Cue {
  from: number
  to: number
  text: string
}

/** Of one film in one language; two hours of talk have as many. */
export const longestCaptions = 100_000

const moment = String.raw`(?:(\d+):)?(\d{2}):(\d{2})[.,](\d{3})`
const timing = new RegExp(`^\\s*${moment}\\s+-->\\s+${moment}`)

const commas = /^([ \t]*[\d:]+),(\d{3}[ \t]+-->[ \t]+[\d:]+),(?=\d{3})/gm

/** Times as SubRip writes them (00:01,500) are put as browsers read them (00:01.500). */
export function withDots(vtt: string): string {
  return vtt.replace(commas, '$1.$2.')
}

/** A file of captions, WebVTT or SubRip, as WebVTT; or what is wrong with it, as it is told to who chose it. */
export function captionsIn(file: string): { vtt: string } | { trouble: string } {
  const dotted = withDots(file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
  const vtt = dotted.startsWith('WEBVTT') ? dotted : `WEBVTT\n\n${dotted.trimStart()}`
  if (vtt.length > longestCaptions) return { trouble: 'Captions have 100,000 characters at most.' }
  if (vtt.includes('\uFFFD')) return { trouble: 'Some letters cannot be read. Save the file as UTF-8 first.' }
  if (cuesOf(vtt).length === 0) return { trouble: 'No captions are in it. Choose a .vtt or an .srt file.' }
  return { vtt }
}

/** The cues of a WebVTT file, in its order, as plain text; nothing where it is none. */
export function cuesOf(vtt: string): Cue[] {
  const blocks = vtt
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(blocks[0] ?? '')) return []
  return blocks.flatMap((block) => {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => timing.test(line))
    const found = timing.exec(lines[at] ?? '')
    const text = plain(lines.slice(at + 1).join('\n'))
    if (!found || text === '') return []
    const [from, to] = [millisecondsOf(found.slice(1, 5)), millisecondsOf(found.slice(5, 9))]
    return to > from ? [{ from, to, text }] : []
  })
}

function millisecondsOf([hours = '0', minutes = '0', seconds = '0', rest = '0']: (string | undefined)[]) {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest)
}

const signs: Record<string, string> = { lt: '<', gt: '>', amp: '&', nbsp: ' ', lrm: '', rlm: '' }

/**
 * Who speaks stands before what they say; all other marks go. A mark ends before the next begins: else each `<` of many
 * would be searched from to the end.
 */
function plain(text: string): string {
  return text
    .replace(/<v(?:\.[^\s<>]*)?\s([^<>]+)>/g, (_, name: string) => `${name.trim()}: `)
    .replace(/<[^<>]*>/g, '')
    .replace(/&(\w+);/g, (sign, name: string) => signs[name] ?? sign)
    .trim()
}
