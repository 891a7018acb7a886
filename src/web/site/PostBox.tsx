/** An Indian letter box, round and red, with a letter going in and the mor on its way. */
export function PostBox({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 300 380" className={className}>
      <path d="M20 380c0-30 20-40 44-40h172c24 0 44 10 44 40z" fill="#1f1b4d" />
      <path d="M74 128h152v222H74z" fill="#c62f17" />
      <path d="M188 128h38v222h-38z" fill="#a32410" />
      <path d="M58 346h184v20H58z" fill="#1f1b4d" />
      <path d="M62 104q88-92 176 0z" fill="#c62f17" />
      <path d="M172 62q40 10 66 42h-44z" fill="#a32410" />
      <circle cx="150" cy="52" r="13" fill="#1f1b4d" />
      <path d="M54 104h192v24H54z" fill="#1f1b4d" />
      <path d="M96 164h108v16H96z" fill="#1f1b4d" />
      <g transform="translate(-30 0) rotate(-9 190 120)">
        <path d="M140 92h118v82H140z" fill="#fff5e4" />
        <path d="M140 92l59 46 59-46" fill="none" stroke="#1f1b4d" strokeWidth="5" />
        <path d="M232 148h18v18h-18z" fill="#0e6b57" />
      </g>
      <path d="M96 172h108v10H96z" fill="#1f1b4d" />
      <path d="M98 206h104v110H98z" fill="#fff5e4" />
      <path d="M98 206h104v12H98z" fill="#ffc233" />
      <g stroke="#1f1b4d" strokeWidth="7">
        <path d="M114 238h72M114 260h72M114 282h44" />
      </g>
    </svg>
  )
}
