import type { TeamMember } from '#calls/about.ts'

interface TeamCardProps {
  member: TeamMember
  /** The id of its tooltip. */
  tip: string
}

/** Somebody of the team. What there is to tell shows on pointing, on focus and on a tap, without a script. */
export function TeamCard({ member, tip }: TeamCardProps) {
  const { firstname, title, description, profile_pic } = member
  return (
    <li className="group relative">
      {/* Safari focuses a button that is tapped only where its place in the order is told. */}
      <button type="button" tabIndex={0} aria-describedby={tip} className="block w-full text-start">
        <span className="block border-t-8 border-ink bg-print-genda">
          <img
            src={`/UserProfile/${profile_pic}`}
            alt=""
            width="400"
            height="480"
            loading="lazy"
            className="block h-auto w-full"
          />
        </span>
        <span className="mt-3 block font-display text-2xl leading-tight">{firstname}</span>
        <span className="block leading-snug text-ink-soft">{title}</span>
      </button>
      <p
        id={tip}
        role="tooltip"
        className="pointer-events-none invisible absolute inset-x-0 top-2 border-b-8 border-print-genda bg-print-night p-3 text-[0.95rem] leading-snug text-print-cream opacity-0 transition-opacity group-focus-within:visible group-focus-within:opacity-100 [li:hover>&]:visible [li:hover>&]:opacity-100"
      >
        {description}
      </p>
    </li>
  )
}
