import type { FastifyInstance } from 'fastify'
import type { Media } from '../media/media.ts'
import { registerDocuments } from './documents/document-calls.ts'
import { registerPublishing } from './publishing/publishing-calls.ts'
import { registerTree } from './tree/tree-calls.ts'
import { openWorkshop } from './workshop/workshop.ts'

/** Where the academy's editors write what is taught. */
export function registerStudio(
  app: FastifyInstance,
  { media, picturesDir }: { media: Media; picturesDir: string },
): void {
  const workshop = openWorkshop({ curriculum: app.deps.config.curriculumDir, pictures: picturesDir })
  app.addHook('onClose', () => workshop.close())
  registerDocuments(app)
  registerTree(app)
  registerPublishing(app, media, workshop)
}
