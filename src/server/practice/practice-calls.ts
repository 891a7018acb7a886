import type { FastifyInstance } from 'fastify'
import type { VideoDetails } from '#calls/films.ts'
import { checkAnswer, lessonExercises, lessonVocabularies, type Vocabulary } from '#calls/practice.ts'
import { mediaEnding } from '../courses/course-menu.ts'
import type { LessonTaught } from '../curriculum/taught-lessons.ts'
import type { WordRow } from '../curriculum/taught-rows.ts'
import { openLesson, openLessonOf } from '../lessons/lesson-gate.ts'
import { doneBy } from '../lessons/lesson-progress.ts'
import { videoDetailsOf } from '../lessons/video-details.ts'
import type { Media } from '../media/media.ts'
import { serve } from '../serve.ts'
import { pictureUrl, shownExercise } from './exercise-shown.ts'
import { judge } from './judge-exercise.ts'
import { type Spoken, sound } from './sounds.ts'

export function registerPractice(app: FastifyInstance, media: Media): void {
  serve(app, lessonExercises, async (context) => {
    const { lesson } = await openLesson(context, context.params.lessonId)
    const until = mediaEnding(lesson, context.now)
    const [done, videos] = await Promise.all([
      doneBy(context, lesson.id),
      watchedVideos(lesson, media, until),
    ])
    return lesson.exercises.map((exercise) => {
      const video = videos.get(exercise.data.watch?.filmId ?? '') ?? null
      return shownExercise(exercise, { media, ...until, video, isCompleted: done.exercise.has(exercise.id) })
    })
  })

  serve(app, lessonVocabularies, async (context) => {
    const { lesson } = await openLesson(context, context.params.lessonId)
    const spoken = { media, ...mediaEnding(lesson, context.now) }
    const done = await doneBy(context, lesson.id)
    return lesson.words.map((word) => shownWord(word, done.vocabulary.has(word.id), spoken))
  })

  serve(app, checkAnswer, async (context) => {
    const { exerciseId, answer } = context.body
    const opened = await openLessonOf(context, (taught) => taught.exercise(exerciseId))
    const exercise = opened.lesson.exercises.find(({ id }) => id === exerciseId)
    if (!exercise) throw new Error('An exercise without its lesson.')
    return judge(exercise, answer, opened)
  })
}

async function watchedVideos(
  { films, exercises }: LessonTaught,
  media: Media,
  until: { expiresAt?: Date },
): Promise<Map<string, VideoDetails>> {
  const watched = new Set(exercises.map(({ data }) => data.watch?.filmId))
  const details = films.filter(({ id }) => watched.has(id)).map((film) => videoDetailsOf(film, media, until))
  return new Map((await Promise.all(details)).map((video) => [video.id, video]))
}

function shownWord(word: WordRow, isCompleted: boolean, spoken: Spoken): Vocabulary {
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
    source: 'synthesised',
    image: pictureUrl(picture),
    video,
    isCompleted,
  }
}
