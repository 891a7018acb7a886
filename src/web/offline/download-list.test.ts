import { afterEach, expect, test, vi } from 'vitest'
import type { Me } from '#calls/accounts.ts'
import { removeOthersDownloads } from './download-list.ts'

const ofAsha = ['boli-lesson asha first-line', 'boli-answers asha', 'boli-review asha']
const ofBina = ['boli-lesson bina first-line', 'boli-answers bina', 'boli-review bina']
const ofNobody = ['boli-shell 1', 'signOutOwed']

/** The names of a device's caches after somebody has signed in there. */
async function leftFor(me: Pick<Me, '_id' | 'impersonatedBy'>): Promise<string[]> {
  const names = new Set([...ofAsha, ...ofBina, ...ofNobody])
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  })
  await removeOthersDownloads(me as Me)
  return [...names]
}

afterEach(() => void vi.unstubAllGlobals())

test('what others downloaded goes with whoever signs in next, and what is their own stays', async () => {
  expect(await leftFor({ _id: 'bina', impersonatedBy: null })).toEqual([...ofBina, ...ofNobody])
})

test('an admin who looks on as somebody takes nothing from those whose device it is', async () => {
  const impersonatedBy = { name: 'Admin', email: 'admin@boli.test' }
  expect(await leftFor({ _id: 'bina', impersonatedBy })).toEqual([...ofAsha, ...ofBina, ...ofNobody])
})
