import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // light-dark(), as theme.css has it: without this it is rewritten into twice its size.
  build: { cssTarget: ['chrome123', 'safari17.5', 'firefox120'] },
  server: { proxy: { '/api': 'http://127.0.0.1:3001', '/media': 'http://127.0.0.1:3001' } },
})
