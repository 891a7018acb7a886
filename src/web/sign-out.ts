import { logout } from '#calls/accounts.ts'
import { call } from './call.ts'
import { clearSession, writeKey } from './session-storage.ts'

/** Ends the session here whatever happens there: a lost connection must not keep one signed in. */
export async function signOut(): Promise<void> {
  await call(logout).catch(() => undefined)
  writeKey('isLogout', 'yes')
  clearSession()
}
