import type { ReactNode } from 'react'

interface MessageProps {
  tone?: 'wrong' | 'right' | 'note'
  children: ReactNode
  className?: string
}

const tones = {
  wrong: 'border-sindoor bg-pale-sindoor',
  right: 'border-mor bg-pale-mor',
  note: 'border-genda bg-pale-genda',
}

/** What the specification calls an alert: a message on the page, never a native box. */
export function Message({ tone = 'wrong', children, className = '' }: MessageProps) {
  return (
    <div role="alert" className={`rise border-t-4 px-4 py-3 text-ink ${tones[tone]} ${className}`}>
      {children}
    </div>
  )
}
