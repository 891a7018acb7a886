import { academy } from '#rules/academy.ts'
import type { LegalSection } from '#rules/legal-text.ts'

const { name, mailboxes } = academy

/** spec 1, the facts of the privacy policy; what it says of cookies and counting is what the software does. */
export const privacySections: LegalSection[] = [
  {
    id: 'who',
    title: 'Who we are',
    paragraphs: [
      `${name} is an online academy that teaches Hindi to students all over the world. “We” means the people who run it; “you” means whoever visits its pages or learns here.`,
      'This policy is effective from 24 February 2018 and was last revised on 1 March 2019. When we change it, the new text stands here with its date, and members get an e-mail before it counts.',
    ],
  },
  {
    id: 'adults',
    title: 'Adults only',
    paragraphs: [
      'The academy is for people who are 18 or older. We do not knowingly serve anybody under 18, nor keep data about them. If you believe that a child has registered, write to us: we delete the account.',
    ],
  },
  {
    id: 'what',
    title: 'What we know about you',
    paragraphs: [
      'What you tell us: your name and e-mail address, and, where you give them, your birthday, your country and a picture. Your password is kept only as a fingerprint that cannot be turned back.',
      'What you do here: the lessons you open, the answers you give, what you review and what you write to us or to a tutor. It is how the academy knows where you stopped and what to repeat.',
      'What you say: a recording of your voice stays on your device. Only when you press Send does it go to the tutor you choose, and it is deleted after 30 days, or with your account.',
      'What you pay: the plan, the amount, the date and the number of the transaction. Your card or account number goes to the payment service alone; we never see it.',
    ],
  },
  {
    id: 'why',
    title: 'What we use it for',
    paragraphs: [
      'To teach you: to keep your place, to choose what comes next, to issue certificates. To write to you about your account. To answer you. To keep the academy safe, for instance from somebody who tries many passwords.',
      'We do not sell data, we show no advertising, and we do not lend your address to anybody.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and analytics',
    paragraphs: [
      'Cookies keep you signed in, and, where you tick “Remember me”, keep your e-mail for seven days. Your browser also keeps a few choices of yours, such as light or dark and the captions you want. None of them follows you to other sites.',
      'Analytics: we count on our own server how pages and lessons are used, so that we can mend what is hard. There is no third-party analytics, no tracking pixel and no fingerprinting on our pages. Which currency you see is worked out from your network address on our server, and not stored.',
      'A few films come from YouTube. They are shown from youtube-nocookie.com and only on the pages where such a film is the content; once one loads, YouTube’s own policy holds for it.',
    ],
  },
  {
    id: 'where',
    title: 'Where it is kept',
    paragraphs: [
      'Your data may be moved to India, and be kept and worked on there, whatever country you live in. By using the academy you agree to that. The same care holds wherever it is.',
      'Connections are encrypted. Only people of the academy who need it for their work can read your data, and whenever an admin looks at the academy as a student would see it, that is written down.',
    ],
  },
  {
    id: 'others',
    title: 'Who else sees it',
    paragraphs: [
      'The payment service, for what you pay. The tutor, for the lesson or message that you ask for and the recording that you send. Other students see your first name and an initial beside a review that you write. Authorities, where the law demands it.',
    ],
  },
  {
    id: 'rights',
    title: 'What you can do',
    paragraphs: [
      'In your profile you can read and correct what we keep, take a copy with you, end every session, and delete your account. Deleting is real: what law does not oblige us to keep is gone.',
      `For anything else, write to ${mailboxes.support}.`,
    ],
  },
]

/** What matters most of it. */
export const privacyInShort = [
  'The academy is for adults: 18 and older.',
  'We count how our own pages and lessons are used. Nobody else watches you here.',
  'Your data may be moved to India and kept there.',
  'You can read, correct, take with you or delete what we keep.',
]
