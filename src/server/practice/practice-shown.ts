import type { VideoDetails } from '#calls/films.ts'
import type { Exercise, Vocabulary } from '#calls/practice.ts'
import type { LessonTaught } from '../curriculum/taught-lessons.ts'
import type { WordRow } from '../curriculum/taught-rows.ts'
import type { LessonDone } from '../lessons/lesson-progress.ts'
import { videoDetailsOf } from '../lessons/video-details.ts'
import { pictureUrl, shownExercise } from './exercise-shown.ts'
import { type Spoken, sound } from './sounds.ts'

/** The exercises of a lesson, for whoever has done so much of it. */
export async function shownExercises(
  lesson: LessonTaught,
  done: LessonDone,
  spoken: Spoken,
): Promise<Exercise[]> {
  const videos = await watchedVideos(lesson, spoken)
  const { languageId } = lesson.course
  return lesson.exercises.map((exercise) => {
    const video = videos.get(exercise.data.watch?.filmId ?? '') ?? null
    return shownExercise(exercise, {
      ...spoken,
      languageId,
      video,
      isCompleted: done.exercise.has(exercise.id),
    })
  })
}

async function watchedVideos(
  { films, exercises }: LessonTaught,
  { media, expiresAt }: Spoken,
): Promise<Map<string, VideoDetails>> {
  const watched = new Set(exercises.map(({ data }) => data.watch?.filmId))
  const until = expiresAt ? { expiresAt } : {}
  const details = films.filter(({ id }) => watched.has(id)).map((film) => videoDetailsOf(film, media, until))
  return new Map((await Promise.all(details)).map((video) => [video.id, video]))
}

/** The words of a lesson, for whoever has done so much of it. */
export function shownWords(lesson: LessonTaught, done: LessonDone, spoken: Spoken): Vocabulary[] {
  return lesson.words.map((word) => shownWord(word, done.vocabulary.has(word.id), spoken))
}

function shownWord(word: WordRow, isCompleted: boolean, asked: Spoken): Vocabulary {
  const spoken = { ...asked, languageId: word.languageId }
  const { id, native, roman, meaning, gender, speak, example, picture, video } = word
  const said = { hindi: native, speak, wordId: id }
  return {
    id,
    wordMeaningToDisplay: meaning,
    wordInRoman: roman,
    wordInNative: native,
    gender,
    example: example && {
      hindi: example.hindi,
      roman: example.roman,
      english: example.english,
      audio: sound(example, 'normal', spoken),
    },
    audio: sound(said, 'normal', spoken),
    slowAudio: sound(said, 'slow', spoken),
    source: spoken.media.recordings.isRecorded(speak || native) ? 'human' : 'synthesised',
    image: pictureUrl(picture),
    video,
    isCompleted,
  }
}
