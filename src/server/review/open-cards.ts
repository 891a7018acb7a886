import type { Sql } from '../database/sql.ts'
import { type Card, cardsForToday, type Days, enough, itemsKept } from './card-store.ts'
import type { Thing } from './remembered-things.ts'

export type OpenCard = Card & { thing: Thing }
type Find = (itemId: string) => Thing | undefined

export const dueIn = (cards: readonly Card[]) => cards.filter(({ state }) => state > 0).length

/**
 * What is open of the cards that were read for today. Where a plan has ended, what is closed may have taken all the room
 * among them: then they are read anew without it.
 */
export async function openCards(
  sql: Sql,
  { studentId, cards, find, days }: { studentId: string; cards: Card[]; find: Find; days: Days },
): Promise<OpenCard[]> {
  const open = openOf(cards, find)
  const due = dueIn(cards)
  const isCut = due === enough || cards.length - due === enough
  if (!isCut || open.length === cards.length) return open
  const within = (await itemsKept(sql, studentId)).filter(find)
  return openOf(await cardsForToday(sql, studentId, { ...days, within }), find)
}

function openOf(cards: Card[], find: Find): OpenCard[] {
  return cards.flatMap((card) => {
    const thing = find(card.itemId)
    return thing ? [{ ...card, thing }] : []
  })
}
