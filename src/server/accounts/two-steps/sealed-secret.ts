import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const nonceLength = 12
const tagLength = 16

/** Whose secret it is, bound into the seal: put into somebody else's row it does not open. */
interface Seal {
  secretKey: string
  studentId: string
}

/** 160 bits, as RFC 4226 recommends. */
export function newSecret(): Buffer {
  return randomBytes(20)
}

export function sealSecret(secret: Uint8Array, { secretKey, studentId }: Seal): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey), nonce).setAAD(Buffer.from(studentId))
  const body = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** Null where it was sealed with another key: SECRET_KEY was changed, and recovery codes are the way in. */
export function openSecret(sealed: Uint8Array, { secretKey, studentId }: Seal): Buffer | null {
  const bytes = Buffer.from(sealed)
  const opener = createDecipheriv('aes-256-gcm', keyOf(secretKey), bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  })
    .setAAD(Buffer.from(studentId))
    .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  try {
    return Buffer.concat([opener.update(bytes.subarray(nonceLength + tagLength)), opener.final()])
  } catch {
    return null
  }
}

function keyOf(secretKey: string): Buffer {
  return createHmac('sha256', secretKey).update('secrets of two-step sign-in').digest()
}
