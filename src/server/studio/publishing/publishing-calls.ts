import type { FastifyInstance } from 'fastify'
import { lintDocument } from '#calls/studio-documents.ts'
import {
  checkBeforePublishing,
  previewLesson,
  publish,
  studioPictures,
  unpublishedChanges,
} from '#calls/studio-publishing.ts'
import { mediaEnding } from '../../courses/course-menu.ts'
import { nothingIn } from '../../lessons/lesson-progress.ts'
import { untouchedLesson } from '../../lessons/lesson-shown.ts'
import type { Media } from '../../media/media.ts'
import { pictureUrl } from '../../practice/exercise-shown.ts'
import { shownExercises, shownWords } from '../../practice/practice-shown.ts'
import { Refusal } from '../../refusal.ts'
import { type Context, serve } from '../../serve.ts'
import { documentHeads } from '../documents/document-store.ts'
import type { Workshop } from '../workshop/workshop.ts'
import { prepare, publishDrafts, shownProblem } from './publish.ts'
import { taughtPreview } from './taught-preview.ts'
import { typedText } from './typed-text.ts'
import { unpublished } from './unpublished.ts'

export function registerPublishing(app: FastifyInstance, media: Media, workshop: Workshop): void {
  serve(app, lintDocument, async (context) => {
    const { problems } = await workshop.lint(context.sql, await asTyped(context))
    return problems.map(shownProblem)
  })

  serve(app, previewLesson, async (context) => {
    const { sql, now } = context
    const { problems, preview } = await workshop.preview(sql, await asTyped(context))
    const found = preview && taughtPreview(preview)
    if (!found) {
      const extra = { problems: problems.map(shownProblem) }
      throw new Refusal(422, 'This cannot be shown yet: it cannot be read as a lesson.', { extra })
    }
    const { lesson } = found
    const done = nothingIn()
    const until = mediaEnding(lesson, now)
    const spoken = { media, ...until }
    return {
      lesson: await untouchedLesson(lesson, media, until),
      exercises: await shownExercises(lesson, done, spoken),
      vocabularies: shownWords(lesson, done, spoken),
      problems: problems.map(shownProblem),
    }
  })

  serve(app, studioPictures, async ({ query }) => {
    const names = await workshop.pictures(query.search)
    return names.map((name) => ({ name, image: pictureUrl(name) }))
  })

  serve(app, unpublishedChanges, ({ sql, query }) => unpublished(sql, query.languageId))

  serve(app, publish, async (context) => {
    const { paths, changes, warnings } = await publishDrafts(context, context.body, workshop)
    const message = paths.length === 0 ? 'There was nothing to publish.' : 'Published. Students see it now.'
    return { message, published: paths, changes, warnings: warnings.map(shownProblem) }
  })

  serve(app, checkBeforePublishing, async (context) => {
    const { chosen, compiled } = await prepare(context, context.body, workshop)
    const paths = new Set(chosen.map(({ path }) => path))
    const waiting = await unpublished(context.sql, undefined)
    return {
      changes: waiting.filter(({ path }) => paths.has(path)),
      problems: compiled.problems.map(shownProblem),
    }
  })
}

type Typing = Context<unknown, unknown, Parameters<typeof typedText>[1]>

/** The drafts as they stand, with what is being typed in the place of one. */
async function asTyped({ sql, body }: Typing) {
  const heads = await documentHeads(sql)
  const documents = heads.filter(({ isRemoved }) => !isRemoved)
  return { documents, typed: { path: body.path, text: await typedText(sql, body) } }
}
