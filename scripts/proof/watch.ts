import type { Learner } from './learner.ts'

/** How many milliseconds it took until the address answered 200; a minute is for ever. */
export async function untilAnswers(url: string): Promise<number> {
  const asked = Date.now()
  while (Date.now() - asked < 60_000) {
    const reply = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    if (reply?.status === 200) return Date.now() - asked
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} did not answer within a minute`)
}

/** The milliseconds of one answer, whatever it says. */
export async function timeOf(url: string, init: RequestInit = {}): Promise<{ status: number; ms: number }> {
  const asked = performance.now()
  const reply = await fetch(url, { signal: AbortSignal.timeout(90_000), ...init }).catch(() => null)
  await reply?.arrayBuffer().catch(() => null)
  return { status: reply?.status ?? 0, ms: Math.round(performance.now() - asked) }
}

export function statusesOf({ replies }: Learner): string {
  return [...replies].map(([status, count]) => `${count} × ${status || 'cut off'}`).join(', ')
}
