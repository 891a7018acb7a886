import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** A Chromium for the browser tests: CHROMIUM_PATH, an installed one, Playwright's own, or one that apt-get may install. */
export function findChromium(): string | undefined {
  return installedChromium() ?? installedByPackageManager()
}

/** The same without installing one. */
function installedChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  const known = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ]
  return [named, ...known].find((path) => path && existsSync(path))
}

/** The one that the tests take: without the windows of a whole browser it does the same pages with a third less work. */
export function installedForTests(): string | undefined {
  const shell = '/usr/bin/chromium-headless-shell'
  return process.env.CHROMIUM_PATH === undefined && existsSync(shell) ? shell : installedChromium()
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
