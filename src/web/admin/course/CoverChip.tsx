import { useLearntTag } from '../../learnt-language.ts'

const grounds: Record<string, string> = {
  sindoor: 'bg-print-sindoor text-print-cream',
  genda: 'bg-print-genda text-print-night',
  mor: 'bg-print-mor text-print-cream',
  rani: 'bg-print-rani text-print-cream',
  ink: 'bg-print-indigo text-print-genda',
}

/** A course's cover, as small as a stamp. */
export function CoverChip({ cover: { letter, colour } }: { cover: { letter: string; colour: string } }) {
  const tag = useLearntTag()
  return (
    <span
      aria-hidden="true"
      lang={tag}
      className={`grid size-12 shrink-0 place-items-center border-t-4 border-ink font-cover text-2xl leading-none ${grounds[colour] ?? grounds.genda}`}
    >
      {letter}
    </span>
  )
}
