import { createHmac, timingSafeEqual } from 'node:crypto'

const period = 30_000
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** A clock may be wrong by half a minute either way. */
const drift = [-1, 0, 1]

/** Which half minute it is since 1970: what a code is made of besides the secret. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / period)
}

/** The code of an authenticator app (RFC 6238 with its defaults: HMAC-SHA-1, six digits). */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Of which half minute a code is, the newest where several fit; null where it is of none. Looks at all, always. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const given = Buffer.from(code)
  let found: number | null = null
  for (const step of drift.map((late) => stepAt(now) + late)) {
    const right = Buffer.from(codeAt(secret, step))
    if (given.length === right.length && timingSafeEqual(given, right)) found = step
  }
  return found
}

/** A secret as authenticator apps take it (RFC 4648, without padding). */
export function base32Of(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => base32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}
