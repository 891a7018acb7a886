import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { callsWithoutSchemas } from './scripts/calls-without-schemas.ts'
import { routerWithoutServer } from './scripts/router-without-server.ts'
import { runtimeWithReact } from './scripts/runtime-with-react.ts'
import { screensWithFiles } from './scripts/screens-with-files.ts'
import { groups } from './scripts/shared-chunks.ts'
import { sheetsOnce } from './scripts/sheets-once.ts'
import { themeNamedOnce } from './scripts/theme-named-once.ts'
import { wholeBeforeImported } from './scripts/whole-before-imported.ts'

/** A page names a hundred files, and no hash can be compressed: seven signs are the least that so many chunks may have. */
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id: string) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id: string) => (id === '\0no-styles' ? 'export {}' : null),
} as const

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    ...callsWithoutSchemas,
    routerWithoutServer,
    runtimeWithReact,
    screensWithFiles,
    sheetsOnce,
    themeNamedOnce,
    wholeBeforeImported,
  ],
  // light-dark(), as theme.css has it: without this it is rewritten into twice its size.
  build: {
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { ...shortNames, codeSplitting: { groups } } } } },
  },
  // A part that a still page fetches finds its styles in that page: as inline ones the policy would refuse them.
  worker: { plugins: () => [withoutStyles] },
  server: { proxy: { '/api': 'http://127.0.0.1:3001', '/media': 'http://127.0.0.1:3001' } },
})
