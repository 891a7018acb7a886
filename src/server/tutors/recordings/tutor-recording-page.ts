import { tagOf } from '#language/language-tags.ts'
import { academy } from '#rules/academy.ts'
import { recordingEnd } from '#rules/tutor-recordings.ts'
import { escaped } from '../../mail/mail-template.ts'
import { page } from '../answer-pages.ts'
import { shownStudent } from '../letters/letter-parts.ts'
import type { TutorRecordingRow } from './tutor-recording-store.ts'

/** Where a tutor listens and answers: no scripts, nothing from elsewhere, whatever was written shown as text. */
export function tutorRecordingPage(sent: TutorRecordingRow, token: string): string {
  const { hindi, roman, english, text, answer } = sent
  const student = escaped(shownStudent(sent))
  const sound = `/tutor-recording/sound?token=${encodeURIComponent(token)}`
  return page(
    `${student} sent you a recording`,
    `<p>This was to be said:</p>
<p class="said" lang="${tagOf(sent.languageId)}">${escaped(hindi)}</p>
<p class="roman">${[roman, english].filter(Boolean).map(escaped).join('<br>')}</p>
<audio controls preload="none" src="${sound}" aria-label="The recording">Your browser cannot play it.</audio>
${text === '' ? '' : `<p>${student} writes:</p><blockquote>${escaped(text)}</blockquote>`}
<form method="post">
<label for="answer">How does it sound?</label>
<textarea id="answer" name="answer" rows="6" maxlength="2000" required>${answer === '' ? '' : `\n${escaped(answer)}`}</textarea>
<button>${answer === '' ? 'Send' : 'Change my answer'}</button>
</form>
<p>The recording is deleted on ${dayText(sent)}, and this link ends with it.</p>`,
  )
}

export function recordingAnsweredPage(sent: TutorRecordingRow): string {
  return page(
    'Thank you!',
    `<p>${escaped(shownStudent(sent))} reads it in the academy. With the same link you can change your answer until ${dayText(sent)}.</p>`,
  )
}

export function recordingEndedPage(): string {
  return page(
    'This link has ended',
    `<p>Recordings are deleted after thirty days, or when the student leaves; or the address is not whole.</p>
<p>Questions? Please write to <a href="mailto:${academy.mailboxes.support}">${academy.mailboxes.support}</a>.</p>`,
  )
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

function dayText({ sentAt }: TutorRecordingRow): string {
  return day.format(recordingEnd(sentAt))
}
