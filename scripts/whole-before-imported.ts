import { join } from 'node:path'

const helper = '\0vite/preload-helper.js'
const own = join(import.meta.dirname, '../src/web/whole-first.ts')

/** Later parts are fetched whole before they are imported: src/web/whole-first.ts says why. */
export const wholeBeforeImported = {
  name: 'whole-before-imported',
  enforce: 'pre',
  load: (id: string) =>
    id === helper ? `export { wholeFirst as __vitePreload } from ${JSON.stringify(own)}` : null,
} as const
