import { momentIn } from '../moment-in.ts'
import { Refusal } from '../refusal.ts'

interface Place {
  createdAt: Date
  id: string
}

/** Where a page of claims ended. */
export function cursorOf({ createdAt, id }: Place): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url')
}

export function placeAt(cursor: string): Place {
  const [when = '', id] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  const createdAt = momentIn(when)
  if (id === undefined || !createdAt) throw new Refusal(400, 'This page of the list cannot be found.')
  return { createdAt, id }
}
