import type { Student } from '../accounts/sessions/caller-store.ts'
import { Refusal } from '../refusal.ts'

/** Whatever the browser says, a customer is only ever the one of this session (domain 22). */
export function ownCustomer(student: Student, customerId: string): void {
  // An older page writes what it does not know as text.
  const isNone = ['', 'null', 'undefined'].includes(customerId)
  if (!isNone && customerId !== student.stripeCustomerId)
    throw new Refusal(403, 'This is the account of somebody else.')
}
