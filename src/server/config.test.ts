import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'boli-config-'))
const empty = join(DATA_DIR, 'empty')
mkdirSync(empty)

test('without any setting it is the embedded default with demo accounts', () => {
  expect(readConfig({ DATA_DIR })).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    demo: true,
    rateLimits: true,
    LOG_LEVEL: 'info',
    TRUST_PROXY: 0,
  })
})

test('the secret is made once, for its owner only, and kept', () => {
  const { secretKey } = readConfig({ DATA_DIR })
  expect(secretKey).toHaveLength(64)
  expect(readFileSync(join(DATA_DIR, 'secret-key'), 'utf8')).toBe(secretKey)
  expect(statSync(join(DATA_DIR, 'secret-key')).mode & 0o777).toBe(0o600)
  expect(readConfig({ DATA_DIR }).secretKey).toBe(secretKey)
})

test('a folder of data that is a file, and a mail server without a name, are told', () => {
  const file = join(DATA_DIR, 'a-file')
  writeFileSync(file, '')
  expect(() => readConfig({ DATA_DIR: file })).toThrow(
    `Setting DATA_DIR (${file}) cannot be written: EEXIST: file already exists, mkdir '${file}'.`,
  )
  expect(() => readConfig({ DATA_DIR: file, SECRET_KEY: 'a secret of thirty-two letters!!' })).toThrow(
    `Setting DATA_DIR (${file}) cannot be written: EEXIST: file already exists, mkdir '${file}'.`,
  )
  expect(() => readConfig({ DATA_DIR, SMTP_URL: 'smtp://' })).toThrow(
    'Setting SMTP_URL is not an smtp:// address (in a password # is written %23, / %2F, ? %3F). See docs',
  )
})

test.each(['', 'half of a secret'])(
  'a secret that was cut off (“%s”) opens nothing: the start says so',
  (kept) => {
    const cutOff = mkdtempSync(join(tmpdir(), 'boli-config-'))
    writeFileSync(join(cutOff, 'secret-key'), kept)
    const file = join(cutOff, 'secret-key')
    expect(() => readConfig({ DATA_DIR: cutOff })).toThrow(
      `The secret in ${file} is not whole. Put it back from a backup; without one, delete it and all sign in anew.`,
    )
  },
)

test('DATABASE_URL turns the demo off, unless it is asked for', () => {
  const DATABASE_URL = 'postgres://boli@localhost/boli'
  expect(readConfig({ DATA_DIR, DATABASE_URL }).demo).toBe(false)
  expect(readConfig({ DATA_DIR, DATABASE_URL, DEMO: 'on' }).demo).toBe(true)
})

test.each([
  ['PORT', 'many', 'Setting PORT is not a whole number from 0 to 65535. See docs/operations.md.'],
  ['PORT', ' ', 'Setting PORT is not a whole number from 0 to 65535. See docs/operations.md.'],
  ['PORT', '0x10', 'Setting PORT is not a whole number from 0 to 65535. See docs/operations.md.'],
  ['NODE_ENV', 'prod', 'Setting NODE_ENV is none of production, development, test. See docs/operations.md.'],
  ['HOST', ' ', 'Setting HOST is empty. See docs/operations.md.'],
  ['CURRICULUM_DIR', empty, `Setting CURRICULUM_DIR (${empty}) holds no curriculum. See docs/operations.md.`],
  ['PORT', '70000', 'Setting PORT is not a whole number from 0 to 65535. See docs/operations.md.'],
  [
    'MAX_QUERIES',
    '1.5',
    'Setting MAX_QUERIES is not a whole number from 1 to 100000. See docs/operations.md.',
  ],
  ['MAIL_FROM', 'Boli', "Setting MAIL_FROM is not an address like 'Boli <namaste@boli.test>'. See docs"],
  [
    'LOG_LEVEL',
    'loud',
    'Setting LOG_LEVEL is none of trace, debug, info, warn, error, fatal, silent. See docs',
  ],
  ['CURRICULUM_DIR', '/nowhere', 'Setting CURRICULUM_DIR (/nowhere) is no folder. See docs/operations.md.'],
  ['PUBLIC_URL', 'https://boli.test/hindi', 'Setting PUBLIC_URL is more than an origin: no path'],
  ['PUBLIC_URL', 'boli', 'Setting PUBLIC_URL is not an http(s) address. See docs/operations.md.'],
  ['DATABASE_URL', 'mysql://x', 'Setting DATABASE_URL is not a postgres:// address (in a password # is'],
  [
    'SMTP_URL',
    'smtp://boli:a#b@localhost',
    'Setting SMTP_URL is not an smtp:// address (in a password # is written %23,',
  ],
  ['DEMO', 'perhaps', "Setting DEMO is neither 'on' nor 'off'. See docs/operations.md."],
  ['SECRET_KEY', 'short', 'Setting SECRET_KEY is shorter than 32 characters. See docs/operations.md.'],
  ['SECRET_KEY', ' '.repeat(40), 'Setting SECRET_KEY is empty. See docs/operations.md.'],
  [
    'DATABASE_URL',
    'postgres://boli:50%off@localhost/boli',
    'Setting DATABASE_URL holds a % that is written %25 there. See docs/operations.md.',
  ],
  [
    'DATABASE_URL',
    'postgres://boli:caf%E9@localhost/boli',
    'Setting DATABASE_URL holds a letter that is not written in UTF-8 (é is written %C3%A9). See docs/operations.md.',
  ],
  [
    'MEDIA_URL',
    'http://cdn.boli.test?films',
    'Setting MEDIA_URL is more than an address and a path: no question mark, no #, no password. See docs',
  ],
  [
    'MEDIA_URL',
    'http://cdn.boli.test/#',
    'Setting MEDIA_URL is more than an address and a path: no question mark, no #, no password. See docs',
  ],
  [
    'CLAMD',
    'localhost:99999',
    'Setting CLAMD names a port that is none of 1 to 65535. See docs/operations.md.',
  ],
  ['CLAMD', 'localhost:0', 'Setting CLAMD names a port that is none of 1 to 65535. See docs/operations.md.'],
])('a malformed %s is named', (name, value, line) => {
  expect(() => readConfig({ DATA_DIR, [name]: value })).toThrow(line)
})

test.each([
  ['PUBLIC_URL', 'https://boli.test:8443/', { publicUrl: 'https://boli.test:8443' }],
  ['PUBLIC_URL', 'HTTPS://Boli.test', { publicUrl: 'https://Boli.test' }],
  ['MEDIA_URL', 'https://cdn.boli.test/films/', { MEDIA_URL: 'https://cdn.boli.test/films' }],
  ['CLAMD', 'localhost:3310', { CLAMD: 'localhost:3310' }],
  ['CLAMD', '/run/clamd.sock', { CLAMD: '/run/clamd.sock' }],
  [
    'DATABASE_URL',
    'postgres://boli:50%25off@localhost/boli',
    { DATABASE_URL: 'postgres://boli:50%25off@localhost/boli' },
  ],
  ['MAIL_FROM', 'namaste@boli.test', { MAIL_FROM: 'namaste@boli.test' }],
  [
    'MAIL_FROM',
    'बोली, an academy <namaste@boli.test>',
    { MAIL_FROM: 'बोली, an academy <namaste@boli.test>' },
  ],
])('%s may be %s', (name, value, settings) => {
  expect(readConfig({ DATA_DIR, [name]: value })).toMatchObject(settings)
})

test('a server of its own in production wants its secret given', () => {
  const settings = { DATA_DIR, NODE_ENV: 'production', DATABASE_URL: 'postgres://boli@localhost/boli' }
  expect(() => readConfig(settings)).toThrow('SECRET_KEY is required')
})

test('a store for files is given whole or not at all', () => {
  const store = { S3_ENDPOINT: 'https://s3.boli.test', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'i' }
  expect(readConfig({ DATA_DIR }).s3).toBe(null)
  expect(() => readConfig({ DATA_DIR, ...store })).toThrow(
    'Setting S3_SECRET_ACCESS_KEY is missing: S3_ENDPOINT, S3_BUCKET and S3_ACCESS_KEY_ID are given. See docs',
  )
  expect(readConfig({ DATA_DIR, ...store, S3_SECRET_ACCESS_KEY: 's' }).s3).toEqual({
    endpoint: 'https://s3.boli.test',
    bucket: 'b',
    region: 'us-east-1',
    accessKeyId: 'i',
    secretAccessKey: 's',
  })
})

test.each([
  [
    { PAYPAL_MERCHANT_ID: 'M' },
    'Settings PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET are missing: PAYPAL_MERCHANT_ID is given.',
  ],
  [{ STRIPE_SECRET_KEY: 'sk' }, 'Setting STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY is given.'],
  [
    { CCAVENUE_MERCHANT_ID: '1', CCAVENUE_WORKING_KEY: 'k' },
    'Setting CCAVENUE_ACCESS_CODE is missing: CCAVENUE_MERCHANT_ID and CCAVENUE_WORKING_KEY are given.',
  ],
  [
    { DATABASE_READ_URL: 'postgres://boli@replica/boli' },
    'Setting DATABASE_URL is missing: DATABASE_READ_URL is given.',
  ],
])('what is given by half stops the start: %j', (settings, line) => {
  expect(() => readConfig({ DATA_DIR, ...settings })).toThrow(`${line} See docs/operations.md.`)
})

test('where something would be reached may be said before it is switched on', () => {
  const addresses = {
    STRIPE_API_BASE: 'http://127.0.0.1:1',
    PAYPAL_API_BASE: 'http://127.0.0.1:2',
    CCAVENUE_URL: 'http://127.0.0.1:3',
    S3_REGION: 'eu-central-1',
  }
  const { s3, ...config } = readConfig({ DATA_DIR, ...addresses })
  const { S3_REGION: _, ...others } = addresses
  expect([s3, config]).toEqual([null, expect.objectContaining(others)])
})
