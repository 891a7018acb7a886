import { CallError } from './call-error.ts'
import { closeDevice } from './offline/kept-answers.ts'
import { owesSignOut, settleSignOut } from './owed-sign-out.ts'
import { reach, unreached } from './reach.ts'
import { clearSession, readKey, storeSession, storeToken } from './session-storage.ts'

/** Asks for a new token, one tab at a time. `stale` is the token that was refused, null where there was none. */
export function refresh(stale: string | null): Promise<boolean> {
  underWay ??= askForToken(stale).finally(() => {
    underWay = null
  })
  return underWay
}

let underWay: Promise<boolean> | null = null

/** Until it is known who asks, where somebody is finding out. */
export const tokenUnderWay = async (): Promise<unknown> => underWay?.catch(() => false)

/** Held by whoever may be given another cookie, in the whole browser. */
const cookieLock = 'boli-refresh'
/** All tabs wait for whoever holds it: a line on which nobody answers is given up. */
const longestHold = 30_000
/** A picture takes its time on a slow one; the server waits for it as long. */
export const longestWithPicture = 120_000

/** Until nobody here is about to become somebody else. */
export const cookieSettled = (): Promise<void> => navigator.locks.request(cookieLock, () => {})

/** Does what may change the cookie while nobody else does. Where `stop` is given, it ends the waiting and the work. */
export const aloneWithCookie = <Done>(
  work: (signal: AbortSignal) => Promise<Done>,
  { stop, longest = longestHold }: { stop?: AbortSignal | undefined; longest?: number | undefined } = {},
): Promise<Done> =>
  navigator.locks.request(cookieLock, stop ? { signal: stop } : {}, () =>
    work(stop ?? AbortSignal.timeout(longest)),
  )

function askForToken(stale: string | null): Promise<boolean> {
  return aloneWithCookie(async (signal) => {
    const current = readKey('token')
    if (current !== null && current !== stale) return true
    const response =
      (await replyAskedSooner()) ?? (await reach('/api/refreshToken', { method: 'POST', signal }))
    const body = (await response.json().catch(() => null)) as Renewed | null
    if (response.ok && typeof body?.data === 'string') {
      if (owesSignOut()) return tellSignOut(body.data, signal)
      return goOnWith(body.data, body.user?._id)
    }
    // A reply that broke off is none.
    if (response.ok) throw new CallError(0, unreached)
    // A busy server is not a refusal: the session may well live on.
    if (response.status === 401 || response.status === 403) {
      settleSignOut()
      clearSession()
      closeDevice()
    }
    return false
  })
}

interface Renewed {
  data?: unknown
  user?: { _id?: string }
}

/** Whether this page is about to be loaded anew as somebody else's: it sends nothing more. */
export let isAnothers = false

/**
 * The browser has one cookie: another tab may have signed somebody else in. What stands on this page is not theirs, so
 * nothing of it is sent in their name, and it is loaded anew as theirs.
 */
function goOnWith(token: string, whose: string | undefined): boolean {
  const before = readKey('id')
  if (!whose || !before || whose === before) {
    storeToken(token)
    return true
  }
  isAnothers = true
  storeSession(token, whose)
  window.location.reload()
  return false
}

/** What the cookie still opened is ended; nobody goes on in it. */
async function tellSignOut(token: string, signal: AbortSignal): Promise<false> {
  const headers = { authorization: `Bearer ${token}` }
  const { ok, status } = await reach('/api/logout', { headers, signal })
  if (ok || status === 401) settleSignOut()
  clearSession()
  return false
}

/** The page of a new tab asks while its scripts are on their way (scripts/start-sooner.ts). Good once. */
function replyAskedSooner(): Promise<Response | undefined> | undefined {
  const page = globalThis as { tokenReply?: Promise<Response | undefined> | undefined }
  const reply = page.tokenReply
  page.tokenReply = undefined
  return reply
}
