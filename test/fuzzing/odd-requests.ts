import { z } from 'zod'
import type { Endpoint } from '#calls/endpoint.ts'
import { type Fitting, fitting, type JsonSchema } from './fitting-values.ts'
import { hostileText, hostileValue, nested } from './hostile-values.ts'

export interface OddRequest {
  method: string
  /** As it goes on the line, query and all. */
  path: string
  headers: Record<string, string>
  body?: string | Buffer
  /** What is odd about it. */
  odd: string
  /** Its address may be no call's any more: then it is answered as any unknown address is. */
  isElsewhere?: true
}

interface Draft {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
}

const json = { 'content-type': 'application/json' }
const schemas = new WeakMap<z.ZodType, JsonSchema>()

function schemaOf(schema: z.ZodType): JsonSchema {
  const known = schemas.get(schema)
  if (known) return known
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  schemas.set(schema, made)
  return made
}

/** A request that the call would take, and then one thing about it is wrong. */
export function oddRequest(declared: Endpoint, given: Fitting): OddRequest {
  const { dice } = given
  const fill = (schema: z.ZodType | undefined) => (schema ? fitting(schemaOf(schema), '', given) : {})
  const draft = {
    params: fill(declared.params),
    query: fill(declared.query),
    body: declared.body ? fill(declared.body) : undefined,
  } as Draft
  const way = dice.pick(ways)
  const odd = way.name
  const request = written(declared, draft)
  return { ...request, odd, ...way(declared, draft, given) }
}

function written(declared: Endpoint, { params, query, body }: Draft): OddRequest {
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`)
  const path = declared.path.replace(/:(\w+)/g, (_, name) => encoded(params[name] ?? 'nobody'))
  return {
    method: declared.method,
    path: `/api${path}${asked.length > 0 ? `?${asked.join('&')}` : ''}`,
    headers: declared.method === 'GET' ? {} : json,
    ...(declared.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    odd: '',
  }
}

const encoded = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : String(JSON.stringify(value))).toWellFormed())

/** How a request goes wrong. What a way does not say stays as it fits. */
type Way = (declared: Endpoint, draft: Draft, given: Fitting) => Partial<OddRequest>

const asItFits: Way = () => ({})

const oneValue: Way = (declared, draft, { dice }) => {
  const places = leaves(draft)
  if (places.length === 0) return {}
  const [holder, key] = dice.pick(places)
  const isText = holder === draft.params || holder === draft.query
  const value = isText ? hostileText(dice).slice(0, 5000) : hostileValue(dice, holder[key])
  holder[key] = value
  const isElsewhere = holder === draft.params ? { isElsewhere: true as const } : {}
  return {
    ...written(declared, draft),
    ...isElsewhere,
    odd: `${key} is ${JSON.stringify(value)?.slice(0, 60)}`,
  }
}

const oneMissing: Way = (declared, draft, { dice }) => {
  const places = leaves(draft).filter(([holder]) => holder !== draft.params)
  if (places.length === 0) return {}
  const [holder, key] = dice.pick(places)
  delete holder[key]
  return { ...written(declared, draft), odd: `${key} is missing` }
}

const otherBody: Way = ({ method }, _draft, { dice }) =>
  method === 'GET' ? {} : { body: JSON.stringify(hostileValue(dice)) ?? '' }

const prototypeKeys: Way = ({ method }, { body }, { dice }) => {
  const key = dice.pick(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])
  const bad = `"${key}":{"prototype":{"isAdmin":true},"isAdmin":true}`
  const rest = JSON.stringify(body ?? {}).replace(/^\{/, '')
  return method === 'GET'
    ? {}
    : { body: `{${bad}${rest === '}' ? '' : ','}${rest.replace(/^[^}"].*/s, '}')}` }
}

const brokenBodies: (string | Buffer)[] = [
  '{',
  '{"a":',
  '{"a":1}}',
  "{'a':1}",
  '\ufeff{"a":1}',
  'NaN',
  '{"a":NaN}',
  'undefined',
  '"\\ud800"',
  '"\\x"',
  '\u0000',
  '',
  ' ',
  'null',
  '0',
  '"text"',
  '[]',
  nested(50_000),
  nested(20_000, '{"a":', '}'),
  `[${'['.repeat(1000)}`,
  `{"a":${'9'.repeat(10_000)}}`,
  Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
  Buffer.from('{"a":"\xff\xc0\x80"}', 'latin1'),
  `{"a":"${'x'.repeat(1_100_000)}"}`,
]

const brokenJson: Way = ({ method }, _draft, { dice }) =>
  method === 'GET' ? {} : { body: dice.pick(brokenBodies) }

const otherContentType: Way = ({ method }, _draft, { dice }) => {
  if (method === 'GET') return {}
  const types = [
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
  ]
  const odd = [
    'application/x-www-form-urlencoded',
    'nonsense',
    ';',
    'application/json;;;',
    'application/json\t',
    '',
  ]
  const type = dice.pick([...types, ...odd])
  return { headers: type === '' ? {} : { 'content-type': type }, odd: `content type ${type}` }
}

const rawPieces = [
  '%00',
  '%',
  '%zz',
  '%ED%A0%80',
  '%C0%AF',
  '%2e%2e%2f',
  '..',
  'x'.repeat(600),
  '%F0%9F',
  '?',
  '__proto__',
]

const oddPath: Way = (declared, draft, { dice }) => {
  const { path } = written(declared, draft)
  const piece = dice.pick(rawPieces)
  const isPart = declared.path.includes(':')
  return {
    path: isPart ? `/api${declared.path.replace(/:\w+/g, piece)}` : `${path}${piece}`,
    isElsewhere: true,
  }
}

const oddQuery: Way = (declared, draft, { dice }) => {
  const { path } = written(declared, draft)
  const names = ['a', '__proto__', 'cursor', 'toString', ...Object.keys(draft.query)]
  const name = dice.pick(names)
  const value = encodeURIComponent(hostileText(dice).slice(0, 3000).toWellFormed())
  const asked = dice.pick([
    `${name}=1&${name}=2`,
    `${name}[]=1`,
    `${name}[x]=1`,
    name,
    `${name}=%ED%A0%80`,
    `${name}=%00`,
    `${name}=${value}`,
    '&&&===',
    `a=${'x'.repeat(20_000)}`,
  ])
  return { path: `${path}${path.includes('?') ? '&' : '?'}${asked}` }
}

const oddHeaders: Way = ({ method }, _draft, { dice }) => {
  const value = dice.pick(['', 'x', '\xff\xfe', '0', '%00', '"', '=;=;,', 'a'.repeat(3000), '{"a":1}', '-1'])
  const names = [
    'cookie',
    'user-agent',
    'accept-language',
    'origin',
    'referer',
    'x-forwarded-for',
    'accept-encoding',
  ]
  const name = dice.pick([...names, 'if-none-match', 'range', 'last-event-id', 'cf-ipcountry', 'accept'])
  return {
    headers: { ...(method === 'GET' ? {} : json), [name]: value },
    odd: `${name}: ${value.slice(0, 20)}`,
  }
}

/** The one wrong value is tried most: it gets the furthest. */
const ways: Way[] = [
  asItFits,
  ...Array<Way>(9).fill(oneValue),
  oneMissing,
  otherBody,
  prototypeKeys,
  brokenJson,
  otherContentType,
  oddPath,
  oddQuery,
  oddHeaders,
]

type Holder = Record<string, unknown>

/** Every place in it that holds something, however deep, as what holds it and under which name. */
function leaves({ params, query, body }: Draft): [holder: Holder, key: string][] {
  return [params, query, body].flatMap((part) => leavesOf(part))
}

function leavesOf(value: unknown): [Holder, string][] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Holder
  return Object.keys(holder).flatMap((key) => [[holder, key] as [Holder, string], ...leavesOf(holder[key])])
}
