import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { type BenchServer, startForBench } from './server.ts'

const rounds = 3
const seconds = 3
const connections = 50

type Call = { name: string; path: string; body?: () => object }

/** Requests a second of the learning calls, as shares of the same server answering a constant. */
export async function benchCalls(database: 'embedded' | 'postgresql'): Promise<void> {
  const server = await startForBench(database)
  try {
    const token = await signIn(server)
    const calls = await callsOf(server, token)
    const rates = new Map<string, number[]>()
    for (let round = 0; round < rounds; round++)
      for (const call of calls)
        rates.set(call.name, [...(rates.get(call.name) ?? []), await rate(server, token, call)])
    const constant = median(rates.get('constant') ?? [])
    for (const [name, all] of rates)
      console.log(
        `calls  ${database.padEnd(10)} ${name.padEnd(14)} ${Math.round(median(all)).toString().padStart(6)}/s  ${(
          (100 * median(all)) / constant
        ).toFixed(0)} % of the constant`,
      )
  } finally {
    await server.stop()
  }
}

async function callsOf(server: BenchServer, token: string): Promise<Call[]> {
  const read = (path: string) => get(server, token, path)
  const [course] = await read('/api/userCourses?languageId=hindi')
  const [chapter] = await read(`/api/courseLeftMenu/${course.id}`)
  const lesson = chapter.lessons[0]
  const write = {
    course: course.languageId,
    unit: course.id,
    chapter: chapter.chapterId,
    lesson: lesson.id,
    completedExerciseId: lesson.linkedExerciseIds[0],
  }
  return [
    { name: 'constant', path: '/api/health' },
    { name: 'me', path: '/api/me' },
    { name: 'courses', path: '/api/userCourses?languageId=hindi' },
    { name: 'menu', path: `/api/courseLeftMenu/${course.id}` },
    { name: 'exercises', path: `/api/lessonExercises/${lesson.id}` },
    {
      name: 'progress write',
      path: '/api/updateuserprogress',
      body: () => ({ ...write, attempt: { id: randomUUID(), answer: 'watched', ms: 900, hints: 0 } }),
    },
  ]
}

async function rate(server: BenchServer, token: string, call: Call): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const { body } = call
  const result = await autocannon({
    url: server.url + call.path,
    connections,
    duration: seconds,
    headers,
    ...(body
      ? {
          method: 'POST' as const,
          requests: [{ setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }) }],
        }
      : {}),
  })
  if (result.non2xx > 0) throw new Error(`${call.name}: ${result.non2xx} replies were no success`)
  return result.requests.average
}

async function signIn(server: BenchServer): Promise<string> {
  const reply = await fetch(`${server.url}/api/newlogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'student@boli.test', password: 'namaste-boli' }),
  })
  return (await reply.json()).results.data.token
}

async function get(server: BenchServer, token: string, path: string) {
  const reply = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } })
  return JSON.parse(await reply.text()).results.data
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
