import { academy } from '#rules/academy.ts'
import type { LegalSection } from '#rules/legal-text.ts'

const { name, annualMembership, mailboxes, state } = academy

/** spec 1, the facts of the terms. */
export const termsSections: LegalSection[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    paragraphs: [
      `These terms are an agreement between you and ${name}. You accept them when you register. If you do not agree with them, please do not use the academy.`,
      'You must be 18 or older. One account is for one person; keep its password to yourself.',
    ],
  },
  {
    id: 'membership',
    title: 'Membership',
    paragraphs: [
      `The annual membership costs ${annualMembership}. It opens every lesson of the language it is bought for, for one year from the day of payment. A free plan exists too; it opens the first chapter of each course.`,
      'Other spans and other currencies stand on the page of prices. What is shown there before you pay is what you pay.',
    ],
  },
  {
    id: 'refunds',
    title: 'No cancellation, no refund',
    paragraphs: [
      'A membership that is paid can be neither cancelled nor refunded. It runs to the end of its time. That is why the first lessons are free: try them before you pay.',
      'A membership that renews by itself can be stopped at any time from the billing portal; it then ends with the time already paid.',
    ],
  },
  {
    id: 'payment',
    title: 'How you pay',
    paragraphs: [
      'Payment is made by an account at a payment service, or by wire transfer. The membership begins when the payment has reached us. Fees of your bank or payment service are yours.',
    ],
  },
  {
    id: 'service',
    title: 'The service',
    paragraphs: [
      'The academy is available 24 hours a day, 7 days a week. When we must close it for maintenance, we give notice 48 hours before. What nobody could foresee, we repair as fast as we can.',
    ],
  },
  {
    id: 'content',
    title: 'Lessons and films',
    paragraphs: [
      'Lessons, films, sounds and drawings belong to the academy or to those who lent them. You may use them to learn, for yourself. You may not copy, sell or publish them, nor open your account to others.',
      'What you write here, a review or a message, stays yours. You allow us to show it where you put it. Please be kind: we remove what insults or endangers somebody, and in a bad case the account.',
    ],
  },
  {
    id: 'liability',
    title: 'What we answer for',
    paragraphs: [
      'We teach with care, and cannot promise how fast you learn. For damage that we did not cause on purpose or by gross neglect we answer up to the amount you paid for the current year, as far as the law allows it.',
    ],
  },
  {
    id: 'law',
    title: 'The law',
    paragraphs: [
      `These terms are governed by the law of the Indian state of ${state}, and its courts decide where we cannot agree. Please write to ${mailboxes.support} first: most things can be settled by a letter.`,
    ],
  },
]

/** What matters most of it. */
export const termsInShort = [
  `The annual membership costs ${annualMembership}.`,
  'A membership cannot be cancelled or refunded once it is paid.',
  'The service is there 24/7; maintenance is announced 48 hours before.',
  `The law of ${state}, India, governs these terms.`,
]
