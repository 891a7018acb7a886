import type { FastifyInstance } from 'fastify'
import type { Media } from '../media/media.ts'
import { registerDocuments } from './documents/document-calls.ts'
import { registerExchange } from './exchange/exchange-calls.ts'
import { warmingUp } from './publishing/publish.ts'
import { registerPublishing } from './publishing/publishing-calls.ts'
import { registerRecordings } from './recordings/recording-calls.ts'
import { registerChapterRows } from './rows/chapter-rows.ts'
import { registerCourseRows } from './rows/course-rows.ts'
import { registerLanguageRows } from './rows/language-rows.ts'
import { registerLessonItems } from './rows/lesson-items.ts'
import { registerLessonRows } from './rows/lesson-rows.ts'
import { registerWhereIs } from './rows/where-is.ts'
import { registerWordRows } from './rows/word-rows.ts'
import { registerTree } from './tree/tree-calls.ts'
import { registerVideos } from './videos/video-calls.ts'
import { openWorkshop } from './workshop/workshop.ts'

/** A check of all that is taught may take longer than a server has to end; nothing is lost with it. */
const longestCheck = 3000

/** Where the academy's editors write what is taught. */
export function registerStudio(
  app: FastifyInstance,
  { media, picturesDir, filesDirs }: { media: Media; picturesDir: string; filesDirs: string[] },
): void {
  const { curriculumDir: curriculum } = app.deps.config
  const workshop = openWorkshop({
    curriculum,
    pictures: picturesDir,
    drawn: media.picturesDir,
    videos: media.videosDir,
  })
  app.addHook('preClose', async () => workshop.endWithin(longestCheck))
  app.addHook('onClose', () => workshop.close())
  registerDocuments(app, warmingUp(app, workshop))
  registerTree(app)
  registerLanguageRows(app)
  registerCourseRows(app)
  registerChapterRows(app)
  registerLessonRows(app)
  registerLessonItems(app)
  registerWordRows(app)
  registerWhereIs(app)
  registerExchange(app)
  registerRecordings(app, media)
  registerVideos(app, { media, shipped: filesDirs })
  registerPublishing(app, media, workshop)
}
