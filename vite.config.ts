import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { callsWithoutSchemas } from './scripts/calls-without-schemas.ts'

const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id: string) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id: string) => (id === '\0no-styles' ? 'export {}' : null),
} as const

const groups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/(?:react-router|@react-router|@tanstack)\// },
  // With the setting that must stand before the first schema is made.
  { name: 'zod', test: /node_modules\/zod\/|src\/web\/zod-without-eval/ },
  // Modules with styles stay where they are: a sheet comes with the page that asks for it.
  {
    name: 'shared',
    test: /src\/web\/(?:(?:ui|layout|saving|offline)\/)?[\w-]+\.tsx?$/,
    minShareCount: 40,
  },
  // Apart, since their schemas bring zod along; the studio's calls are no student's.
  { name: 'shared-calls', test: /src\/calls\/(?!studio-|admin-)[\w-]+\.ts$/, minShareCount: 40 },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), callsWithoutSchemas],
  // light-dark(), as theme.css has it: without this it is rewritten into twice its size.
  build: {
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // A part that a still page fetches finds its styles in that page: as inline ones the policy would refuse them.
  worker: { plugins: () => [withoutStyles] },
  server: { proxy: { '/api': 'http://127.0.0.1:3001', '/media': 'http://127.0.0.1:3001' } },
})
