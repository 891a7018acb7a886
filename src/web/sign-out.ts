import { logout } from '#calls/accounts.ts'
import { call, until } from './call.ts'
import { CallError } from './call-error.ts'
import { removeAllDownloads } from './offline/download-list.ts'
import { tellSignedOut } from './other-tabs.ts'
import { oweSignOut } from './owed-sign-out.ts'
import { clearSession, readKey, writeKey } from './session-storage.ts'

/** Whoever signs out leaves: they do not stand there for as long as nobody answers. */
const patience = 6000

/**
 * Ends the session here whatever happens there: a lost connection must not keep one signed in, and what could not be
 * told is told before the cookie is used again. What was downloaded goes; what waits to be sent stays for this account's
 * next visit.
 */
export async function signOut(): Promise<void> {
  await removeAllDownloads()
  const signal = AbortSignal.timeout(patience)
  await until(signal, call(logout, { signal })).catch(async (error: unknown) => {
    const hasEnded = error instanceof CallError && error.status === 401
    if (!hasEnded) await oweSignOut()
  })
  await leave()
}

/** Nothing of who was here stays, in no tab: on a shared device somebody else comes next. */
export async function leave(): Promise<void> {
  await removeAllDownloads()
  tellSignedOut(readKey('id'))
  writeKey('isLogout', 'yes')
  clearSession()
}
