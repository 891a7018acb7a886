import { type ComponentType, createContext, createElement, type ReactNode, type Ref } from 'react'

export interface LinkProps {
  to: string
  className?: string
  children?: ReactNode
  ref?: Ref<HTMLAnchorElement>
  'aria-label'?: string
  'aria-current'?: 'page'
}

function PlainLink({ to, ...rest }: LinkProps) {
  return createElement('a', { href: to, ...rest })
}

/** How a link is drawn: the ui knows no router, so the root gives the router's here. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink)
