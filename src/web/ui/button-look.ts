export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'night'
export type ButtonSize = 'small' | 'medium' | 'large'

const looks: Record<ButtonLook, string> = {
  primary: 'border-sindoor bg-sindoor text-on-sindoor hover:border-sindoor-deep hover:bg-sindoor-deep',
  secondary: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-paper',
  quiet:
    'border-x-0 border-transparent bg-transparent text-sindoor hover:underline decoration-2 underline-offset-4',
  night: 'border-print-night bg-print-night text-print-cream hover:bg-print-indigo',
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
  return `relative inline-flex items-center justify-center gap-2 border-2 text-center leading-snug font-bold transition-colors disabled:opacity-55 print:hidden ${looks[look]} ${sizes[size]}`
}
