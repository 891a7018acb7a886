/** A part of a whole file, as a player asks for it (RFC 9110 14.2); the whole where the range says nothing usable. */
export async function partOf(whole: Response, range: string | null): Promise<Response> {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return whole
  const bytes = await whole.blob()
  const { size } = bytes
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  const headers = new Headers({
    'content-type': whole.headers.get('content-type') ?? '',
    'accept-ranges': 'bytes',
  })
  if (from > to) {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${from}-${to}/${size}`)
  headers.set('content-length', String(to - from + 1))
  return new Response(bytes.slice(from, to + 1), { status: 206, headers })
}
