import type { Order } from '#calls/payments.ts'
import { CallError } from '../call-error.ts'

/** What is known of the order that an address names: nothing is asked for, it is looked up, or it is found or not. */
export type Known = { is: 'not asked' | 'looking' | 'unknown' } | { is: 'found'; order: Order }

interface Looking {
  look: () => Promise<Order | undefined>
  tell: (known: Known) => void
  /** Whether somebody looks at the page. */
  isSeen: () => boolean
  signal: AbortSignal
}

const [soonMs, laterMs] = [2000, 15_000]
/** So often it is looked up soon, then for as long as somebody waits. */
const patience = 20

/**
 * Looks an order up until the provider has spoken, or the page is left. What cannot be had just now changes nothing of
 * what is known; whoever is signed out meanwhile is told no more.
 */
export async function lookUpOrder({ look, tell, isSeen, signal }: Looking): Promise<void> {
  let isFound = false
  for (let round = 1; !signal.aborted; round++) {
    const order = await look().catch((error: unknown) => whyNot(error))
    if (signal.aborted || (order === 'signed out' && isFound)) return
    if (order === 'signed out') return tell({ is: 'not asked' })
    if (order !== 'not now') {
      tell(order ? { is: 'found', order } : { is: 'unknown' })
      isFound = true
      if (order?.status !== 'waiting') return
    }
    await pause(round < patience ? soonMs : laterMs)
    while (!signal.aborted && !isSeen()) await pause(soonMs)
  }
}

function whyNot(error: unknown): 'signed out' | 'not now' {
  return error instanceof CallError && error.status === 401 ? 'signed out' : 'not now'
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
