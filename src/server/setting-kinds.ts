import { z } from 'zod'

/** What a setting may look like; what is said of one that does not follows its name in the line that refuses it. */

export const text = z.string().regex(/\S/, 'is empty')

export const onOff = z.enum(['on', 'off'], { error: "is neither 'on' nor 'off'" })

export const whole = (from: number, to: number) => {
  const error = `is not a whole number from ${from} to ${to}`
  return z.string().regex(/^\d+$/, error).transform(Number).pipe(z.number().min(from, error).max(to, error))
}

export const address = z.url({ protocol: /^https?$/, error: 'is not an http(s) address' })

const withoutSlash = (url: string) => url.replace(/\/+$/, '')
const isOrigin = (url: string) => URL.parse(url)?.href.replace(/\/$/, '') === URL.parse(url)?.origin

/** Https:// is as good, and is looked for in small letters. */
export const origin = address
  .refine(isOrigin, 'is more than an origin: no path, no question mark, no password')
  .transform((url) => withoutSlash(url).replace(/^https?/i, (scheme) => scheme.toLowerCase()))

export const addressWithPath = address
  .refine(
    (url) => !/[?#@]/.test(url),
    'is more than an address and a path: no question mark, no #, no password',
  )
  .transform(withoutSlash)

// What a password often holds, and what ends it in an address.
const escapes = 'in a password # is written %23, / %2F, ? %3F'

export const postgresAddress = z
  .url({ protocol: /^postgres(ql)?$/, error: `is not a postgres:// address (${escapes})` })
  .refine((url) => !/%(?![0-9a-f]{2})/i.test(url), 'holds a % that is written %25 there')
  .refine(isUtf8, 'holds a letter that is not written in UTF-8 (é is written %C3%A9)')

/** `%E9` is é in another encoding: the database's driver would throw where it reads it. */
function isUtf8(url: string): boolean {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}

export const smtpAddress = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: `is not an smtp:// address (${escapes})`,
})

export const sender = z
  .string()
  .regex(
    /^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    "is not an address like 'Boli <namaste@boli.test>'",
  )

const portOf = (place: string) => Number(place.split(':').at(-1))

export const socket = z
  .string()
  .regex(/^([^/\s]+:\d+|\/\S+)$/, 'is neither host:port nor the path of a socket')
  .refine(
    (place) => place.startsWith('/') || (portOf(place) > 0 && portOf(place) < 65_536),
    'names a port that is none of 1 to 65535',
  )
