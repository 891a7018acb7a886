import { academy } from '#rules/academy.ts'
import { renderLetter } from '../../mail/mail-template.ts'
import type { DueDigest } from './digest-store.ts'

interface Digest extends Pick<DueDigest, 'firstName'> {
  titles: string[]
  publicUrl: string
  token: string
}

/** The week's news by their titles; what they say is read in the academy. */
export function digestMail({ firstName, titles, publicUrl, token }: Digest) {
  const letter = {
    subject: `Your week at ${academy.name}`,
    preview: titles[0] ?? '',
    heading: `Namaste, ${firstName}`,
    paragraphs: ['This is new for you:', ...titles.map((title) => `• ${title}`)],
    button: { label: 'Read my notifications', href: `${publicUrl}/notification` },
    notes: [`You asked for this mail once a week. To end it: ${publicUrl}/unsubscribe?token=${token}`],
  }
  return renderLetter(letter, publicUrl)
}
