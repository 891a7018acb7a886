import { z } from 'zod'
import { longestRecordingText, mostRecordingBytes } from '#rules/tutor-recordings.ts'
import { id } from './atoms.ts'
import { endpoint, get, post } from './endpoint.ts'

const tutor = z.object({ _id: z.string(), name: z.string() })

/** Who may be sent a recording: tutors with whom this student has, or had, something agreed or answered. */
export const ownTutors = endpoint({ ...get, path: '/tutors/own', reply: z.array(tutor) })
export type OwnTutor = z.infer<typeof tutor>

/** A recording that was sent, and what the tutor says to it. */
export const TutorRecording = z.object({
  id: z.string(),
  tutor,
  exerciseId: z.string(),
  hindi: z.string(),
  roman: z.string(),
  english: z.string(),
  text: z.string(),
  sentAt: z.string(),
  /** When it is deleted. */
  endsAt: z.string(),
  heardAt: z.string().nullable(),
  answer: z.string(),
  answeredAt: z.string().nullable(),
})
export type TutorRecording = z.infer<typeof TutorRecording>

const tooLarge = 'A recording holds 1 MB at most'

/** `id` is made where it was recorded: sent again, it is the same recording and is told of once. */
export const sendTutorRecording = endpoint({
  ...post,
  path: '/tutors/recordings',
  oneself: true,
  holdsPicture: true,
  body: z.object({
    id: z.uuid(),
    tutor_id: id,
    exerciseId: id,
    text: z.string().trim().max(longestRecordingText, 'Your line holds 300 characters').default(''),
    /** Base64 of what a browser recorded: WebM or Ogg with Opus, MP4 with AAC. */
    sound: z
      .base64('This is no recording')
      .min(1, 'This is no recording')
      .max(Math.ceil(mostRecordingBytes / 3) * 4, tooLarge),
  }),
  reply: TutorRecording,
})

export const ownTutorRecordings = endpoint({
  ...get,
  path: '/tutors/recordings',
  reply: z.array(TutorRecording),
})

/** What one sent, to be heard again: a data address. */
export const ownTutorRecordingSound = endpoint({
  ...get,
  path: '/tutors/recordings/:id/sound',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ sound: z.string() }),
})
