import { useState } from 'react'
import { exportZip } from '#calls/studio-publishing.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { saveFile } from './save-file.ts'

interface ExportButtonProps {
  what: { courseId: string } | { languageId: string }
  children: string
}

/** Saves a course, or all of a language, as the files of the curriculum in a zip. */
export function ExportButton({ what, children }: ExportButtonProps) {
  const [pending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      saveFile(await call(exportZip, { query: what }))
    } catch (error) {
      showToast(messageOf(error), { tone: 'wrong', ms: 6000 })
    }
    setPending(false)
  }
  return (
    <Button look="secondary" pending={pending} onClick={() => void save()}>
      {children}
    </Button>
  )
}
