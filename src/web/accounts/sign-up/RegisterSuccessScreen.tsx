import { PosterCard } from '../../layout/PosterCard.tsx'
import { toDashboard } from '../../paths.ts'
import '../../public.css'
import type { StillHandle } from '../../root.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

export const handle: StillHandle = { still: true }
/** Its title stands in the card; there is nothing here for a search engine. */
export const meta = () => [{ name: 'robots', content: 'noindex' }]

/** What happens next (screens, "Public"). */
export default function RegisterSuccessScreen() {
  return (
    <PosterCard heading="You are registered" mood="glad">
      <ol className="list-decimal space-y-3 ps-6 text-lg">
        <li>We have sent you a mail. Its button tells us that the address is yours; it works for 7 days.</li>
        <li>You need not wait for it: the first lessons of every course are open now.</li>
      </ol>
      <LinkButton to={toDashboard()} size="large" className="mt-8 w-full">
        Go to my courses
      </LinkButton>
    </PosterCard>
  )
}
