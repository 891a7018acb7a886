import { academy } from '#rules/academy.ts'
import type { Config } from '../../config.ts'
import type { Tx } from '../../database/sql.ts'
import { type Letter, renderLetter } from '../../mail/mail-template.ts'
import { queueMail } from '../../mail/queue-mail.ts'

type Told = 'on' | 'off' | 'takenOff' | 'newCodes' | 'codeUsed' | 'wrongCodes'
type Words = Pick<Letter, 'subject' | 'preview' | 'paragraphs' | 'notes'>

const notYou = 'It was not you? Change your password at once, then answer this mail, and we will help.'

/** What is said of each change: whoever did not make it learns of it here. */
const words: Record<Told, (recoveryCodesLeft: number) => Words> = {
  on: () => ({
    subject: `Two-step sign-in is on for your ${academy.name} account`,
    preview: 'From now on signing in asks for a code of your app.',
    paragraphs: [
      'From now on signing in asks for your password and for a code of your authenticator app. Your other devices were signed out.',
      'Keep your recovery codes where you find them without your phone. Nobody here can read them out to you.',
    ],
    notes: [notYou],
  }),
  off: () => ({
    subject: `Two-step sign-in is off for your ${academy.name} account`,
    preview: 'Your password alone opens your account again.',
    paragraphs: [
      'From now on your password alone opens your account. You can switch two-step sign-in on again in your profile.',
    ],
    notes: [notYou],
  }),
  takenOff: () => ({
    subject: `We took two-step sign-in off your ${academy.name} account`,
    preview: 'You sign in with your password alone, until you switch it on again.',
    paragraphs: [
      'Somebody of the academy took two-step sign-in off your account, and signed it out everywhere. You sign in with your password alone, until you switch it on again in your profile.',
    ],
    notes: ['You did not ask for this? Please answer this mail at once.'],
  }),
  newCodes: () => ({
    subject: `New recovery codes for your ${academy.name} account`,
    preview: 'The older ones open nothing any more.',
    paragraphs: ['Ten new recovery codes were made for your account. The older ones open nothing any more.'],
    notes: [notYou],
  }),
  codeUsed: (left) => ({
    subject: `A recovery code of your ${academy.name} account was used`,
    preview: 'Was it you? Then all is well.',
    paragraphs: [
      `A recovery code stood in for your authenticator app. It opens nothing any more; unused codes: ${left}.`,
      'You have lost your app? Switch two-step sign-in off and on again in your profile, with the new one.',
    ],
    notes: [notYou],
  }),
  wrongCodes: () => ({
    subject: `Wrong codes at the door of your ${academy.name} account`,
    preview: 'Your password was right, the codes were not.',
    paragraphs: [
      'Somebody gave your password, then several wrong codes. Nobody got in, and the next tries have to wait.',
    ],
    notes: ['It was not you? Then somebody knows your password. Please choose a new one at once.'],
  }),
}

interface Person {
  email: string
  firstName: string
}

interface Telling {
  config: Pick<Config, 'publicUrl'>
  recoveryCodesLeft?: number
  dedupeKey?: string
}

export async function tellOfTwoSteps(
  tx: Tx,
  told: Told,
  { email, firstName, config, recoveryCodesLeft = 0, dedupeKey }: Person & Telling,
): Promise<void> {
  const letter = { ...words[told](recoveryCodesLeft), heading: `Namaste, ${firstName}` }
  const mail = renderLetter(letter, config.publicUrl)
  await queueMail(tx, { to: email, ...mail, ...(dedupeKey && { dedupeKey }) })
}
