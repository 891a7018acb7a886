import type { ReactNode } from 'react'
import { useLearntTag } from '../learnt-language.ts'

interface HindiProps {
  children: ReactNode
  /** Set in the display face, for headlines. */
  display?: boolean
  as?: 'span' | 'p' | 'div' | 'strong' | 'em'
  /** The language that is learnt, where nothing is said. */
  lang?: string
  className?: string
}

/** Every run of Hindi, or of the language that is learnt, on screen: its language, its face, its size beside Latin. */
export function Hindi({ children, display = false, as: Tag = 'span', lang, className = '' }: HindiProps) {
  const learnt = useLearntTag()
  return (
    <Tag lang={lang ?? learnt} className={`${display ? 'hindi-display' : 'hindi'} ${className}`}>
      {children}
    </Tag>
  )
}
