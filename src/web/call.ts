import type { z } from 'zod'
import type { Endpoint, Family } from '#calls/endpoint.ts'
import { CallError, type FieldError, somethingWentWrong } from './call-error.ts'
import { longestReading, longestSending } from './connection.ts'
import { aloneWithCookie, isAnothers, longestWithPicture, refresh, tokenUnderWay } from './fresh-token.ts'
import { keepFresh, keptAnswer } from './offline/kept-answers.ts'
import { orKept } from './offline/or-kept.ts'
import { reach, reachInTime } from './reach.ts'
import { readKey } from './session-storage.ts'
import { reachTogether } from './together.ts'

type Declared = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>
type Schema<E, K extends keyof Declared> = E extends { [key in K]?: infer S } ? Exclude<S, undefined> : never
type Part<K extends 'params' | 'query' | 'body', S> = S extends z.ZodUndefined
  ? unknown
  : S extends z.ZodType
    ? Record<never, never> extends z.input<S>
      ? { [key in K]?: z.input<S> }
      : { [key in K]: z.input<S> }
    : unknown

export type InputOf<E> = Part<'params', Schema<E, 'params'>> &
  Part<'query', Schema<E, 'query'>> &
  Part<'body', Schema<E, 'body'>> & { signal?: AbortSignal }
export type ReplyOf<E> = E extends { reply: infer S extends z.ZodType } ? z.output<S> : never
type Rest<E> = Record<never, never> extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>]

interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
}

/** Makes one declared call: sends the bearer, refreshes a stale one once, and gives back the data alone. */
export async function call<E extends Declared>(endpoint: E, ...[input]: Rest<E>): Promise<ReplyOf<E>> {
  const given = (input ?? {}) as AnyInput
  if (endpoint.method !== 'GET')
    return dataOf(endpoint.family, await ask(endpoint, given)) as Promise<ReplyOf<E>>
  const address = addressOf(endpoint.path, given)
  const asked = ask(endpoint, given).then((response) => keepFresh(address, response))
  const response = await orKept(asked, () => keptAnswer(address))
  return dataOf(endpoint.family, response) as Promise<ReplyOf<E>>
}

/** One page of a list: its rows, the cursor of those that follow, and how many there are in all where that is told. */
export async function callPage<E extends Declared>(
  endpoint: E,
  ...[input]: Rest<E>
): Promise<{ rows: ReplyOf<E>; next: string | undefined; total: number | undefined }> {
  const response = await ask(endpoint, (input ?? {}) as AnyInput)
  const body: Envelope = await response
    .clone()
    .json()
    .catch(() => ({}))
  const rows = (await dataOf(endpoint.family, response)) as ReplyOf<E>
  return { rows, next: body.results?.next, total: body.results?.total }
}

async function ask(endpoint: Declared, given: AnyInput): Promise<Response> {
  if (readKey('token') === null) {
    if (endpoint.access !== 'visitor') await refresh(null)
    // Soon it is known who asks: this call then goes together with theirs.
    else if (endpoint.method === 'GET') await tokenUnderWay()
  }
  const token = readKey('token')
  const send = endpoint.setsCookie === true ? sendAlone : sendNow
  let response = await send(endpoint, given, token)
  const isVisitors = endpoint.access === 'visitor'
  // What a visitor sends and is refused (a wrong password) says nothing about the token; what they read does.
  if (response.status === 401 && !(isVisitors && endpoint.method !== 'GET')) {
    if ((await refresh(token)) || isVisitors) response = await send(endpoint, given, readKey('token'))
  }
  return response
}

/**
 * What the cookie stands for may begin or end by this call: whoever is refused meanwhile asks for a token with the cookie
 * that it brings. With the one before they would end the session that has just begun, or clear its cookie.
 */
function sendAlone(endpoint: Declared, input: AnyInput, token: string | null): Promise<Response> {
  const longest = endpoint.holdsPicture ? longestWithPicture : undefined
  return aloneWithCookie((signal) => sendNow(endpoint, { ...input, signal }, token), {
    stop: input.signal,
    longest,
  })
}

function sendNow(endpoint: Declared, input: AnyInput, token: string | null): Promise<Response> {
  if (isAnothers) throw new CallError(0, somethingWentWrong)
  const headers = new Headers({ accept: 'application/json' })
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  if (input.body !== undefined) headers.set('content-type', 'application/json')
  const address = addressOf(endpoint.path, input)
  const isAlone = endpoint.isWhole === true || endpoint.setsCookie === true
  if (endpoint.method === 'GET' && token !== null && !isAlone)
    return until(input.signal, reachTogether(address, headers, reachInTime))
  const init = {
    method: endpoint.method,
    headers,
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  }
  if (input.signal) return reach(address, { ...init, signal: input.signal })
  // What the studio sends (publishing, a course taken in) may take the academy longer than any line.
  if (endpoint.access === 'admin' && endpoint.method !== 'GET') return reach(address, init)
  return reachInTime(address, init, longestOf(endpoint))
}

function longestOf({ method, holdsPicture }: Declared): number {
  if (method === 'GET') return longestReading
  return holdsPicture ? longestWithPicture : longestSending
}

/** Nobody waits for it any more: others who asked along with it do. */
export function until<Reply>(signal: AbortSignal | undefined, reply: Promise<Reply>): Promise<Reply> {
  if (!signal) return reply
  const aborted = new Promise<never>((_, fail) => {
    if (signal.aborted) fail(signal.reason)
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
  })
  return Promise.race([reply, aborted])
}

export function addressOf(path: string, input: Pick<AnyInput, 'params' | 'query'>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return `/api${filled}${query.size > 0 ? `?${query}` : ''}`
}

interface Envelope {
  error?: boolean | string
  message?: string
  errors?: FieldError[]
  results?: { data?: unknown; next?: string; total?: number }
  upgrade?: boolean
}

async function dataOf(family: Family, response: Response): Promise<unknown> {
  const body = (await response.json().catch(() => null)) as Envelope | null
  if (!response.ok || body?.error === true) throw refusalOf(response.status, body)
  const data = family === 'newer' ? body?.results?.data : body
  if (data === undefined || data === null) throw new CallError(response.status, somethingWentWrong)
  return data
}

function refusalOf(status: number, body: Envelope | null): CallError {
  const text = typeof body?.error === 'string' ? body.error : body?.message
  return new CallError(status, text || somethingWentWrong, {
    ...(body?.errors && { errors: body.errors }),
    upgrade: body?.upgrade === true,
    body,
  })
}
