import { useState } from 'react'
import { sendTutorRecording } from '#calls/tutor-recordings.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { queries } from '../../queries.ts'

/** Sends a recording once, however often it is tried: another text or another tutor makes it another one. */
export function useSendingRecording(recording: Blob, exerciseId: string) {
  const [letter, setLetter] = useState(() => ({ id: crypto.randomUUID(), tutorId: '', text: '' }))
  const [failure, setFailure] = useState('')
  const [pending, setPending] = useState(false)

  const change = (changed: { tutorId?: string; text?: string }) => {
    setLetter({ ...letter, ...changed, id: crypto.randomUUID() })
    setFailure('')
  }
  const send = async (tutorId: string): Promise<boolean> => {
    setPending(true)
    setFailure('')
    try {
      const { id, text } = letter
      const sound = await base64Of(recording)
      await call(sendTutorRecording, { body: { id, tutor_id: tutorId, exerciseId, text, sound } })
      await queries.invalidateQueries({ queryKey: ['tutors', 'recordings'] })
      return true
    } catch (error) {
      setFailure(`${messageOf(error)} ${stays}`)
      return false
    } finally {
      setPending(false)
    }
  }
  return { letter, change, failure, pending, send }
}

const stays = 'Your recording is still here.'

function base64Of(recording: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(recording)
  })
}
