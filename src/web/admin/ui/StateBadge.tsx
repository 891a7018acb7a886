export type BadgeTone = 'plain' | 'good' | 'look' | 'bad' | 'quiet'

const tones: Record<BadgeTone, string> = {
  plain: 'border-ink text-ink',
  good: 'border-mor bg-mor text-on-mor',
  look: 'border-genda bg-genda text-on-genda',
  bad: 'border-sindoor bg-pale-sindoor text-ink',
  quiet: 'border-control text-ink-soft',
}

/** How something stands, in a word. The colour only repeats what the word says. */
export function StateBadge({ tone = 'plain', children }: { tone?: BadgeTone; children: string }) {
  return (
    <span
      className={`inline-block border-2 px-2 text-[0.85rem] leading-6 font-bold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
