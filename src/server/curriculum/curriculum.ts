import type { WordKind } from '#calls/studio-words.ts'
import type { Gender } from '#language/judgement.ts'
import type { ExerciseType } from '#rules/exercise-types.ts'
import type { PlacementLevel, PlacementSkill } from '#rules/placement/levels.ts'

/** The whole of what is taught, with everything derived that can be derived, and no address of any medium. */
export interface Curriculum {
  languages: TaughtLanguage[]
  masters: TaughtMaster[]
  words: TaughtWord[]
  courses: TaughtCourse[]
  placement: TaughtPlacementItem[]
}

export interface TaughtLanguage {
  id: string
  name: string
  native: string
  icon: string
  isOpen: boolean
  trialLessonId: string | null
  position: number
}

export interface TaughtMaster {
  id: string
  languageId: string
  questionType: string
  name: string
  instruction: string
  layout: string
}

/** Hindi with all that is shown of it; `speak` is what the voice is given where it differs from what is read. */
export interface Said {
  hindi: string
  roman: string
  gloss: string
  english: string
  speak: string
}

export interface TaughtWord extends Said {
  id: string
  languageId: string
  kind: WordKind
  gender: Gender
  picture: string
  example: Said | null
  accepted: string[]
  forms: string[]
  note: string
}

export interface TaughtCourse {
  id: string
  languageId: string
  name: string
  native: string
  description: string
  difficulty: number
  position: number
  cover: { letter: string; colour: string; print: string }
  chapters: TaughtChapter[]
}

export interface TaughtChapter {
  id: string
  name: string
  isFree: boolean
  lessons: TaughtLesson[]
}

export interface TaughtLesson {
  id: string
  name: string
  aim: string
  note: string
  wordIds: string[]
  films: TaughtFilm[]
  exercises: TaughtExercise[]
  feedback: { id: string; question: string; placeholder: string }
}

export interface FilmScriptLine extends Said {
  id: string
  speaker: string
  words: { text: string; roman: string; gloss: string }[]
}

/** A film before it is put on a clock: who, where, and what is said. */
export interface FilmScript {
  id: string
  /** Hindi where nothing is said. */
  languageId?: string
  title: string
  scene: string
  speakers: { id: string; name: string; hindiName: string; voice: 'woman' | 'man'; look: string }[]
  lines: FilmScriptLine[]
}

export interface TaughtFilm {
  id: string
  kind: 'film' | 'file' | 'youtube'
  title: string
  script: FilmScript | null
  file: string | null
  /** WebVTT of a file that was not rendered from a script. */
  captions: WrittenCaptions | null
  youtubeId: string | null
}

export type WrittenCaptions = { [kind in 'hi' | 'roman' | 'en']?: string | undefined }

export interface OptionData {
  key: string
  value: string
  nativeValue: string
  roman: string
  speak: string
  picture: string
}

/** What an exercise says and takes; kept whole in one column. */
export interface ExerciseData {
  /** The exercise's own instruction; null where the master's stands. */
  question: string | null
  said: Said | null
  isShown: boolean
  watch: { filmId: string; from: number | null; to: number | null } | null
  answer: string
  answerWords: string[]
  accepted: string[]
  options: OptionData[]
}

export interface TaughtExercise {
  id: string
  masterId: string
  questionType: ExerciseType
  data: ExerciseData
  isActive: boolean
}

/** What a question of the placement test says and takes; kept whole in one column. */
export interface PlacementData {
  /** Its own instruction; null where the skill's stands. */
  question: string | null
  said: Said
  isHeard: boolean
  answer: string
  options: OptionData[]
}

export interface TaughtPlacementItem {
  id: string
  languageId: string
  skill: PlacementSkill
  level: PlacementLevel
  courseId: string
  lessonId: string | null
  data: PlacementData
}
