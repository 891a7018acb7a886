import type { VideoDetails } from '#calls/films.ts'
import type { Exercise, ExerciseOption, ExerciseOptions } from '#calls/practice.ts'
import { type AnswerKind, type ExerciseType, exerciseTypes, type Prompt } from '#rules/exercise-types.ts'
import type { OptionData } from '../curriculum/curriculum.ts'
import type { ExerciseRow } from '../curriculum/taught-rows.ts'
import { type Spoken, sound, voiceFor } from './sounds.ts'

export interface ExerciseContext extends Spoken {
  isCompleted: boolean
  video: VideoDetails | null
}

/** An exercise as spec 3 has it. What must not be seen before the answer stands in its options, for after it. */
export function shownExercise(row: ExerciseRow, context: ExerciseContext): Exercise {
  const { id, masterId, questionType, instruction, data, isActive } = row
  const { prompt, answer } = exerciseTypes[questionType as ExerciseType]
  const spoken = { ...context, voice: voiceFor(id) }
  // After a film, what is to be said again can be heard alone. What is read is not read aloud: its sound may be asked for.
  const heard = prompt === 'read' ? null : data.said
  return {
    id,
    exerciseMasterId: masterId,
    questionType,
    question: data.question ?? instruction,
    ...shownBefore(data, prompt),
    options: optionsOf(row, answer, spoken),
    audio: heard ? sound(heard, 'normal', spoken) : '',
    slowAudio: heard ? sound(heard, 'slow', spoken) : '',
    content: prompt === 'read' ? (data.said?.hindi ?? '') : '',
    exerciseImage: '',
    isImage: answer === 'image',
    exerciseVideo: context.video,
    clip: clipOf(row, context.video),
    isActive,
    isCompleted: context.isCompleted,
  }
}

const nothing = { hindi: '', roman: '', gloss: '', english: '' }

/** Reading shows the text alone: its roman, gloss and meaning are what is asked for. */
function shownBefore({ said, isShown }: ExerciseRow['data'], prompt: Prompt): typeof nothing {
  if (!said || !isShown) return nothing
  const { hindi, roman, gloss, english } = said
  return prompt === 'read' ? { ...nothing, hindi } : { hindi, roman, gloss, english }
}

function optionsOf({ data }: ExerciseRow, kind: AnswerKind, spoken: Spoken): ExerciseOptions {
  const { answer, answerWords, accepted, options, said } = data
  const shown = options.map((option, at) => [`option${at + 1}`, shownOption(option, kind, spoken)])
  return {
    answer,
    ...(answerWords.length > 0 ? { answerWords } : {}),
    accepted,
    ...(said
      ? { saidHindi: said.hindi, saidRoman: said.roman, saidGloss: said.gloss, saidEnglish: said.english }
      : {}),
    ...Object.fromEntries(shown),
  }
}

function shownOption(option: OptionData, kind: AnswerKind, spoken: Spoken): ExerciseOption {
  const { key, value, nativeValue, roman, speak, picture } = option
  // The sound of a written or drawn option would answer for the learner.
  const isHeard = kind === 'audio' || kind === 'order'
  const nativeFile = isHeard ? sound({ hindi: nativeValue, speak }, 'normal', spoken) : ''
  return { key, value, nativeValue, roman, nativeFile, image: pictureUrl(picture) }
}

export function pictureUrl(name: string): string {
  return name === '' ? '' : `/media/images/${name}.svg`
}

const margin = 150

function clipOf({ data: { watch } }: ExerciseRow, video: VideoDetails | null): Exercise['clip'] {
  const lines = video?.film?.lines
  const [first, last] = [lines?.[(watch?.from ?? 0) - 1], lines?.[(watch?.to ?? 0) - 1]]
  if (!video?.film || !first || !last) return null
  return { from: Math.max(0, first.from - margin), to: Math.min(video.film.duration, last.to + margin) }
}
