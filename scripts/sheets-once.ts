import { join } from 'node:path'

const web = join(import.meta.dirname, '../src/web')
const sheetsOfLayouts = ['theme.css', 'public.css', 'student.css', 'admin.css'].map((file) => join(web, file))

interface BuiltChunk {
  fileName: string
  code: string
  moduleIds: string[]
  viteMetadata?: { importedCss: Set<string> }
}

/**
 * A part that comes later finds the sheets of the root and the layouts in the page. Asked for again they would be put
 * behind the others, whose order is settled (student.css), and the part would wait for them: it asks for the file that
 * brought them instead, which is there.
 */
export const sheetsOnce = {
  name: 'sheets-once',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options: unknown, bundle: Record<string, object>) {
      const chunks = Object.values(bundle).filter((part): part is BuiltChunk => 'code' in part)
      for (const { fileName, moduleIds, viteMetadata } of chunks) {
        if (!moduleIds.some((id) => sheetsOfLayouts.includes(id))) continue
        for (const sheet of viteMetadata?.importedCss ?? [])
          for (const chunk of chunks) chunk.code = chunk.code.replaceAll(`"${sheet}"`, `"${fileName}"`)
      }
    },
  },
} as const
