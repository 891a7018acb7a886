import { toDashboard } from '../../paths.ts'
import { storeSession } from '../../session-storage.ts'

/** Goes on as somebody else. The page is loaded anew: nothing of the one before may linger in it. */
export function becomeSomebody({ token, user }: { token: string; user: { _id: string } }): void {
  storeSession(token, user._id)
  window.location.assign(toDashboard())
}
