import { Refusal } from '../../refusal.ts'

/** What is said at the field that asks for the password again, whatever is about to be done. */
export function passwordRefusals(status: 403 | 422): { missing: Refusal; wrong: Refusal } {
  const saying = (message: string) =>
    new Refusal(status, message, { fields: [{ field: 'password', message }] })
  return {
    missing: saying('Please give your password too: you signed in a while ago.'),
    wrong: saying('This is not your password.'),
  }
}
