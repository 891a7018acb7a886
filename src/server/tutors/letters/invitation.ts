/** A lesson as a calendar knows it (RFC 5545, RFC 5546). */
export interface Invitation {
  /** Takes the event out of the calendar that has it. */
  isCancelled: boolean
  isConfirmed: boolean
  /** The same for every message about one lesson. */
  uid: string
  /** Higher with every change, so that calendars know the newest. */
  sequence: number
  /** With an hour, the moments; without one, the day. */
  when: { startsAt: Date; endsAt: Date } | { day: string }
  summary: string
  description: string
  organizer: { name: string; email: string }
  attendee: { name: string; email: string }
  now: Date
}

/** The text of an .ics file: UTC times, lines of at most 75 octets that end in CRLF. */
export function invitationText(invitation: Invitation): string {
  const { isCancelled, isConfirmed, uid, sequence, summary, description, now } = invitation
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Boli//Lessons//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(invitation)}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(now)}`,
    ...timeLines(invitation),
    `SUMMARY:${escapedText(summary)}`,
    `DESCRIPTION:${escapedText(description)}`,
    `ORGANIZER;${person(invitation.organizer)}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=${isConfirmed ? 'ACCEPTED' : 'NEEDS-ACTION'};${person(invitation.attendee)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

export function methodOf({ isCancelled }: Pick<Invitation, 'isCancelled'>): 'REQUEST' | 'CANCEL' {
  return isCancelled ? 'CANCEL' : 'REQUEST'
}

function timeLines({ when }: Invitation): string[] {
  if (!('day' in when)) return [`DTSTART:${utc(when.startsAt)}`, `DTEND:${utc(when.endsAt)}`]
  // The end of a whole day is the day after it.
  const next = new Date(Date.parse(`${when.day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  return [`DTSTART;VALUE=DATE:${dense(when.day)}`, `DTEND;VALUE=DATE:${dense(next)}`]
}

function utc(at: Date): string {
  return `${dense(at.toISOString().slice(0, 19))}Z`
}

function dense(text: string): string {
  return text.replace(/[-:]/g, '')
}

function escapedText(text: string): string {
  return withoutControls(text)
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n')
}

/** A quoted parameter has no way to hold a quote. */
function person({ name, email }: { name: string; email: string }): string {
  return `CN="${withoutControls(name).replace(/["\n]/g, ' ')}":mailto:${email}`
}

/** One kind of line end; tabs stay, what no calendar may hold goes. */
function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '')
}

/** Octets, not letters: a letter of Devanagari has three, and is never cut in two. */
function folded(line: string): string {
  const rows: string[] = []
  let row = ''
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > 75) {
      rows.push(row)
      row = ' '
      octets = 1
    }
    row += letter
    octets += size
  }
  return [...rows, row].join('\r\n')
}
