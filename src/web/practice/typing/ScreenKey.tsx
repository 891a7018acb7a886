import type { ReactNode } from 'react'

interface ScreenKeyProps {
  /** What it is called, where its letter does not say it. */
  name?: string | undefined
  isOff?: boolean
  className?: string
  onPress: () => void
  children: ReactNode
}

/** A key of the keyboard on the page. */
export function ScreenKey({ name, isOff = false, className = '', onPress, children }: ScreenKeyProps) {
  return (
    <button
      type="button"
      lang={name ? undefined : 'hi'}
      aria-label={name}
      aria-disabled={isOff || undefined}
      // The field keeps the focus, and its caret.
      onPointerDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : onPress}
      className={`hindi grid min-h-11 min-w-0 place-items-center bg-paper leading-none hover:bg-pale-genda active:bg-genda active:text-on-genda aria-disabled:opacity-35 ${className}`}
    >
      {children}
    </button>
  )
}
