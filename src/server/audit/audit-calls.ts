import type { FastifyInstance } from 'fastify'
import { auditChoices, auditEntries } from '#calls/admin-audit.ts'
import { pageOf, placeAt } from '../people/list-place.ts'
import { Refusal } from '../refusal.ts'
import { serveLate } from '../replica/serve-late.ts'
import { choicesFor, entriesCounted, entriesFound, shownEntry } from './audit-search-store.ts'

const pageSize = 50

export function registerAudit(app: FastifyInstance): void {
  serveLate(app, auditEntries, async (context, reads) => {
    const { query } = context
    const after = placeAt(query.cursor)
    if (after && !/^\d{1,18}$/.test(after.id)) throw new Refusal(400, 'This list has no such page.')
    const found = await entriesFound(reads, { ...query, after, most: pageSize + 1 })
    const { page, next } = pageOf(found, pageSize)
    if (next !== undefined) context.next = next
    if (next !== undefined && after === null) context.total = await entriesCounted(reads, query)
    return page.map(shownEntry)
  })
  serveLate(app, auditChoices, (_, reads) => choicesFor(reads))
}
