const drawings = {
  close: 'M5 5l14 14M19 5 5 19',
  menu: 'M3 6h18M3 12h18M3 18h18',
  down: 'm5 9 7 7 7-7',
  up: 'm5 15 7-7 7 7',
  back: 'M20 12H5m6-7-7 7 7 7',
  next: 'M4 12h15m-6-7 7 7-7 7',
  previous: 'm15 5-7 7 7 7',
  following: 'm9 5 7 7-7 7',
  lock: 'M5 11h14v10H5zM8 11V7.500a4 4 0 0 1 8 0V11',
  done: 'm4 12.5 5.5 5.500L20 6.5',
  play: 'M7 4v16l13-8z',
  pause: 'M7 4v16M17 4v16',
  repeat: 'M4 11V9a4 4 0 0 1 4-4h12m-4-4 4 4-4 4M20 13v2a4 4 0 0 1-4 4H4m4 4-4-4 4-4',
  captions: 'M3 5h18v14H3zM10 10.500H8a1 1 0 0 0 0 3h2M17 10.500h-2a1 1 0 0 0 0 3h2',
  lines: 'M4 6h16M4 12h16M4 18h10',
  share: 'M12 15V3m-5 5 5-5 5 5M5 13v8h14v-8',
  flag: 'M5 22V3h13l-3 5 3 5H5',
  microphone: 'M9 4.500a3 3 0 0 1 6 0V11a3 3 0 0 1-6 0zM5 11a7 7 0 0 0 14 0M12 18v4',
  coin: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm3.5 5h-7m7 3.500h-7M9 8c4 0 4 6.5 0 6.500h-.500l5 4',
  sun: 'M12 7.500a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 1v2.500M12 20.500V23M1 12h2.500M20.5 12H23M4.2 4.2 6 6M18 18l1.8 1.800M19.8 4.2 18 6M6 18l-1.8 1.8',
  moon: 'M20 14.500A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500z',
  person: 'M12 3.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4.5 3.5-7 8-7s8 2.5 8 7',
  letter: 'M3 5h18v14H3zm0 1 9 7 9-7',
  letterOpen: 'M3 10v11h18V10l-9-7zm0 0 9 6 9-6',
  bell: 'M5 18V11a7 7 0 0 1 14 0v7M3 18h18M10 21h4',
  download: 'M12 3v12m-5-5 5 5 5-5M4 18v3h16v-3',
  out: 'M14 4H5v16h9M10 12h11m-4-5 5 5-5 5',
  pencil: 'M4 20l1-5L16.5 3.500l4 4L9 19z',
} as const

export type IconName = keyof typeof drawings

/** A small drawing in the line of the text. It never stands alone for a word: its button has a name. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`${/\bsize-/.test(className) ? '' : 'size-5'} shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="square"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
