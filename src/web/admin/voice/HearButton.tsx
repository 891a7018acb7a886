import { useState } from 'react'
import { listenTo } from '#calls/studio-recordings.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { useLearntLanguage } from '../../learnt-language.ts'
import { useSound } from '../../practice/speech/use-sound.ts'
import { SpeakerIcon } from '../../ui/SpeakerIcon.tsx'
import { showToast } from '../../ui/toasts.ts'

/** Says a text as students would hear it: by the academy's voice, or a person's where one recorded it. */
export function HearButton({ text }: { text: string }) {
  const sound = useSound()
  const languageId = useLearntLanguage()
  const [pending, setPending] = useState(false)
  const hear = async () => {
    setPending(true)
    try {
      const { normal } = await call(listenTo, { body: { text, languageId } })
      if (normal === '') showToast('No voice reads this language yet.')
      else await sound.play(normal)
    } catch (error) {
      showToast(messageOf(error), { tone: 'wrong', ms: 6000 })
    }
    setPending(false)
  }
  return (
    <button
      type="button"
      disabled={text.trim() === ''}
      aria-busy={pending || undefined}
      onClick={() => void hear()}
      className="inline-flex min-h-11 items-center gap-1 font-bold text-sindoor underline-offset-4 hover:underline disabled:opacity-50"
    >
      <SpeakerIcon className="size-6" /> Hear it
    </button>
  )
}
