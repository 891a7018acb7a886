import { PosterCard } from '../layout/PosterCard.tsx'
import { toHome } from '../paths.ts'
import '../public.css'
import type { StillHandle } from '../root.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'

export const handle: StillHandle = { still: true }
/** Its title stands in the card; there is nothing here for a search engine. */
export const meta = () => [{ name: 'robots', content: 'noindex' }]

/** Where one stands after the account is gone: that it worked, and goodbye. */
export default function AccountDeletedScreen() {
  return (
    <PosterCard heading="Your account is deleted" mood="idle">
      <p className="text-lg">
        You are signed out everywhere, and what you had here is gone. A mail tells you so once more; it is the
        last one from us.
      </p>
      <p className="mt-4 text-lg">Thank you for learning with us. You are welcome back at any time.</p>
      <LinkButton to={toHome()} size="large" className="mt-8 w-full">
        Home
      </LinkButton>
    </PosterCard>
  )
}
