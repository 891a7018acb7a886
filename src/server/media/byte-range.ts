/** The bytes asked for, both ends included; `whole` where the header is absent or says nothing usable (RFC 9110 14.2). */
export type ByteRange = { from: number; to: number } | 'whole' | 'outside'

export function byteRange(header: string | undefined, size: number): ByteRange {
  // Several ranges at once are allowed to be answered with the whole.
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole'
  if (first === '') return suffix(Number(last), size)
  const from = Number(first)
  const to = last === '' ? size - 1 : Number(last)
  if (last !== '' && to < from) return 'whole'
  if (from >= size) return 'outside'
  return { from, to: Math.min(to, size - 1) }
}

function suffix(length: number, size: number): ByteRange {
  if (length === 0 || size === 0) return 'outside'
  return { from: Math.max(0, size - length), to: size - 1 }
}
