import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { VoicePanel } from './VoicePanel.tsx'

export type VoiceOf = { text: string; languageId: string } | { audio: string }

/** Opens what is heard of a text: to listen to, and to be said by a person instead. */
export function VoiceButton({ about, isBlocked = false }: { about: VoiceOf; isBlocked?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="secondary" disabled={isBlocked} onClick={() => setIsOpen(true)}>
        Voice
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="How it is said">
        <VoicePanel about={about} />
      </Dialog>
    </>
  )
}
