import { z } from 'zod'

/** No database keeps the year 0 or 10000, nor a clock that is sixteen hours away from UTC. */
function isKeepable(written: string): boolean {
  const year = new Date(written).getUTCFullYear()
  return year >= 1 && year <= 9999 && !/[+-](1[6-9]|2\d):\d\d$/.test(written)
}

/** A moment that somebody asks for or about, with the offset of their clock. */
export const moment = z.iso
  .datetime({ offset: true })
  .refine(isKeepable, { error: 'Give a day and a time of our calendar.' })

export const calendarDay = z.iso
  .date('Give a day.')
  .refine((day) => day >= '0001', { error: 'Give a day of our calendar.' })
