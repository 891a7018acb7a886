import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/browser/**'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
