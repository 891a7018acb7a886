import {
  changeUser,
  deleteUser,
  exportUser,
  type PersonChange,
  sendActivation,
  sendReset,
  takeOffTwoSteps,
} from '#calls/admin-people.ts'
import type { PersonPage } from '#calls/admin-people-page.ts'
import { impersonateUser } from '#calls/impersonation.ts'
import type { Permission } from '#rules/permissions.ts'
import { call } from '../../call.ts'
import { lookAs } from '../../layout/student/look-as.ts'
import { base64Of, saveFile } from '../course/save-file.ts'

/** Something that can be done with an account: asked once, in words that say what will happen. */
export interface AccountAction {
  id: string
  permission: Permission
  isFor: (person: PersonPage) => boolean
  label: string
  title: (name: string) => string
  text: string
  verb: string
  /** Answers with what to say once it is done. */
  run: (person: PersonPage, reason: string) => Promise<string>
  /** Why is to be said first; the log keeps it. */
  asksReason?: true
  /** Their e-mail is to be typed first. */
  asksEmail?: true
  /** Stands apart from what is done every day. */
  isGrave?: true
}

const change = async ({ id }: PersonPage, body: PersonChange, said: string) => {
  await call(changeUser, { params: { id }, body })
  return said
}
const sent = async (endpoint: typeof sendReset, { id }: PersonPage) =>
  (await call(endpoint, { params: { id } })).message

export const accountActions: AccountAction[] = [
  {
    id: 'activation',
    permission: 'support',
    isFor: ({ isValidated, isActive }) => !isValidated && isActive,
    label: 'Send the activation link again',
    title: (name) => `Send ${name} an activation link?`,
    text: 'A mail with a new link goes to their address. Every older activation link ends.',
    verb: 'Send it',
    run: (person) => sent(sendActivation, person),
  },
  {
    id: 'reset',
    permission: 'support',
    isFor: ({ isActive }) => isActive,
    label: 'Send a link for a new password',
    title: (name) => `Send ${name} a link for a new password?`,
    text: 'A mail with a link goes to their address; it works for 20 minutes. Their password stays until they choose a new one.',
    verb: 'Send it',
    run: (person) => sent(sendReset, person),
  },
  {
    id: 'two-steps',
    permission: 'people',
    isFor: ({ hasTwoSteps }) => hasTwoSteps,
    label: 'Take off two-step sign-in',
    isGrave: true,
    title: (name) => `Take two-step sign-in off the account of ${name}?`,
    text: 'For somebody who lost their phone and their recovery codes. Be sure that it is really them: from then on their password alone opens the account. They are signed out everywhere, and a mail tells them.',
    verb: 'Take it off',
    asksReason: true,
    run: async ({ id }, reason) =>
      (await call(takeOffTwoSteps, { params: { id }, body: { reason } })).message,
  },
  {
    id: 'eyes',
    permission: 'people',
    isFor: ({ role, isActive }) => role === 'STUDENT' && isActive,
    label: 'Look through their eyes',
    title: (name) => `See the academy as ${name}?`,
    text: 'You are signed in as them for an hour at most. Nothing you do there is saved as their progress, and the log says that you were there.',
    verb: 'Look',
    run: async ({ id, email }) => {
      lookAs(await call(impersonateUser, { body: { email, userId: id } }))
      return ''
    },
  },
  {
    id: 'star',
    permission: 'people',
    isFor: ({ isStarUser }) => !isStarUser,
    label: 'Make them a star user',
    title: (name) => `Make ${name} a star user?`,
    text: 'Every lesson of the courses that they are enrolled in opens for them, without a plan.',
    verb: 'Make them a star',
    run: (person) => change(person, { isStarUser: true }, 'They are a star user now.'),
  },
  {
    id: 'no-star',
    permission: 'people',
    isFor: ({ isStarUser }) => isStarUser,
    label: 'Take the star away',
    title: (name) => `Take the star away from ${name}?`,
    text: 'Lessons that their plan does not open are locked for them again. What they did stays.',
    verb: 'Take it away',
    run: (person) => change(person, { isStarUser: false }, 'They are not a star user any more.'),
  },
  {
    id: 'enable',
    permission: 'people',
    isFor: ({ isActive }) => !isActive,
    label: 'Enable the account',
    title: (name) => `Let ${name} in again?`,
    text: 'They can sign in again, and find everything as they left it. A plan that is not renewed any more they can renew under Manage Subscription while it runs, or buy anew.',
    verb: 'Enable it',
    run: (person) => change(person, { isActive: true }, 'The account is enabled.'),
  },
  {
    id: 'disable',
    permission: 'people',
    isFor: ({ isActive }) => isActive,
    label: 'Disable the account',
    isGrave: true,
    title: (name) => `Disable the account of ${name}?`,
    text: 'They are signed out everywhere at once, and cannot sign in until you enable the account again. Nothing is deleted. A paid plan runs to the end of its paid time, and is not renewed: they are told so by mail.',
    verb: 'Disable it',
    run: (person) => change(person, { isActive: false }, 'The account is disabled.'),
  },
  {
    id: 'export',
    permission: 'people',
    isFor: () => true,
    label: 'Export their data',
    title: (name) => `Export all that we hold about ${name}?`,
    text: 'You get one file with their profile and everything they did. Give it to nobody but them. The log says that you took it out.',
    verb: 'Export it',
    run: async (person) => {
      const data = await call(exportUser, { params: { id: person.id } })
      const file = new Blob([JSON.stringify(data, null, 2)])
      saveFile({ name: `student-${person.id}.json`, type: 'application/json', base64: await base64Of(file) })
      return 'The file is in your downloads.'
    },
  },
  {
    id: 'delete',
    permission: 'people',
    isFor: () => true,
    label: 'Delete the account',
    isGrave: true,
    title: (name) => `Delete the account of ${name}?`,
    text: 'Their profile, progress, credits and certificates go at once, and nobody can bring them back. Orders stay without their name, as the law asks, and so do their reviews. A paid plan is not refunded.',
    verb: 'Delete it for good',
    asksEmail: true,
    run: async ({ id, email }) => (await call(deleteUser, { params: { id }, body: { email } })).message,
  },
]
