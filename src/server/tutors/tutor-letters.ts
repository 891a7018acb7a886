import { academy } from '#rules/academy.ts'
import { priceText } from '#rules/prices.ts'
import type { Letter } from '../mail/mail-template.ts'
import type { TutorRequestRow } from './tutor-request-store.ts'

export type RequestEvent = 'asked' | 'moved' | 'accepted' | 'declined' | 'cancelled' | 'answered'
export type Side = 'tutor' | 'student'

interface Links {
  publicUrl: string
  /** Where the tutor answers. */
  href?: string
}

type Letters = Partial<Record<Side, Letter>>

/** What each side reads of what happened; who is not written to has no letter. */
export function lettersOf(event: RequestEvent, request: TutorRequestRow, links: Links): Letters {
  if (request.kind === 'message') return messageLetters[event]?.(request, links) ?? {}
  return lessonLetters[event]?.(request, links) ?? {}
}

type Writer = (request: TutorRequestRow, links: Links) => Letters

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

const lessonLetters: Partial<Record<RequestEvent, Writer>> = {
  asked: (request, { href, publicUrl }) => ({
    tutor: {
      subject: `${shownStudent(request)} asks for a ${request.languageName} lesson`,
      preview: whenText(request, 'tutor'),
      heading: request.isTrial ? 'Somebody wants a trial lesson' : 'Somebody wants a lesson',
      paragraphs: [
        `Namaste ${request.tutorFirstName},`,
        `${shownStudent(request)} asks for ${lessonText(request)}.`,
        whenText(request, 'tutor'),
      ],
      ...(href ? { button: { label: 'Accept or decline', href } } : {}),
      notes: [answerNote],
    },
    student: {
      subject: `You asked ${shownTutor(request)} for a lesson`,
      preview: whenText(request, 'student'),
      heading: 'Your request is on its way',
      paragraphs: [
        `Namaste ${request.studentFirstName},`,
        `we have asked ${shownTutor(request)} for ${lessonText(request)}.`,
        whenText(request, 'student'),
        'As soon as there is an answer we write to you.',
      ],
      button: requestsButton(publicUrl),
    },
  }),
  moved: (request, { href, publicUrl }) => ({
    tutor: {
      subject: `${shownStudent(request)} asks to move the lesson`,
      preview: whenText(request, 'tutor'),
      heading: 'Another time for a lesson',
      paragraphs: [
        `Namaste ${request.tutorFirstName},`,
        `${shownStudent(request)} asks to have ${lessonText(request)} at another time:`,
        whenText(request, 'tutor'),
      ],
      ...(href ? { button: { label: 'Accept or decline', href } } : {}),
      notes: [answerNote],
    },
    student: {
      subject: 'You asked to move your lesson',
      preview: whenText(request, 'student'),
      heading: 'Another time for your lesson',
      paragraphs: [
        `Namaste ${request.studentFirstName},`,
        `we have asked ${shownTutor(request)} for the new time.`,
        whenText(request, 'student'),
      ],
      button: requestsButton(publicUrl),
    },
  }),
  accepted: (request, { publicUrl }) => ({
    tutor: {
      subject: `Your lesson with ${shownStudent(request)} is agreed`,
      preview: whenText(request, 'tutor'),
      heading: 'The lesson is agreed',
      paragraphs: [`Namaste ${request.tutorFirstName},`, whenText(request, 'tutor')],
      notes: [`Something came between? Please write to ${academy.mailboxes.support}.`],
    },
    student: {
      subject: `${shownTutor(request)} looks forward to your lesson`,
      preview: whenText(request, 'student'),
      heading: 'Your lesson is agreed',
      paragraphs: [
        `Namaste ${request.studentFirstName},`,
        `${shownTutor(request)} has accepted ${lessonText(request)}.`,
        whenText(request, 'student'),
        ...request.reply.split(/\n+/).filter(Boolean),
      ],
      button: requestsButton(publicUrl),
      notes: ['Until a day before you can cancel it or ask for another time.'],
    },
  }),
  declined: (request, { publicUrl }) => ({
    tutor: {
      subject: `You declined the lesson with ${shownStudent(request)}`,
      preview: 'We have told the student.',
      heading: 'Declined',
      paragraphs: [`Namaste ${request.tutorFirstName},`, 'we have told the student that you cannot.'],
    },
    student: {
      subject: `${shownTutor(request)} cannot give this lesson`,
      preview: 'Another time, or another tutor?',
      heading: 'This time it does not work',
      paragraphs: [
        `Namaste ${request.studentFirstName},`,
        `${shownTutor(request)} cannot give ${lessonText(request)}. Perhaps at another time, or with another tutor?`,
        whenText(request, 'student'),
        ...request.reply.split(/\n+/).filter(Boolean),
      ],
      button: requestsButton(publicUrl),
    },
  }),
  cancelled: (request, { publicUrl }) => ({
    tutor: {
      subject: `The lesson with ${shownStudent(request)} is cancelled`,
      preview: whenText(request, 'tutor'),
      heading: 'A lesson is cancelled',
      paragraphs: [
        `Namaste ${request.tutorFirstName},`,
        'this lesson will not be held:',
        whenText(request, 'tutor'),
      ],
    },
    student: {
      subject: `Your lesson with ${shownTutor(request)} is cancelled`,
      preview: whenText(request, 'student'),
      heading: 'Your lesson is cancelled',
      paragraphs: [
        `Namaste ${request.studentFirstName},`,
        'this lesson will not be held:',
        whenText(request, 'student'),
      ],
      button: requestsButton(publicUrl),
    },
  }),
}

const answerNote =
  'The link works once, and whoever has it can answer in your name: please do not pass it on.'

function requestsButton(publicUrl: string) {
  return { label: 'See my requests', href: `${publicUrl}/profilebookatutor` }
}

function lessonText({ isTrial, languageName, classSize, price }: TutorRequestRow): string {
  const what = isTrial ? `a ${languageName} trial lesson` : `a ${languageName} lesson`
  return `${what} (class size ${classSize}, ${priceText(price, 'USD')})`
}

/** The moment on the clock of who reads it, with the name of the zone. */
export function whenText(request: TutorRequestRow, side: Side): string {
  const { startsAt, endsAt, lessonDay, timeZone: studentZone, tutorZone } = request
  const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  if (!startsAt || !endsAt) {
    const day = new Intl.DateTimeFormat('en-GB', { ...long, timeZone: 'UTC' }).format(
      new Date(`${lessonDay}T00:00Z`),
    )
    return `${day}; the time is still to be agreed.`
  }
  const timeZone = side === 'tutor' ? tutorZone : studentZone
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const day = new Intl.DateTimeFormat('en-GB', { ...long, timeZone }).format(startsAt)
  return `${day}, ${clock.format(startsAt)} to ${clock.format(endsAt)} (${timeZone}).`
}

/** A first name and an initial: a tutor needs no more. */
export function shownStudent({ studentFirstName, studentLastName }: TutorRequestRow): string {
  return studentLastName === '' ? studentFirstName : `${studentFirstName} ${[...studentLastName][0]}.`
}

export function shownTutor({ tutorFirstName, tutorLastName }: TutorRequestRow): string {
  return `${tutorFirstName} ${tutorLastName}`.trim()
}
