import { settleSignOut } from './owed-sign-out.ts'

/** The keys of this tab's session, as the specification names them (spec 3). */
export type SessionKey =
  | 'token'
  | 'id'
  | 'refresh'
  | 'isLogout'
  | 'isforgot'
  | 'sessionId'
  | 'studentToken'
  | 'studentAuthInfo'
  | 'selectedCourseId'

const ofTheSession: SessionKey[] = [
  'token',
  'id',
  'refresh',
  'sessionId',
  'studentToken',
  'studentAuthInfo',
  'selectedCourseId',
]

const listeners = new Set<() => void>()

export function readKey(key: SessionKey): string | null {
  return typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(key)
}

export function writeKey(key: SessionKey, value: string): void {
  sessionStorage.setItem(key, value)
}

/** Whose things this device keeps now: those of an account, or of a visitor. */
export const whoseHere = (): string => readKey('id') ?? 'visitor'

/** The language that was chosen in this tab, else the one that most are here for. */
export const languageHere = (): string => readKey('selectedCourseId') ?? 'hindi'

export function storeToken(token: string): void {
  writeKey('token', token)
  writeKey('studentToken', token)
  // Says only that a refresh cookie exists: the cookie itself is out of reach of scripts.
  writeKey('refresh', '1')
  sessionStorage.removeItem('isLogout')
  tellListeners()
}

export function storeSession(token: string, userId: string): void {
  writeKey('id', userId)
  writeKey('sessionId', crypto.randomUUID())
  settleSignOut()
  storeToken(token)
}

export function clearSession(): void {
  for (const key of ofTheSession) sessionStorage.removeItem(key)
  tellListeners()
}

export function hasSession(): boolean {
  return readKey('token') !== null
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tellListeners(): void {
  // Still pages show one or the other by this mark alone (theme.css, signed-in).
  document.documentElement.toggleAttribute('data-session', hasSession())
  for (const listener of listeners) listener()
}
