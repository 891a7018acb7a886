import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelTutorRequest, rateTutorRequest, type TutorRequest } from '#calls/tutors.ts'
import { call } from '../call.ts'
import { messageOf } from '../call-error.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Message } from '../ui/Message.tsx'
import { showToast } from '../ui/toasts.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { RequestRow } from './RequestRow.tsx'
import { forgetTutors, requestsQuery } from './tutor-queries.ts'

/** Everything that one asked of tutors, and what became of it. */
export function OwnRequests() {
  const { data: requests } = useSuspenseQuery(requestsQuery)
  const [changed, setChanged] = useState<{ request: TutorRequest; how: 'cancel' | 'move' } | null>(null)
  const close = () => setChanged(null)
  return (
    <section aria-labelledby="own-requests" className="hang mt-6 border-t-8">
      <h2 id="own-requests" className="font-display text-3xl">
        My requests
      </h2>
      {requests.length === 0 && <p className="mt-2">Nothing yet. What you ask of a tutor stands here.</p>}
      <ul>
        {requests.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            onRate={(rating) => rate(request.id, rating)}
            onChange={(how) => setChanged({ request, how })}
          />
        ))}
      </ul>
      {changed?.how === 'cancel' && <CancelDialog request={changed.request} onClose={close} />}
      {changed?.how === 'move' && <MoveDialog request={changed.request} onClose={close} />}
    </section>
  )
}

async function rate(id: string, rating: number): Promise<void> {
  try {
    await call(rateTutorRequest, { params: { id }, body: { rating } })
    showToast('Thank you for your rating')
  } catch (error) {
    showToast(messageOf(error), { tone: 'wrong', ms: 9000 })
  }
  await forgetTutors()
}

function CancelDialog({ request, onClose }: { request: TutorRequest; onClose: () => void }) {
  const [failure, setFailure] = useState<string>()
  const [pending, setPending] = useState(false)
  const cancel = async () => {
    setPending(true)
    try {
      await call(cancelTutorRequest, { params: { id: request.id } })
      showToast('The lesson is cancelled')
      onClose()
    } catch (error) {
      setFailure(messageOf(error))
      setPending(false)
    }
    await forgetTutors()
  }
  return (
    <Dialog open kind="alert" onClose={onClose} title="Cancel this lesson?">
      <p className="mb-5">{request.tutor.name} will hear of it, and somebody else can have the hour.</p>
      {failure && <Message className="mb-5">{failure}</Message>}
      <div className="flex flex-wrap gap-3">
        <Button pending={pending} onClick={cancel}>
          Cancel the lesson
        </Button>
        <Button look="secondary" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  )
}
