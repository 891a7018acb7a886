import { dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '../../refusal.ts'

const common = new Set(dictionary['passwords-common'])

/** The academy's own name, in the scripts it is written in: it comes to everybody's mind here. */
const ourName = new Set(['boli', 'बोली'])

/**
 * Refuses what is guessed first (domain 21): the commonest passwords, the academy's name, one's own e-mail. `status` is
 * that of a form that does not fit: 422 in the older family, 400 in the newer.
 */
export function refuseCommonPassword(password: string, email: string, status: 422 | 400 = 422): void {
  const problem = problemOf(password, email)
  if (problem) throw new Refusal(status, problem, { fields: [{ field: 'password', message: problem }] })
}

function problemOf(password: string, email: string): string | null {
  const guess = password.normalize('NFC').toLowerCase()
  const address = email.toLowerCase()
  const [mailbox] = address.split('@')
  if (guess === address || guess === mailbox) {
    return 'Your e-mail address is the first password that somebody would try. Please choose another.'
  }
  if (ourName.has(guess.replace(/[^\p{L}\p{M}]/gu, ''))) {
    return 'The name of the academy is too easy to guess. Please choose another password.'
  }
  if (common.has(guess)) {
    return 'This password is one of the most common ones. Please choose another.'
  }
  return null
}
