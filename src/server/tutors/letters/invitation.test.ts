import { expect, test } from 'vitest'
import { type Invitation, invitationText } from './invitation.ts'

const lesson: Invitation = {
  isCancelled: false,
  isConfirmed: false,
  uid: 'lesson-1@boli.test',
  sequence: 0,
  when: { startsAt: new Date('2026-12-05T04:30:00Z'), endsAt: new Date('2026-12-05T05:30:00Z') },
  summary: 'Hindi lesson; one, two',
  description: 'First line\r\nC:\\films\u0007',
  organizer: { name: 'Boli "Academy"', email: 'namaste@boli.test' },
  attendee: { name: 'Asha', email: 'asha@boli.test' },
  now: new Date('2026-11-21T10:00:00.123Z'),
}
const linesOf = (changes: Partial<Invitation> = {}) => invitationText({ ...lesson, ...changes }).split('\r\n')

test('an invitation is a calendar of one event, in UTC, escaped, each line ended by CRLF', () => {
  expect(linesOf()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Boli//Lessons//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:lesson-1@boli.test',
    'SEQUENCE:0',
    'DTSTAMP:20261121T100000Z',
    'DTSTART:20261205T043000Z',
    'DTEND:20261205T053000Z',
    'SUMMARY:Hindi lesson\\; one\\, two',
    'DESCRIPTION:First line\\nC:\\\\films',
    'ORGANIZER;CN="Boli  Academy ":mailto:namaste@boli.test',
    'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;CN="Asha":mailto:asha@b',
    ' oli.test',
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a cancellation speaks of the same event with a higher number', () => {
  const lines = linesOf({ isCancelled: true, sequence: 2 })
  expect(lines).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'UID:lesson-1@boli.test', 'SEQUENCE:2', 'STATUS:CANCELLED']),
  )
})

test('a day without an hour is a whole day, up to the next', () => {
  const lines = linesOf({ when: { day: '2026-12-31' } })
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
})

test('long lines are folded at 75 octets, between letters, and unfold to what they were', () => {
  const description = 'नमस्ते, मैं हिंदी सीखना चाहती हूँ। '.repeat(8).trim()
  const text = invitationText({ ...lesson, description })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toContain('�')
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description.replaceAll(',', '\\,')}\r\n`)
})
