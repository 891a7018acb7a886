import type { IssueReport } from '#calls/reports.ts'
import type { BadgeTone } from '../ui/StateBadge.tsx'

export const reportStates: Record<IssueReport['status'], { label: string; tone: BadgeTone }> = {
  open: { label: 'Open', tone: 'look' },
  in_progress: { label: 'In progress', tone: 'look' },
  resolved: { label: 'Mended', tone: 'good' },
  closed: { label: 'Closed', tone: 'quiet' },
}

export const issueNames: Record<IssueReport['issueType'], string> = {
  content: 'Content',
  technical: 'Technical',
  suggestion: 'Suggestion',
  other: 'Other',
}

/** The places that a report names, those that are paths of this site. */
export function placesOf(report: IssueReport): { to: string; label: string }[] {
  const named = [
    { to: report.reportLocation, label: 'Where it was seen' },
    { to: report.exerciseDetailUrl, label: 'The exercise' },
    { to: report.exerciseMasterUrl, label: 'Its pattern' },
    { to: report.vocabularyUrl, label: 'The word' },
  ]
  return named.flatMap(({ to, label }) => {
    const path = pathOf(to)
    return path === null ? [] : [{ to: path, label }]
  })
}

/** What a client wrote is a place only where it leads nowhere else. */
function pathOf(written: string): string | null {
  if (written === '') return null
  try {
    const { origin, pathname, search } = new URL(written, location.origin)
    // Steps in a path may leave `//elsewhere` of it, which is a host to a link.
    return origin === location.origin && !pathname.startsWith('//') ? pathname + search : null
  } catch {
    return null
  }
}
