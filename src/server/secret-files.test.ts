import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { secretSettings } from './secret-files.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'boli-secrets-'))

const secretFile = (text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'boli-secret-')), 'secret')
  writeFileSync(file, text)
  return file
}

test('a secret may lie in a file', () => {
  const SECRET_KEY_FILE = secretFile('a secret of thirty-two letters!!\n')
  const METRICS_TOKEN_FILE = secretFile('a token of letters')
  expect(readConfig({ DATA_DIR, SECRET_KEY_FILE, METRICS_TOKEN_FILE })).toMatchObject({
    secretKey: 'a secret of thirty-two letters!!',
    METRICS_TOKEN: 'a token of letters',
  })
})

test('every setting that is a secret by its name may, and those that hold a password', () => {
  const source = readFileSync(join(import.meta.dirname, 'config.ts'), 'utf8')
  const settings = Array.from(source.matchAll(/^ {2}([A-Z0-9_]+): /gm), ([, name = '']) => name)
  const secret = settings.filter((name) => /SECRET|KEY|TOKEN|CODE|_CLIENT_ID|DATABASE|SMTP/.test(name))
  expect([...secretSettings].sort()).toEqual(secret.sort())
})

test.each([
  [
    'both',
    { SECRET_KEY: 'x'.repeat(32) },
    'Settings SECRET_KEY and SECRET_KEY_FILE are both given. See docs',
  ],
  ['missing', { SECRET_KEY_FILE: '/nowhere/at-all' }, 'Setting SECRET_KEY_FILE cannot be read: ENOENT'],
  ['empty', { SECRET_KEY_FILE: secretFile(' \n') }, 'Setting SECRET_KEY_FILE names an empty file. See docs'],
  [
    'short',
    { SECRET_KEY_FILE: secretFile('short') },
    'Setting SECRET_KEY is shorter than 32 characters. See docs',
  ],
])('a file that is %s is said', (_, settings, line) => {
  const SECRET_KEY_FILE = secretFile('a secret of thirty-two letters!!')
  expect(() => readConfig({ DATA_DIR, SECRET_KEY_FILE, ...settings })).toThrow(line)
})
