import { academy } from '#rules/academy.ts'
import type { Config } from '../../config.ts'
import { renderLetter } from '../../mail/mail-template.ts'

type Settings = Pick<Config, 'publicUrl'>

export function activationMail(firstName: string, href: string, { publicUrl }: Settings) {
  const letter = {
    subject: `Activate your ${academy.name} account`,
    preview: 'One click, and your account is yours.',
    heading: `Namaste, ${firstName}`,
    paragraphs: ['It is good to have you with us. Please show us that this address is yours.'],
    button: { label: 'Activate my account', href },
    notes: [
      'The link works once, for seven days.',
      'You did not open an account with us? Then somebody mistyped an address, and you can forget this mail.',
    ],
  }
  return renderLetter(letter, publicUrl)
}

export function resetMail(firstName: string, href: string, { publicUrl }: Settings) {
  const letter = {
    subject: `Choose a new ${academy.name} password`,
    preview: 'The link works once, for twenty minutes.',
    heading: 'A new password',
    paragraphs: [
      `Namaste ${firstName}, somebody asked for a new password for your account. Here you choose it.`,
    ],
    button: { label: 'Choose a new password', href },
    notes: [
      'The link works once, for twenty minutes. A newer mail from us replaces it.',
      'It was not you? Then do nothing: your password stays as it is.',
    ],
  }
  return renderLetter(letter, publicUrl)
}
