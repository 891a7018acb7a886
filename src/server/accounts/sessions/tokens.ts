import { createHmac, hash, randomBytes } from 'node:crypto'

/** 256 bits that mean nothing: what is kept of it is its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/**
 * The refresh token that follows this one. It is derived, not drawn: two tabs that refresh at once, and a reply that
 * was lost on its way, all lead to the same next token.
 */
export function successorOf(refreshToken: string, secretKey: string): string {
  const [family] = refreshToken.split('.')
  const next = createHmac('sha256', secretKey).update(`refresh:${refreshToken}`).digest('base64url')
  return `${family}.${next}`
}
