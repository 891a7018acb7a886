import { academy } from '#rules/academy.ts'
import {
  answerNote,
  changeNotes,
  givenUpText,
  lessonText,
  type RequestEvent,
  requestsButton,
  type Side,
  shownStudent,
  shownTutor,
  type Writer,
  whenText,
} from './letter-parts.ts'

interface Off {
  /** Behind whose lesson it is: how it ended. */
  ended: string
  headings: Record<Side, string>
  /** Above its hour. */
  told: string
}

/** To both sides alike: that a lesson is off. */
function offLetter({ ended, headings, told }: Off): Writer {
  return (request, { publicUrl }) => ({
    tutor: {
      subject: `The lesson with ${shownStudent(request)} ${ended}`,
      preview: whenText(request, 'tutor'),
      heading: headings.tutor,
      paragraphs: [`Namaste ${request.tutorFirstName},`, told, whenText(request, 'tutor')],
    },
    student: {
      subject: `Your lesson with ${shownTutor(request)} ${ended}`,
      preview: whenText(request, 'student'),
      heading: headings.student,
      paragraphs: [`Namaste ${request.studentFirstName},`, told, whenText(request, 'student')],
      button: requestsButton(publicUrl),
    },
  })
}

const cancelled = offLetter({
  ended: 'is cancelled',
  headings: { tutor: 'A lesson is cancelled', student: 'Your lesson is cancelled' },
  told: 'this lesson will not be held:',
})

/** What each side reads of a lesson: asked for, moved, agreed, declined or cancelled. */
export const lessonLetters: Partial<Record<RequestEvent, Writer>> = {
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
  moved: (request, { href, publicUrl, until }) => ({
    tutor: {
      subject: `${shownStudent(request)} asks to move the lesson`,
      preview: whenText(request, 'tutor'),
      heading: 'Another time for a lesson',
      paragraphs: [
        `Namaste ${request.tutorFirstName},`,
        `${shownStudent(request)} asks to have ${lessonText(request)} at another time:`,
        whenText(request, 'tutor'),
        ...givenUpText(until, 'tutor'),
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
        ...givenUpText(until, 'student'),
        `If ${shownTutor(request)} cannot at the new time, the lesson is off.`,
      ],
      button: requestsButton(publicUrl),
    },
  }),
  accepted: (request, { publicUrl, now }) => ({
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
      notes: changeNotes(request, now),
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
  cancelled,
  calledOff: cancelled,
  notHeld: offLetter({
    ended: 'was not held',
    headings: { tutor: 'A lesson that was not held', student: 'Your lesson was not held' },
    told: 'we have written down that this lesson was not held:',
  }),
  // The tutor's link says it by itself.
  lapsed: (request, { publicUrl }) => ({
    student: {
      subject: `${shownTutor(request)} did not answer in time`,
      preview: request.isTrial ? 'Your trial lesson is still yours.' : 'Another time, or another tutor?',
      heading: 'No answer in time',
      paragraphs: [
        `Namaste ${request.studentFirstName},`,
        `${shownTutor(request)} did not answer in time, so this lesson is off:`,
        whenText(request, 'student'),
        ...(request.isTrial ? [`Your trial lesson with ${shownTutor(request)} is still yours.`] : []),
        'We are sorry. Perhaps at another time, or with another tutor?',
      ],
      button: requestsButton(publicUrl),
    },
  }),
}
