import type { ReactNode } from 'react'

interface HindiProps {
  children: ReactNode
  /** Set in the display face, for headlines. */
  display?: boolean
  as?: 'span' | 'p' | 'div' | 'strong' | 'em'
  lang?: string
  className?: string
}

/** Every run of Hindi on screen: its language, its face, its size beside Latin. */
export function Hindi({
  children,
  display = false,
  as: Tag = 'span',
  lang = 'hi',
  className = '',
}: HindiProps) {
  return (
    <Tag lang={lang} className={`${display ? 'hindi-display' : 'hindi'} ${className}`}>
      {children}
    </Tag>
  )
}
