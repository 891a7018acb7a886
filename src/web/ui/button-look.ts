export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'night'
export type ButtonSize = 'small' | 'medium' | 'large'

const looks: Record<ButtonLook, string> = {
  // Until it can be pressed it is a plate without colour: that it wakes up is seen.
  primary:
    'border-sindoor bg-sindoor text-on-sindoor hover:border-sindoor-deep hover:bg-sindoor-deep disabled:border-line disabled:bg-line disabled:text-ink-soft',
  secondary: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-paper disabled:opacity-55',
  quiet:
    'border-x-0 border-transparent bg-transparent text-sindoor hover:underline decoration-2 underline-offset-4 disabled:opacity-55',
  night: 'border-print-night bg-print-night text-print-cream hover:bg-print-indigo disabled:opacity-55',
}
const sizes: Record<ButtonSize, string> = {
  // Looks small, and takes a thumb's press 44 px high.
  small:
    "min-h-9 px-3 py-1 text-[0.95rem] before:absolute before:inset-x-0 before:-inset-y-1 before:content-['']",
  medium: 'min-h-11 px-5 py-2',
  large: 'min-h-13 px-7 py-2.5 text-lg',
}

/** The classes of a button, for what looks like one and is not. */
export function buttonLook(look: ButtonLook = 'primary', size: ButtonSize = 'medium'): string {
  return `relative inline-flex items-center justify-center gap-2 border-2 text-center leading-snug font-bold transition-colors not-disabled:active:[translate:0_2px] print:hidden ${looks[look]} ${sizes[size]}`
}
