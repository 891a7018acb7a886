import type { ReactNode } from 'react'

/** What is known, a line each. */
export function FactList({ facts }: { facts: [label: string, value: ReactNode][] }) {
  return (
    <dl className="grid gap-x-8 sm:grid-cols-[max-content_1fr]">
      {facts.map(([label, value]) => (
        <div key={label} className="grid border-b border-line py-2 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">
            {value === '' ? <span className="text-ink-soft">Not given</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
