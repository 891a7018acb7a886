import { PosterCard } from '../layout/PosterCard.tsx'
import { toLogin, toOrders } from '../paths.ts'
import { LinkButton } from '../ui/LinkButton.tsx'

/** An address with somebody's token in it opens nothing for anybody else. */
export function SignInFirst() {
  return (
    <PosterCard heading="Please sign in" mood="idle">
      <p className="text-lg">
        This page belongs to another visit. Sign in, and you find your payments in your order history.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={toLogin()} size="large" className="signed-in:hidden">
          Sign In
        </LinkButton>
        <LinkButton to={toOrders()} size="large" className="visitor:hidden">
          See my orders
        </LinkButton>
      </div>
    </PosterCard>
  )
}
