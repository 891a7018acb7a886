import { describe, expect, test } from 'vitest'
import { isOfPlan, mayBeRenewed, subscriptionStanding } from './subscription-standing.ts'

/** Noon by the clock that days are shown by, wherever that is. */
const noon = (month: number, day: number) => new Date(2027, month - 1, day, 12)
const from = (start: Date, end: Date) => ({ created_at: start.toISOString(), ends_at: end.toISOString() })
const paid = { ...from(noon(3, 3), noon(4, 3)), sourcetype: 'sandbox', status: 'active' }
const within = noon(3, 20)

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
      { ...paid, ...from(noon(3, 3), noon(3, 9)), status: 'refunded' },
      { state: 'Refunded', days: '03-Mar-2027 to 09-Mar-2027' },
    ],
    [
      'that another one is before has not begun',
      { ...paid, ...from(noon(4, 3), noon(5, 3)) },
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

test.each([
  ['of a plan that was bought', ['hindi-annual', 'hindi-annual'], true],
  ['of what the academy gave, which is of no plan', ['', null], true],
  ['not of a plan beside what the academy gave', ['hindi-annual', null], false],
  ['not of what the academy gave beside a plan', ['', 'hindi-annual'], false],
] as const)('until when it runs is said: %s', (_what, [premiumprice_id, id], isSaid) => {
  expect(isOfPlan({ premiumprice_id }, { plan: { id } })).toBe(isSaid)
})

test.each([
  ['a card that did not pay', [{ sourcetype: 'stripe', status: 'expired' }], true],
  [
    'the free plan begun after it',
    [
      { sourcetype: 'free', status: 'active' },
      { sourcetype: 'stripe', status: 'expired' },
    ],
    true,
  ],
  ['nothing: its money came back', [{ sourcetype: 'stripe', status: 'refunded' }], false],
  [
    'nothing: it was paid once',
    [
      { sourcetype: 'ccavenue', status: 'expired' },
      { sourcetype: 'stripe', status: 'expired' },
    ],
    false,
  ],
  ['nothing: nothing was paid', [{ sourcetype: 'free', status: 'active' }], false],
])('a plan that ran out may wait for %s', (_what, newestFirst, may) => {
  expect(mayBeRenewed(newestFirst)).toBe(may)
})
