import { expect, test } from 'vitest'
import { createMediaAddresses, mediaExpiry } from './media-addresses.ts'

const addresses = createMediaAddresses('a secret that is long enough for us', 'engine-1')
const noon = new Date('2026-03-01T12:00:00Z')
const speech = { text: "कृपया [[kr'Ip@ja:]]", voice: 'woman', rate: 'slow' } as const

const tokenOf = (url: string) => new URL(url, 'http://x').searchParams.get('t') ?? ''
const queryOf = (url: string) => Object.fromEntries(new URL(url, 'http://x').searchParams)

test('a voice address says the same thing every time, and hides what it says', () => {
  const url = addresses.voiceUrl(speech)
  expect(url).toBe(addresses.voiceUrl(speech))
  expect(url).toMatch(/^\/media\/voice\/[0-9a-f]{32}\.mp3\?t=[\w-]+$/)
  expect(Buffer.from(tokenOf(url), 'base64url').toString()).not.toContain('कृ')
  expect(addresses.speechAt(tokenOf(url), noon)).toEqual(speech)
})

test('a voice address says all that it was made of, whatever its text holds', () => {
  const ends = new Date('2026-03-01T18:00:00Z')
  const said = {
    text: 'एक\n[दो]',
    voice: 'mr man',
    rate: 'normal',
    recording: 'aam',
    expiresAt: ends,
  } as const
  expect(addresses.speechAt(tokenOf(addresses.voiceUrl(said)), noon)).toEqual(said)
})

test('an address of before, which a device may have kept, still says what it said', () => {
  const kept =
    'M5ySKUwhSmgIDUYJsS7QHOeucmaTTdTfkxC8up7EJrZLdObH5yT9WvjLD1adoy1clzJ8qimCu5hiVtQJOC2TdlHo4fWVXrsodp1Npl2t-Td2VxOP7rE4PkUIbDo2YD0'
  const expiresAt = new Date('2026-03-01T18:00:00Z')
  expect(addresses.speechAt(kept, noon)).toEqual({ ...speech, recording: 'aam', expiresAt })
})

test('what a person recorded has a path of its own, a word without a recording that of its speech', () => {
  const pathOf = (recording: string) => addresses.voiceUrl({ ...speech, recording }).split('?')[0]
  expect(pathOf('0123456789abcdef0123456789abcdef')).toBe('/media/voice/0123456789abcdef0123456789abcdef.mp3')
  expect(pathOf('aam')).toBe(addresses.voiceUrl(speech).split('?')[0])
})

test('an altered voice address is refused with 403', () => {
  const token = tokenOf(addresses.voiceUrl(speech))
  const altered = token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA')
  for (const bad of [altered, '', 'x', 'e30']) {
    expect(() => addresses.speechAt(bad, noon)).toThrow(expect.objectContaining({ status: 403 }))
  }
})

test('an address ends after 6 hours at most, and is the same for a whole hour', () => {
  expect(mediaExpiry(noon)).toEqual(new Date('2026-03-01T18:00:00Z'))
  expect(mediaExpiry(new Date('2026-03-01T12:59:59Z'))).toEqual(new Date('2026-03-01T18:00:00Z'))
  const early = addresses.voiceUrl({ ...speech, expiresAt: new Date('2026-03-01T17:00:01Z') })
  const late = addresses.voiceUrl({ ...speech, expiresAt: new Date('2026-03-01T17:59:00Z') })
  expect(early).toBe(late)
})

test('an ended address is refused with 410, a moment before it works', () => {
  const token = tokenOf(addresses.voiceUrl({ ...speech, expiresAt: new Date('2026-03-01T18:00:00Z') }))
  expect(addresses.speechAt(token, new Date('2026-03-01T17:59:59Z')).text).toBe(speech.text)
  expect(() => addresses.speechAt(token, new Date('2026-03-01T18:00:00Z'))).toThrow(
    expect.objectContaining({ status: 410 }),
  )
})

test('a signed path works as given: another path, end or signature does not', () => {
  const path = '/media/files/market.mp4'
  const given = queryOf(addresses.signedMediaUrl(path, { expiresAt: mediaExpiry(noon) }))
  expect(addresses.checkSignature(path, given, noon)).toEqual({ expiresAt: mediaExpiry(noon) })
  const refused = (wrongPath: string, query: object) =>
    expect(() => addresses.checkSignature(wrongPath, query, noon)).toThrow(
      expect.objectContaining({ status: 403 }),
    )
  refused('/media/files/other.mp4', given)
  refused(path, { ...given, e: '99999999999' })
  refused(path, { s: given.s })
  refused(path, { ...given, s: `${given.s?.slice(0, -1)}!` })
  refused(path, {})
  expect(() => addresses.checkSignature(path, given, mediaExpiry(noon))).toThrow(
    expect.objectContaining({ status: 410 }),
  )
})

test("a film's captions are signed as one, for every language and for no other film", () => {
  const pathOf = (film: string, kind: string) => `/media/captions/${film}.${kind}.vtt`
  const given = queryOf(addresses.signedMediaUrl(pathOf('chai.meet', 'hi')))
  for (const kind of ['hi', 'roman', 'en'])
    expect(addresses.checkSignature(pathOf('chai.meet', kind), given, noon)).toEqual({})
  for (const other of [pathOf('chai.watch', 'hi'), pathOf('chai', 'hi'), '/media/files/chai.hi.vtt'])
    expect(() => addresses.checkSignature(other, given, noon)).toThrow(
      expect.objectContaining({ status: 403 }),
    )
})

test('free media carry no end, and another secret signs otherwise', () => {
  const url = addresses.signedMediaUrl('/media/film/a.mp3')
  expect(url).toMatch(/^\/media\/film\/a\.mp3\?s=[\w-]{27}$/)
  const others = createMediaAddresses('another secret that is long enough', 'engine-1', 'https://cdn.test')
  expect(others.signedMediaUrl('/media/film/a.mp3')).not.toContain(queryOf(url).s)
  expect(others.voiceUrl(speech)).toMatch(/^https:\/\/cdn\.test\/media\/voice\//)
})
