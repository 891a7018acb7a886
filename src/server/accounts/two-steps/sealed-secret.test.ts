import { expect, test } from 'vitest'
import { newSecret, openSecret, sealSecret } from './sealed-secret.ts'

const seal = { secretKey: 'a secret that is long enough for us', studentId: 'asha' }

test('a sealed secret opens for whom it is, with the key it was sealed with, and for nobody else', () => {
  const secret = newSecret()
  const sealed = sealSecret(secret, seal)
  expect(sealed.includes(secret)).toBe(false)
  expect(openSecret(sealed, seal)).toEqual(secret)
  expect(openSecret(sealed, { ...seal, studentId: 'ravi' })).toBeNull()
  expect(openSecret(sealed, { ...seal, secretKey: 'another secret that is long enough' })).toBeNull()
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(openSecret(sealed, seal)).toBeNull()
})

test('the same secret is sealed differently each time', () => {
  const secret = newSecret()
  expect(sealSecret(secret, seal)).not.toEqual(sealSecret(secret, seal))
})
