/** How much is taught, as it may be said: the real counts are never less (academy-numbers' test). */
export const printedNumbers = { courses: 3, lessons: 35, exercises: 440 }

/** A count as one says it, rounded down to its two leading digits: 3 is '3', 27 '27+', 1234 '1,200+'. */
export function atLeast(count: number): string {
  if (count < 10) return String(count)
  const unit = 10 ** (String(Math.trunc(count)).length - 2)
  return `${(Math.floor(count / unit) * unit).toLocaleString('en-US')}+`
}
