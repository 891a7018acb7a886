import { inflateSync } from 'node:zlib'

/** The texts of a PDF, as it says them itself beside the letters it draws. */
export function textsOf(pdf: Buffer): string[] {
  const texts: string[] = []
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('\nstream\n', at + 7)) {
    const start = pdf.indexOf('stream\n', at) + 7
    const page = inflated(pdf.subarray(start, pdf.indexOf('endstream', start)))
    for (const [, text = ''] of page.matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs)) texts.push(read(text))
  }
  return texts
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}

/** A PDF's string: plain, or two bytes a letter behind a mark. */
function read(text: string): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const bytes = Buffer.from(
    text.replace(/\\(.)/gs, (_, one: string) => escapes[one] ?? one),
    'latin1',
  )
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff) return bytes.toString('latin1')
  return bytes.subarray(2).swap16().toString('utf16le')
}
