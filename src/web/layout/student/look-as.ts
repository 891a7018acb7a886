import { toDashboard } from '../../paths.ts'
import { storeSession } from '../../session-storage.ts'

interface SignedIn {
  token: string
  user: { _id: string }
}

/** Where an admin stood in this tab when they began to look through a student's eyes. */
const lookedFrom = 'lookedFrom'

export function lookAs(student: SignedIn): void {
  const { pathname, search } = window.location
  sessionStorage.setItem(lookedFrom, pathname + search)
  goOnAs(student, toDashboard())
}

/** Back to where the looking began. */
export function lookAsOneself(admin: SignedIn): void {
  const begun = sessionStorage.getItem(lookedFrom)
  sessionStorage.removeItem(lookedFrom)
  goOnAs(admin, begun?.match(/^\/(?![/\\])/) ? begun : toDashboard())
}

/** The page is loaded anew: nothing of the one before may linger in it. */
function goOnAs({ token, user }: SignedIn, path: string): void {
  storeSession(token, user._id)
  window.location.assign(path)
}
