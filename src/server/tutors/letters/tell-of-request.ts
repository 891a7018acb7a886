import { academy } from '#rules/academy.ts'
import type { Config } from '../../config.ts'
import type { Tx } from '../../database/sql.ts'
import { type Letter, renderLetter } from '../../mail/mail-template.ts'
import { type Attachment, queueMail } from '../../mail/queue-mail.ts'
import { notify } from '../../notifications/notify.ts'
import type { TutorRequestRow } from '../tutor-request-store.ts'
import { invitationText, methodOf } from './invitation.ts'
import { type RequestEvent, type Side, shownStudent, shownTutor, whenText } from './letter-parts.ts'
import { lettersOf } from './tutor-letters.ts'

export interface Told {
  event: RequestEvent
  request: TutorRequestRow
  /** The same as it was before it moved. */
  until?: TutorRequestRow
  /** Of the link with which the tutor answers; only where there is something to answer. */
  token?: string
  /** Where one side alone is written to. */
  only?: Side | undefined
  now: Date
}

/** Writes to both sides what became of a request; a lesson comes with its invitation, an answer rings the bell. */
export async function tellOf(tx: Tx, told: Told, config: Config): Promise<void> {
  const { event, request, token, until, only, now } = told
  const href = token && `${config.publicUrl}/tutor-answer?token=${token}`
  const more = { ...(href ? { href } : {}), ...(until ? { until } : {}) }
  const letters = lettersOf(event, request, { publicUrl: config.publicUrl, now, ...more })
  const sides: [Side, string, Letter | undefined][] = [
    ['tutor', request.tutorEmail, letters.tutor],
    ['student', request.studentEmail, letters.student],
  ]
  for (const [side, to, letter] of sides) {
    if (!letter || (only && only !== side)) continue
    await queueMail(tx, {
      to,
      dedupeKey: `tutor/${request.id}/${request.sequence}/${event}/${side}`,
      ...renderLetter(letter, config.publicUrl),
      attachments: request.kind === 'lesson' ? [attachmentFor(side, told, config)] : [],
    })
  }
  await tellInTheBell(tx, told, letters.student)
}

/** What the tutor did, or did not, and what the academy did for them; what the student did is no news to them. */
const othersDoing: RequestEvent[] = ['accepted', 'declined', 'calledOff', 'notHeld', 'lapsed', 'answered']

async function tellInTheBell(tx: Tx, { event, request }: Told, letter: Letter | undefined): Promise<void> {
  if (!letter || !othersDoing.includes(event)) return
  await notify(tx, {
    audience: { kind: 'student', id: request.studentId },
    category: 'officialNews',
    type: 'tutor',
    title: letter.subject,
    message: letter.preview,
    dedupeKey: `tutor/${request.id}/${request.sequence}/${event}`,
  })
}

const endsLesson: RequestEvent[] = ['declined', 'cancelled', 'calledOff', 'notHeld', 'lapsed']

/** Each side gets an invitation of its own: neither reads the other's address. */
function attachmentFor(side: Side, { event, request, now }: Told, config: Config): Attachment {
  const { startsAt, endsAt, lessonDay, languageName } = request
  const isTutor = side === 'tutor'
  const other = isTutor ? shownStudent(request) : shownTutor(request)
  const invitation = {
    isCancelled: endsLesson.includes(event),
    isConfirmed: event === 'accepted',
    uid: `${request.id}@${new URL(config.publicUrl).hostname}`,
    sequence: request.sequence,
    when: startsAt && endsAt ? { startsAt, endsAt } : { day: lessonDay ?? '' },
    summary: `${languageName} lesson with ${other}`,
    description: [whenText(request, side), `Class size ${request.classSize}.`, request.reply]
      .filter(Boolean)
      .join('\n'),
    organizer: { name: academy.name, email: addressIn(config.MAIL_FROM) },
    attendee: {
      name: isTutor ? shownTutor(request) : shownStudent(request),
      email: isTutor ? request.tutorEmail : request.studentEmail,
    },
    now,
  }
  return {
    filename: 'lesson.ics',
    contentType: `text/calendar; charset=utf-8; method=${methodOf(invitation)}`,
    content: invitationText(invitation),
  }
}

function addressIn(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from
}
