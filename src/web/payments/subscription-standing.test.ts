import { describe, expect, test } from 'vitest'
import { subscriptionStanding } from './subscription-standing.ts'

const month = { created_at: '2027-03-03T12:00:00Z', ends_at: '2027-04-03T12:00:00Z' }
const paid = { ...month, sourcetype: 'sandbox', status: 'active' }
const within = new Date('2027-03-20T12:00:00Z')

describe('a subscription', () => {
  test.each([
    ['that runs says since when', paid, { state: 'Active', days: 'since 03-Mar-2027' }],
    [
      'that ran out says from when to when',
      { ...paid, status: 'expired' },
      { state: 'Ended', days: '03-Mar-2027 to 03-Apr-2027' },
    ],
    [
      'whose money came back says until when it opened lessons',
      { ...paid, status: 'refunded', ends_at: '2027-03-09T12:00:00Z' },
      { state: 'Refunded', days: '03-Mar-2027 to 09-Mar-2027' },
    ],
    [
      'that another one is before has not begun',
      { ...paid, created_at: '2027-04-03T12:00:00Z', ends_at: '2027-05-03T12:00:00Z' },
      { state: 'Paid ahead', days: '03-Apr-2027 to 03-May-2027' },
    ],
    [
      'to the free plan lasts when its year is over',
      { ...paid, sourcetype: 'free', status: 'expired' },
      { state: 'Active', days: 'since 03-Mar-2027' },
    ],
  ])('%s', (_what, own, told) => {
    expect(subscriptionStanding(own, within)).toEqual(told)
  })
})
