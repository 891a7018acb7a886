import { expect, test } from 'vitest'
import { standingHeads } from './standing-heads.ts'

const headsOf = await standingHeads({ publicUrl: 'https://boli.test' })

test('a file of the app carries what guards a file, and nothing that only a document heeds', () => {
  expect(headsOf('/assets/react-1.js')).toEqual({
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  })
})

test('a call carries what guards a file, loads nothing, is in no frame, and is kept nowhere', () => {
  expect(headsOf('/api/me')).toEqual({
    ...headsOf('/assets/react-1.js'),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
})

test('all else carries what guards a document as well', () => {
  expect(headsOf('/dashboard')).toEqual({
    ...headsOf('/assets/react-1.js'),
    'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), usb=(), browsing-topics=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
  })
})
