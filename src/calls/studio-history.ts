import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { documentPath, StudioContent } from './studio-documents.ts'

const content = { access: 'admin', permission: 'content', family: 'newer' } as const
const query = z.object({ path: documentPath })

/** Somebody's save, or what came with the files or an import. */
export const StudioRevision = z.object({
  revision: z.int32(),
  at: z.iso.datetime(),
  by: z.string(),
  source: z.enum(['file', 'studio', 'import']),
  note: z.string(),
  isPublished: z.boolean(),
  isLatest: z.boolean(),
  /** The document was taken out with it. */
  isRemoval: z.boolean(),
})
export type StudioRevision = z.infer<typeof StudioRevision>

/** The newest first. */
export const documentHistory = endpoint({
  ...content,
  method: 'GET',
  path: '/admin/document/history',
  query,
  reply: z.array(StudioRevision),
})

export const documentRevision = endpoint({
  ...content,
  method: 'GET',
  path: '/admin/document/revision',
  query: query.extend({ revision: z.coerce.number().pipe(z.int32()) }),
  reply: StudioRevision.extend({ text: z.string(), content: StudioContent.nullable() }),
})

/** One place in which two revisions differ. Null: not there. Texts are as they are read, lists and maps as YAML. */
export const StudioDifference = z.object({
  /** `exercises.e3.hear`: what has an id is named by it. */
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type StudioDifference = z.infer<typeof StudioDifference>

/** Without `from`: what students see; without `to`: the latest. */
export const documentDifference = endpoint({
  ...content,
  method: 'GET',
  path: '/admin/document/difference',
  query: query.extend({
    from: z.coerce.number().pipe(z.int32()).optional(),
    to: z.coerce.number().pipe(z.int32()).optional(),
  }),
  reply: z.array(StudioDifference),
})
