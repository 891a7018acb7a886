interface Session<One> {
  due: number
  minutes: number
  items: readonly One[]
}

/** A review without what was answered since it was asked for, and so with less to do. */
export function withoutAnswered<One extends { cardId: string }, Whole extends Session<One>>(
  session: Whole & Session<One>,
  answered: readonly string[],
): Whole & { items: One[] } {
  const items = session.items.filter(({ cardId }) => !answered.includes(cardId))
  const share = session.items.length === 0 ? 0 : items.length / session.items.length
  return { ...session, items, due: items.length, minutes: Math.ceil(session.minutes * share) }
}
