import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

/** The card provider's own form (spec 9): AES-128-CBC, the bytes 0 to 15 as IV, the key from a digest, in hex. */
const iv = Buffer.from(Array.from({ length: 16 }, (_, at) => at))

export function encryptText(text: string, workingKey: string): string {
  const cipher = createCipheriv('aes-128-cbc', keyOf(workingKey), iv)
  return cipher.update(text, 'utf8', 'hex') + cipher.final('hex')
}

/** Null where it was not written with this key. It proves nothing: what it says is asked of the provider. */
export function decryptText(hex: string, workingKey: string): string | null {
  try {
    const decipher = createDecipheriv('aes-128-cbc', keyOf(workingKey), iv)
    return decipher.update(hex.trim(), 'hex', 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

function keyOf(workingKey: string): Buffer {
  return createHash('md5').update(workingKey).digest()
}
