import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { warningsOfDefaults } from './left-to-default.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'boli-defaults-'))
const warned = (settings: Record<string, string>) =>
  warningsOfDefaults(readConfig({ DATA_DIR, ...settings })).map((line) => line.split(':')[0])
const SMTP_URL = 'smtp://mail.example.org'
const PUBLIC_URL = 'https://boli.example.org'

test.each([
  [{}, []],
  [{ NODE_ENV: 'production' }, ['Setting PUBLIC_URL is not given']],
  [{ SMTP_URL }, ['Setting PUBLIC_URL is not given', 'Setting MAIL_FROM is not given']],
  [{ SMTP_URL, PUBLIC_URL, MAIL_FROM: 'Boli <namaste@boli.test>' }, ['Setting MAIL_FROM is not given']],
  [{ SMTP_URL, PUBLIC_URL, MAIL_FROM: 'Boli <namaste@example.org>', NODE_ENV: 'production' }, []],
  [{ SECRET_KEY: 'a'.repeat(40) }, ['Setting SECRET_KEY is made of few different characters']],
  [{ SECRET_KEY: '0123456789abcdef0123456789abcdef' }, []],
])('what strangers would be told by default is said at the start: %j', (settings, lines) => {
  expect(warned(settings)).toEqual(lines)
})
