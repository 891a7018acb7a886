import { useId, useState } from 'react'
import { claimAnswer } from '#calls/should-count.ts'
import { call } from '../../call.ts'
import { CallError } from '../../call-error.ts'
import { unreached } from '../../reach.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Message } from '../../ui/Message.tsx'
import { MixedText } from '../../ui/MixedText.tsx'
import type { Answer } from '../exercise-parts.ts'

interface ShouldCountProps {
  exerciseId: string
  checked: { attemptId: string; given: Answer }
  /** Brings the attempt itself to the academy first. */
  flush: () => Promise<boolean>
}

/** A student who is sure sends their answer to the authors, with a word why if they like. */
export function ShouldCount({ exerciseId, checked, flush }: ShouldCountProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [said, setSaid] = useState('')
  const claim = { exerciseId, attemptId: checked.attemptId, answer: checked.given }
  if (said !== '') return <p className="mt-1 font-bold">{said}</p>
  return (
    <>
      <Button look="quiet" size="small" className="-ms-3" onClick={() => setIsOpen(true)}>
        My answer should count
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="My answer should count">
        <ClaimForm claim={claim} flush={flush} onSent={setSaid} />
      </Dialog>
    </>
  )
}

interface ClaimFormProps {
  claim: { exerciseId: string; attemptId: string; answer: Answer }
  flush: () => Promise<boolean>
  onSent: (said: string) => void
}

function ClaimForm({ claim, flush, onSent }: ClaimFormProps) {
  const id = useId()
  const [comment, setComment] = useState('')
  const [trouble, setTrouble] = useState('')
  const [pending, setPending] = useState(false)
  const { answer } = claim

  const send = async () => {
    setPending(true)
    try {
      if (!(await flush())) throw new CallError(0, unreached)
      onSent((await call(claimAnswer, { body: { ...claim, comment } })).message)
    } catch (error) {
      setTrouble(error instanceof CallError ? error.message : unreached)
      setPending(false)
    }
  }

  return (
    <>
      <p className="mb-4 leading-snug">
        An author will look at{' '}
        <MixedText>{`“${Array.isArray(answer) ? answer.join(' ') : answer}”`}</MixedText>. If it fits, it
        counts from then on, for everyone.
      </p>
      <label htmlFor={id} className="mb-1 block font-bold">
        Why it should count, if you like to say
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={1000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
        className="mb-4 block w-full border-x-2 border-t-8 border-b-2 border-control bg-card p-3 text-ink focus:border-ink"
      />
      {trouble !== '' && <Message className="mb-4">{trouble}</Message>}
      <Button onClick={send} pending={pending}>
        Send
      </Button>
    </>
  )
}
