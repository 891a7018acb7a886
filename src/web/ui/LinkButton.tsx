import { use } from 'react'
import { type ButtonLook, type ButtonSize, buttonLook } from './button-look.ts'
import { LinkContext, type LinkProps } from './link-context.ts'

interface LinkButtonProps extends LinkProps {
  look?: ButtonLook
  size?: ButtonSize
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({ look, size, className = '', ...rest }: LinkButtonProps) {
  const Link = use(LinkContext)
  return <Link {...rest} className={`${buttonLook(look, size)} ${className}`} />
}
