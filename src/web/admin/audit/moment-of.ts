/** The beginning of a day of the reader's own calendar, or of one some days after it; undefined where it is no day. */
export function momentOf(day: string | undefined, daysOn: number): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? []
  if (!year || !month || !date) return undefined
  return new Date(Number(year), Number(month) - 1, Number(date) + daysOn).toISOString()
}
