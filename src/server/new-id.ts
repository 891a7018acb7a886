import { randomBytes } from 'node:crypto'

/** Stable, safe in an address, and unique across all kinds. */
export function newId(): string {
  return randomBytes(15).toString('base64url')
}
