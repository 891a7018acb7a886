/** spec 9: subscriptions and what the profile shows, DD-MMM-YYYY. */
export function shownDay(at: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
  }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  // Some browsers write "Sept".
  return `${part('day')}-${part('month').slice(0, 3)}-${part('year')}`
}

export function shownMoment(at: Date): string {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(at)
  return `${shownDay(at)}, ${time}`
}

/** DD-MM-YYYY of the wire to YYYY-MM-DD of a date field, and back: each is the other read from its end. */
export function turnedDate(day: string): string {
  return day.split('-').reverse().join('-')
}
