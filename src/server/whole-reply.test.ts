import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { encodingFor } from './whole-reply.ts'

test.each([
  [undefined, undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0.0', undefined],
  ['br ; q=0.000 , gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1', 'br'],
  ['br;q=0.01', 'br'],
  ['GZIP', 'gzip'],
])('to whom accepts %s is sent %s', (accepted, encoding) => {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  expect(encodingFor({ headers } as FastifyRequest)).toBe(encoding)
})
