/** Three mangoes in a basket, one of them with its leaf. */
export function Mangoes({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 240" className={className}>
      <rect width="240" height="240" fill="#2a2570" />
      <path d="M0 196h240v44H0z" fill="#b3175e" />
      <path d="M132 52q30-34 66-18-22 36-66 18z" fill="#0e6b57" />
      <path d="M134 54l-8 22" stroke="#8a4a26" strokeWidth="7" />
      <path d="M40 158c-10-40 14-66 44-62 32 4 36 34 26 66z" fill="#ffc233" />
      <path d="M82 150c-4-46 18-82 54-76 36 6 34 46 16 84z" fill="#f08a24" />
      <path d="M128 160c-2-40 20-62 48-58 30 6 30 36 18 60z" fill="#ffc233" />
      <path d="M84 120c2-20 14-34 32-36" stroke="#ffe9c7" strokeWidth="6" fill="none" strokeLinecap="round" />
      <path d="M26 148h188l-24 66H50z" fill="#c62f17" />
      <g stroke="#ffe9c7" strokeWidth="5" fill="none">
        <path
          d="M32 166h176M39 186h162M70 150l10 62M104 150l4 64M138 150l-4 64M172 150l-10 62"
          opacity="0.8"
        />
      </g>
      <path d="M22 142h196v14H22z" fill="#ffe9c7" />
    </svg>
  )
}
