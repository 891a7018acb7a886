import { useEffect, useRef, useState } from 'react'
import { academy } from '#rules/academy.ts'
import { messageOf } from '../call-error.ts'
import { pageMeta } from '../layout/page-meta.ts'
import '../public.css'
import { Message } from '../ui/Message.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { Route } from './+types/CcavenueScreen.ts'
import { type OlderPayment, placeOrder, planNamed } from './older-checkout.ts'
import { SignInFirst } from './SignInFirst.tsx'
import { useOwnToken } from './use-own-token.ts'

export const meta = () => pageMeta({ title: `Pay by card · ${academy.name}` })

/** /ccavenuemobile/…: the card provider's page in a frame, 482 wide and 800 high (spec 9). */
export default function CcavenueScreen({ params }: Route.ComponentProps) {
  const own = useOwnToken(params.token, params.user)
  if (own === 'looking') return <Spinner className="mx-auto my-20 size-10" />
  if (own === 'foreign') return <SignInFirst />
  return (
    <div className="measure py-8">
      <h1 className="pb-6 font-display text-4xl leading-tight">Pay by card</h1>
      <CardFrame named={params} />
    </div>
  )
}

function CardFrame({ named }: { named: OlderPayment }) {
  const { url, trouble } = useOrderPlaced(named)
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(800)
  useEffect(() => {
    const resize = ({ source, data }: MessageEvent) => {
      const wanted = Number((data as { newHeight?: unknown } | null)?.newHeight)
      const isOurs = source !== null && source === frame.current?.contentWindow
      if (isOurs && wanted >= 200 && wanted <= 4000) setHeight(wanted)
    }
    addEventListener('message', resize)
    return () => removeEventListener('message', resize)
  }, [])
  if (trouble) return <Message>{trouble}</Message>
  if (!url) return <Spinner className="mx-auto my-20 size-10" />
  return (
    // The box scrolls on narrow screens, the page does not.
    <section
      aria-label="The card provider's page"
      className="max-w-full overflow-x-auto border-t-8 border-ink"
    >
      <iframe
        ref={frame}
        title="Payment"
        src={url}
        width={482}
        height={height}
        className="block max-w-none bg-card"
      />
    </section>
  )
}

/** One order a visit, also where the effect runs twice. */
function useOrderPlaced(named: OlderPayment): { url?: string; trouble?: string } {
  const [placed, setPlaced] = useState<{ url?: string; trouble?: string }>({})
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    planNamed(named, 'INR')
      .then((plan) => placeOrder(plan, 'ccavenue'))
      .then((url) => setPlaced({ url }))
      .catch((error) => setPlaced({ trouble: messageOf(error) }))
  }, [named])
  return placed
}
