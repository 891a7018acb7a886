/** What is known, a line each; what is not says so. */
export function Facts({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <dl className="grid gap-x-8 sm:grid-cols-[max-content_1fr]">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid border-b border-line py-3 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-bold [overflow-wrap:anywhere]">
            {value === '' ? <span className="font-normal text-ink-soft">Not given</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
