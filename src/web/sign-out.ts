import { logout } from '#calls/accounts.ts'
import { call } from './call.ts'
import { removeAllDownloads } from './offline/download-list.ts'
import { clearSession, writeKey } from './session-storage.ts'

/**
 * Ends the session here whatever happens there: a lost connection must not keep one signed in. What was downloaded
 * goes; what waits to be sent stays for this account's next visit.
 */
export async function signOut(): Promise<void> {
  await removeAllDownloads()
  await call(logout).catch(() => undefined)
  writeKey('isLogout', 'yes')
  clearSession()
}
