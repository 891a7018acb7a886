import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import { hashPassword } from '../../src/server/accounts/passwords/passwords.ts'
import type { Academy } from './academy.ts'
import { headersOf } from './learning-calls.ts'
import { median } from './median.ts'
import { processorTime } from './processor-time.ts'

const seconds = 5
const rounds = 3
/** Of one hundred who ask in a second who they are. */
const quietly = { connections: 5, duration: seconds, overallRate: 100, headers: headersOf(1) }

/** What a sign-in costs beside its hash, and how long others wait while many sign in. */
export async function benchSignIns({ servers, databaseUrl }: Academy, kind: string): Promise<void> {
  const [{ url }] = servers
  const asking = { ...quietly, url: `${url}/api/me` }
  const waits = { quiet: [] as number[], stormy: [] as number[] }
  const used = async <T>(work: () => Promise<T>): Promise<[time: number, done: T]> => {
    const before = processorTime(servers, databaseUrl)
    const done = await work()
    return [processorTime(servers, databaseUrl) - before, done]
  }
  // The jobs of every second go on meanwhile, and there are few sign-ins in a second.
  const [jobs] = await used(() => setTimeout(seconds * 1000))
  const costs: number[] = []
  const hashes: number[] = []
  for (let round = 0; round < rounds; round++) {
    hashes.push(await costOfHash())
    const [time, count] = await used(() => signIns(url, 1))
    costs.push((time - jobs) / count)
  }
  // What the database tidies up after so many writes would fall into one of them.
  for (let round = 0; round < rounds; round++) {
    waits.quiet.push((await autocannon(asking)).latency.p99)
    const [stormy] = await Promise.all([autocannon(asking), signIns(url, 20)])
    waits.stormy.push(stormy.latency.p99)
  }
  const say = (text: string) => console.log(`calls  ${kind.padEnd(10)} ${text}`)
  const [cost, hash] = [costs, hashes].map((measured) => median(measured).toFixed(1))
  say(`sign-in: ${cost} ms of processor time, of which the hash is ${hash} ms`)
  const { quiet, stormy } = waits
  say(`who am I, 99 of 100 within ${median(quiet)} ms; while others sign in, ${median(stormy)} ms`)
}

/** As many sign-ins as these connections can make; how many there were. */
async function signIns(url: string, connections: number): Promise<number> {
  const body = JSON.stringify({ email: 'student@boli.test', password: 'namaste-boli' })
  const headers = { 'content-type': 'application/json' }
  const options = { url: `${url}/api/newlogin`, connections, duration: seconds, headers, body }
  const { requests } = await autocannon({ ...options, method: 'POST' })
  return requests.total
}

async function costOfHash(): Promise<number> {
  const rounds = 20
  // The first one begins a thread.
  await hashPassword('namaste-boli')
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) await hashPassword('namaste-boli')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rounds
}
