import type { TutorForm } from '#calls/admin-tutors.ts'

type Hours = TutorForm['hours'][number]

const usual = { from: '18:00', until: '20:00' }

/** More hours of a day begin when the last of it end, so that none reach into others. */
export function nextHours(hours: readonly Hours[], weekday: number): Hours {
  const ends = hours.filter((one) => one.weekday === weekday).map(({ until }) => until)
  const from = ends.toSorted().at(-1)
  // After the last hour of the day nothing fits; where it does, the author says.
  if (!from || from >= '23:00') return { weekday, ...usual }
  const hour = Math.min(24, Number(from.slice(0, 2)) + 2)
  return { weekday, from, until: hour === 24 ? '24:00' : `${String(hour).padStart(2, '0')}${from.slice(2)}` }
}
