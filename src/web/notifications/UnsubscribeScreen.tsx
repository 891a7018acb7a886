import { useEffect, useState } from 'react'
import { unsubscribeDigest } from '#calls/notifications.ts'
import { call } from '../call.ts'
import { messageOf } from '../call-error.ts'
import { PosterCard } from '../layout/PosterCard.tsx'
import '../public.css'
import { Button } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'

/** The link of the weekly mail. It asks first: mail scanners open every link, and press nothing. */
export default function UnsubscribeScreen() {
  const [token, setToken] = useState('')
  const [pending, setPending] = useState(false)
  const [told, setTold] = useState<{ tone: 'right' | 'wrong'; text: string }>()

  useEffect(() => setToken(new URLSearchParams(location.search).get('token') ?? ''), [])

  async function end() {
    setPending(true)
    try {
      const { message } = await call(unsubscribeDigest, { query: { token }, body: {} })
      setTold({ tone: 'right', text: message })
    } catch (error) {
      setTold({ tone: 'wrong', text: messageOf(error) })
    }
    setPending(false)
  }

  return (
    <PosterCard heading="Weekly mail" mood={told?.tone === 'right' ? 'asleep' : 'idle'}>
      {told ? (
        <Message tone={told.tone}>{told.text}</Message>
      ) : (
        <>
          <p className="mb-6">No more mail about your notifications? Your account stays as it is.</p>
          <Button pending={pending} onClick={end}>
            Stop these mails
          </Button>
        </>
      )}
    </PosterCard>
  )
}
