import { recordingDays } from '#rules/tutor-recordings.ts'
import { renderLetter } from '../../mail/mail-template.ts'
import type { Mail } from '../../mail/queue-mail.ts'
import { shownStudent } from '../letters/letter-parts.ts'
import type { TutorRecordingRow } from './tutor-recording-store.ts'

/** Tells a tutor, who has no account, that somebody wants to be heard: once for each link. */
export function recordingMail(sent: TutorRecordingRow, token: string, publicUrl: string): Mail {
  const { hindi, roman, text, tutorFirstName, tutorEmail } = sent
  const letter = {
    subject: `${shownStudent(sent)} sent you a recording`,
    preview: hindi,
    heading: `${shownStudent(sent)} sent you a recording`,
    paragraphs: [
      `Namaste ${tutorFirstName},`,
      `${shownStudent(sent)} has practised this sentence, and asks how it sounds:`,
      roman === '' ? hindi : `${hindi} (${roman})`,
      ...(text === '' ? [] : [`${shownStudent(sent)} writes: ${text}`]),
    ],
    button: { label: 'Listen and answer', href: `${publicUrl}/tutor-recording?token=${token}` },
    notes: [
      `The recording is deleted after ${recordingDays} days, and the link ends with it. Until then you can change your answer.`,
      'Whoever has the link can listen and answer in your name: please do not pass it on.',
    ],
  }
  return { to: tutorEmail, ...renderLetter(letter, publicUrl) }
}
