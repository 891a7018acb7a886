/** 5400000 as "1 h 30 min"; whole minutes. */
export function duration(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${minutes} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** So many of so many, in whole percent; null where there were none. */
export function percentOf({ right, answers }: { right: number; answers: number }): number | null {
  return answers === 0 ? null : Math.round((right / answers) * 100)
}

export function dayName(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' })
}

export const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** How many words were met, and how many of them are remembered. */
export function wordsMet(met: number, known: number): string {
  return `You have met ${counted(met, 'word', 'words')}; ${known.toLocaleString('en')} would stay for days or longer.`
}
