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
  const createdAt = new Date(when)
  if (id === undefined || Number.isNaN(createdAt.getTime()))
    throw new Refusal(400, 'This page of the list cannot be found.')
  return { createdAt, id }
}
