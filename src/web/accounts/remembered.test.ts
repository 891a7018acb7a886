import { expect, test } from 'vitest'
import { rememberedEmail } from './remembered.ts'

test.each([
  ['', null],
  ['boli_email=asha@boli.test', null],
  ['boli_remember=true', null],
  ['boli_remember=false; boli_email=asha@boli.test', null],
  ['__Host-boli_remember=true; __Host-boli_email=asha@boli.test', 'asha@boli.test'],
  ['theme=dark; boli_email=asha+hindi@boli.test; boli_remember=true', 'asha+hindi@boli.test'],
  ['boli_remember=true; boli_email=a%25b%3D%40boli.test', 'a%b=@boli.test'],
])('cookies %j remember %s', (cookies, email) => expect(rememberedEmail(cookies)).toBe(email))
