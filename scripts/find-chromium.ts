import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** A Chromium for the browser tests: CHROMIUM_PATH, an installed one, Playwright's own, or one that apt-get may install. */
export function findChromium(): string | undefined {
  return installedChromium() ?? installedByPackageManager()
}

/** The same without installing one. */
export function installedChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  const known = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ]
  return [named, ...known].find((path) => path && existsSync(path))
}

function installedByPackageManager(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log('Installing Chromium with apt-get…')
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return installedChromium()
}
