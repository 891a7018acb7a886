import { academy } from '#rules/academy.ts'
import type { Config } from '../config.ts'
import { renderLetter } from '../mail/mail-template.ts'

type Settings = Pick<Config, 'publicUrl'>

/** To the address that was: who did not change it learns of it there. */
export function emailChangedMail(firstName: string, { publicUrl }: Settings) {
  const letter = {
    subject: `Your ${academy.name} account has a new e-mail`,
    preview: 'Was it you? Then all is well.',
    heading: `Namaste, ${firstName}`,
    paragraphs: ['The e-mail of your account was changed. From now on you sign in with the new one.'],
    notes: ['It was not you? Please answer this mail at once, and we will help.'],
  }
  return renderLetter(letter, publicUrl)
}

export function accountDeletedMail(firstName: string, { publicUrl }: Settings) {
  const letter = {
    subject: `Your ${academy.name} account is deleted`,
    preview: 'Thank you for having been with us.',
    heading: `Goodbye, ${firstName}`,
    paragraphs: [
      'Your account and what you learned in it are deleted. Your reviews stay, without your name.',
      'Thank you for having been with us. You are welcome back at any time.',
    ],
    // The academy deletes accounts, too: on request, or by itself.
    notes: ['You did not ask for this? Please answer this mail at once.'],
  }
  return renderLetter(letter, publicUrl)
}
