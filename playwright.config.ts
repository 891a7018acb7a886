import { defineConfig } from '@playwright/test'
import { installedForTests } from './scripts/find-chromium.ts'

const chromium = installedForTests()

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '*.spec.ts',
  globalSetup: './test/browser/prepare-data.ts',
  // For a slow machine: what holds is seen as soon as it does, and only what fails waits so long.
  timeout: 360_000,
  retries: 0,
  // Each file has a server of its own, on a port of its own.
  workers: 2,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      chromiumSandbox: false,
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
})
