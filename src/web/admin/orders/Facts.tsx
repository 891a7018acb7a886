import type { ReactNode } from 'react'

/** What is known of one thing, a line a fact. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="grid gap-x-10 border-t-4 border-ink md:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="flex min-h-11 flex-wrap items-center gap-x-4 border-b border-line py-1">
          <dt className="w-32 shrink-0 text-ink-soft">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
