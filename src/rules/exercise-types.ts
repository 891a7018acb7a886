/** What the learner meets first: hears it, watches it, or reads it. */
export type Prompt = 'listen' | 'watch' | 'read'
/** What the learner does with it. `watched` is done at 85 % of the video (spec 4). */
export type AnswerKind = 'image' | 'audio' | 'text' | 'order' | 'type' | 'record' | 'watched' | 'watched4'

/** Words are judged by a lexicon; a choice is right or wrong; what is only watched is not judged. */
export const answeredBy: Record<AnswerKind, 'choice' | 'words' | 'watching'> = {
  image: 'choice',
  audio: 'choice',
  text: 'choice',
  order: 'words',
  type: 'words',
  record: 'words',
  watched: 'watching',
  watched4: 'watching',
}

/** Every exercise type of spec 3: a type is a prompt and an answer. */
export const exerciseTypes = {
  'LISTEN WITH IMAGE': { prompt: 'listen', answer: 'image' },
  'LISTEN WITH AUDIO': { prompt: 'listen', answer: 'audio' },
  'LISTEN WITH TEXT': { prompt: 'listen', answer: 'text' },
  'LISTEN WITH ORDER': { prompt: 'listen', answer: 'order' },
  'LISTEN WITH TYPE': { prompt: 'listen', answer: 'type' },
  'LISTEN WITH RECORD': { prompt: 'listen', answer: 'record' },
  'WATCH WITH AUDIO': { prompt: 'watch', answer: 'audio' },
  'WATCH WITH TEXT': { prompt: 'watch', answer: 'text' },
  'WATCH WITH ORDER': { prompt: 'watch', answer: 'order' },
  'WATCH WITH TYPE': { prompt: 'watch', answer: 'type' },
  'WATCH WITH RECORD': { prompt: 'watch', answer: 'record' },
  'WATCH VIDEO': { prompt: 'watch', answer: 'watched' },
  'WATCH 4LVIDEO': { prompt: 'watch', answer: 'watched4' },
  'READING WITH TEXT': { prompt: 'read', answer: 'text' },
} as const satisfies Record<string, { prompt: Prompt; answer: AnswerKind }>

export type ExerciseType = keyof typeof exerciseTypes
export const exerciseTypeNames = Object.keys(exerciseTypes) as ExerciseType[]
