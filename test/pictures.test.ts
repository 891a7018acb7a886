import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { keepPicture } from '#server/profile/pictures.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'boli-pictures-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c62f17' } })
const urlOf = (bytes: Uint8Array, kind = 'png') =>
  `data:image/${kind};base64,${Buffer.from(bytes).toString('base64')}`
const keep = (url: string) => keepPicture(url, { dataDir })
const kept = (name: string) => readFileSync(join(dataDir, 'profile', name))
const wrongKind = { status: 422, message: 'Please select Image in PNG, JPG' }

/** A PNG that claims a size in its header and holds next to nothing. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(4)
    frame.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([frame, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc(100_000))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a picture is kept as WebP within 400 x 300, under a name that tells its content', async () => {
  const url = urlOf(await red(1600, 1200).png().toBuffer())
  const name = await keep(url)
  expect(name).toMatch(/^[0-9a-f]{32}\.webp$/)
  expect(await sharp(kept(name)).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 })
  expect(await keep(url)).toBe(name)
})

test('a JPEG is kept whatever it calls itself, and never made larger', async () => {
  const name = await keep(urlOf(await red(80, 90).jpeg().toBuffer(), 'png'))
  expect(await sharp(kept(name)).metadata()).toMatchObject({ width: 80, height: 90 })
})

test('the place where it was taken stays behind, the way up does not', async () => {
  const photograph = await red(300, 200)
    .withExif({ IFD0: { Orientation: '6', Make: 'Camera' }, IFD3: { GPSLatitude: '28/1 36/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(photograph).metadata()).exif).toBeDefined()
  const facts = await sharp(kept(await keep(urlOf(photograph, 'jpeg')))).metadata()
  expect(facts.exif).toBeUndefined()
  expect(facts.xmp).toBeUndefined()
  expect(facts).toMatchObject({ width: 200, height: 300 })
})

test('what hides behind a picture, or inside its comments, is not kept', async () => {
  const script = '<script>alert(1)</script>PK\x03\x04'
  const picture = await red(40, 30)
    .withExif({ IFD0: { ImageDescription: script } })
    .jpeg()
    .toBuffer()
  const name = await keep(urlOf(Buffer.concat([picture, Buffer.from(script)]), 'jpeg'))
  expect(kept(name).includes('script')).toBe(false)
  expect(kept(name).includes('PK\x03\x04')).toBe(false)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
test.each([
  ['an SVG', `data:image/svg+xml;base64,${btoa(svg)}`],
  ['an SVG that calls itself a PNG', urlOf(Buffer.from(svg))],
  ['a GIF', urlOf(Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'))],
  ['a page behind the first bytes of a PNG', urlOf(Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1'))],
  ['nothing', urlOf(Buffer.alloc(0))],
  ['an address', 'https://example.org/picture.png'],
  ['no base64', 'data:image/png;base64,@@@@'],
])('%s is refused with a sentence', async (_what, url) => {
  await expect(keep(url)).rejects.toMatchObject(wrongKind)
})

test('a bomb of pixels is refused before it is drawn', async () => {
  const started = process.cpuUsage()
  for (const side of [8000, 60_000]) {
    await expect(keep(urlOf(bomb(side, side)))).rejects.toMatchObject({
      message: 'This picture has too many pixels. Please choose a smaller one.',
    })
  }
  // What it cost, however busy the machine is otherwise: in microseconds.
  const { user, system } = process.cpuUsage(started)
  expect(user + system).toBeLessThan(2_000_000)
})

test('of very many at once the last are told to come back, and the others are drawn one by one', async () => {
  const url = urlOf(await red(9, 9).png().toBuffer())
  const all = await Promise.allSettled(Array.from({ length: 53 }, () => keep(url)))
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toMatchObject([
    { status: 503, retryAfter: 5 },
    { status: 503, retryAfter: 5 },
  ])
})

test('a picture that breaks off is refused, and nothing of it is kept', async () => {
  const before = readdirSync(join(dataDir, 'profile'))
  const noise = await sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 99, sigma: 40 },
    },
  })
    .png()
    .toBuffer()
  await expect(keep(urlOf(noise.subarray(0, noise.length / 2)))).rejects.toMatchObject({ status: 422 })
  expect(readdirSync(join(dataDir, 'profile'))).toEqual(before)
})
