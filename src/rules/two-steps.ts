import type { Role } from './permissions.ts'

/** How many one-use codes come with two-step sign-in, for the day the app is lost. */
export const recoveryCodeCount = 10

/** No letter or digit that looks like another: 32 of them, five bits each. */
export const recoveryAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const recoveryLength = 12
const recoveryCode = new RegExp(`^[${recoveryAlphabet}]{${recoveryLength}}$`)

/** What somebody typed where a code is asked for: one of the app, or one of those kept for the day it is lost. */
export type GivenCode = { kind: 'app' | 'recovery'; code: string }

/** Reads a code however it was written: with blanks and hyphens, in small letters, in Devanagari digits. */
export function readCode(typed: string): GivenCode | null {
  const code = typed
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\s\p{Dash}]/gu, '')
    .toUpperCase()
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  return recoveryCode.test(code) ? { kind: 'recovery', code } : null
}

/** As a recovery code is shown: in three groups, to be copied by hand. */
export function shownRecoveryCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? ''
}

/** How many wrong codes an account may meet in how many minutes; and an address, whoever it tries. */
export const codeLimits = [
  { of: 'account', most: 5, minutes: 15 },
  { of: 'account', most: 20, minutes: 24 * 60 },
  { of: 'address', most: 30, minutes: 15 },
] as const

/** As whom somebody of the academy counts who still has to switch on two-step sign-in: as a student. */
export function workingRole(role: Role, owesTwoSteps: boolean): Role {
  return owesTwoSteps ? 'STUDENT' : role
}
