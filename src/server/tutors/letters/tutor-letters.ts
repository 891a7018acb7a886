import type { TutorRequestRow } from '../tutor-request-store.ts'
import { lessonLetters } from './lesson-letters.ts'
import {
  answerNote,
  type Letters,
  type Links,
  type RequestEvent,
  requestsButton,
  shownStudent,
  shownTutor,
  type Writer,
} from './letter-parts.ts'

/** What each side reads of what happened; who is not written to has no letter. */
export function lettersOf(event: RequestEvent, request: TutorRequestRow, links: Links): Letters {
  if (request.kind === 'message') return messageLetters[event]?.(request, links) ?? {}
  return lessonLetters[event]?.(request, links) ?? {}
}

const messageLetters: Partial<Record<RequestEvent, Writer>> = {
  asked: (request, { href }) => ({
    tutor: {
      subject: `${shownStudent(request)} writes to you`,
      preview: 'A message from a student.',
      heading: 'A message from a student',
      paragraphs: [
        `Namaste ${request.tutorFirstName},`,
        `${shownStudent(request)} would like to learn ${request.languageName}, class size ${request.classSize}, and writes:`,
        ...request.message.split(/\n+/),
      ],
      ...(href ? { button: { label: 'Write back', href } } : {}),
      notes: [answerNote],
    },
  }),
  answered: (request, { publicUrl }) => ({
    student: {
      subject: `${shownTutor(request)} has answered you`,
      preview: 'An answer to your message.',
      heading: 'An answer to your message',
      paragraphs: [
        `Namaste ${request.studentFirstName},`,
        `${shownTutor(request)} writes:`,
        ...request.reply.split(/\n+/),
      ],
      button: requestsButton(publicUrl),
    },
  }),
}
