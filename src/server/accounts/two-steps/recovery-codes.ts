import { randomBytes } from 'node:crypto'
import { recoveryAlphabet, recoveryCodeCount } from '#rules/two-steps.ts'
import { stretched } from '../passwords/passwords.ts'

export interface RecoveryCodes {
  /** Shown once, and kept nowhere. */
  codes: string[]
  salt: Buffer
  hashes: Buffer[]
}

/** New codes of 60 random bits. They share a salt, so that one that is given is worked on once. */
export async function newRecoveryCodes(): Promise<RecoveryCodes> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  const salt = randomBytes(16)
  return { codes, salt, hashes: await Promise.all(codes.map((code) => stretched(code, salt))) }
}

function newCode(): string {
  return Array.from(randomBytes(12), (byte) => recoveryAlphabet[byte % recoveryAlphabet.length]).join('')
}
