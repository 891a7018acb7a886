import '../public.css'
import { academy } from '#rules/academy.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { VisitorOnly } from '../layout/VisitorOnly.tsx'
import { toContact } from '../paths.ts'
import type { StillHandle } from '../root.tsx'
import { PostBox } from './PostBox.tsx'

export const handle: StillHandle = { still: true }
export const meta = () =>
  pageMeta({
    path: toContact(),
    title: `Contact · ${academy.name}`,
    description: `Write to ${academy.name}: support, press and partnerships. A person reads every letter.`,
    picture: 'contact',
  })

const lines = [
  {
    name: 'Support',
    text: 'A lesson that will not open, a word that sounds wrong, a bill you do not understand.',
    mailbox: academy.mailboxes.support,
  },
  {
    name: 'Press',
    text: 'You write about languages or about India, and want pictures, numbers or a conversation.',
    mailbox: academy.mailboxes.press,
  },
  {
    name: 'Partnerships',
    text: 'Your school, your company or your language could go part of the way with us.',
    mailbox: academy.mailboxes.partnerships,
  },
]

export default function ContactScreen() {
  return (
    <>
      <VisitorOnly />
      <section className="overflow-hidden bg-print-genda text-print-night">
        <div className="measure grid items-end gap-x-10 pt-12 md:grid-cols-[3fr_2fr] md:pt-16">
          <div className="self-center pb-12 md:pb-16">
            <h1 className="font-display text-[clamp(2.75rem,8vw,5.5rem)] leading-[1.04]">Write to us</h1>
            <p className="mt-6 max-w-md text-xl">
              A person reads every letter, and answers within two working days. English or Hindi, as you like.
            </p>
          </div>
          <PostBox className="mx-auto -mb-1 block h-64 w-auto md:h-96" />
        </div>
      </section>
      <div className="measure py-16">
        <ul className="grid gap-x-8 gap-y-12 md:grid-cols-3">
          {lines.map(({ name, text, mailbox }) => (
            <li key={name} className="border-t-8 border-sindoor pt-4">
              <h2 className="font-display text-3xl leading-tight">{name}</h2>
              <p className="mt-3">{text}</p>
              <a
                href={`mailto:${mailbox}`}
                className="mt-3 inline-flex min-h-11 items-center text-lg [overflow-wrap:anywhere] font-bold text-sindoor underline decoration-2 underline-offset-4 hover:text-sindoor-deep"
              >
                {mailbox}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
