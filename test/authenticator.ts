import { createHmac } from 'node:crypto'

/** What an authenticator app shows at a moment for the secret it was given: written apart from the server's own. */
export function shownByApp(secret: string, at: Date): string {
  const bits = Array.from(secret.replace(/\s/g, ''), (letter) => {
    const value = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter)
    return value.toString(2).padStart(5, '0')
  }).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Math.floor(at.getTime() / 1000 / 30)
  const message = Buffer.from(counter.toString(16).padStart(16, '0'), 'hex')
  const hash = createHmac('sha1', key).update(message).digest('hex')
  const offset = Number.parseInt(hash.slice(-1), 16)
  const cut = Number.parseInt(hash.slice(offset * 2, offset * 2 + 8), 16) % 2 ** 31
  return String(cut % 1_000_000).padStart(6, '0')
}
