import { expect, test } from 'vitest'
import { warningsOfUnknown } from './unknown-settings.ts'

const line = (name: string, meant: string) =>
  `Setting ${name} is not known and has no effect. Is ${meant} meant? See docs/operations.md.`

test.each([
  ['STRIPE_SECERT_KEY', 'STRIPE_SECRET_KEY'],
  ['STRIPE_WEBHOOK_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['SMTP_ULR', 'SMTP_URL'],
  ['S3_BUKET', 'S3_BUCKET'],
  ['SECRET_KEYFILE', 'SECRET_KEY_FILE'],
  ['BOLI_PORT', 'PORT'],
])('%s is told with the name that was meant, and never its value', (name, meant) => {
  expect(warningsOfUnknown({ [name]: 'sk_live_secret' })).toEqual([line(name, meant)])
})

test("settings that there are, and what is others', are not told", () => {
  const others = {
    PATH: '',
    HOME: '',
    HOSTNAME: '',
    NODE_OPTIONS: '',
    LANG: '',
    npm_config_cache: '',
    PWD: '',
  }
  const right = { PORT: '3000', SECRET_KEY_FILE: '/run/key', TRUST_PROXY: '1', BOLI_CLOCK_FILE: '' }
  expect(warningsOfUnknown({ ...others, ...right })).toEqual([])
})
