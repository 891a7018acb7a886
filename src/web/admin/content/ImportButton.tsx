import { useState } from 'react'
import type { z } from 'zod'
import { importContent } from '#calls/studio-publishing.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Message } from '../../ui/Message.tsx'
import { showToast } from '../../ui/toasts.ts'
import { base64Of, chooseAnew } from '../course/save-file.ts'
import { ProblemList } from '../draft/ProblemList.tsx'
import { forgetTaughtPages } from '../draft/studio-queries.ts'
import { FormRow } from '../ui/FormRow.tsx'

type Told = z.infer<typeof importContent.reply>

/** Takes a zip of curriculum files in as drafts: first it is told what would change, then it is done. */
export function ImportButton() {
  const [isOpen, setIsOpen] = useState(false)
  const [zip, setZip] = useState('')
  const [told, setTold] = useState<Told | null>(null)
  const [trouble, setTrouble] = useState('')
  const [pending, setPending] = useState(false)
  const send = async (file: string, isTrial: boolean) => {
    setPending(true)
    setTrouble('')
    try {
      const reply = await call(importContent, { body: { zip: file, isTrial } })
      setTold(isTrial ? reply : null)
      if (!isTrial) {
        close()
        showToast(takenIn(reply), { ms: 4000 })
        await forgetTaughtPages()
      }
    } catch (error) {
      if (isTrial) setTold(null)
      setTrouble(messageOf(error))
    }
    setPending(false)
  }
  const close = () => {
    setIsOpen(false)
    setTold(null)
    setTrouble('')
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    setTold(null)
    const text = await base64Of(file)
    setZip(text)
    await send(text, true)
  }
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        Import
      </Button>
      <Dialog open={isOpen} onClose={close} title="Import a course">
        <FormRow
          label="A zip of curriculum files"
          hint="As Export saves it. It comes in as drafts: no student sees it yet."
        >
          {({ id, describedBy, className }) => (
            <input
              id={id}
              type="file"
              accept=".zip,application/zip"
              aria-describedby={describedBy}
              onClick={chooseAnew}
              onChange={(event) => void choose(event.currentTarget.files?.[0])}
              className={className}
            />
          )}
        </FormRow>
        {trouble !== '' && <Message className="mt-4">{trouble}</Message>}
        {told && <WhatChanges told={told} />}
        <Button
          className="mt-5"
          pending={pending}
          disabled={told === null || told.added.length + told.changed.length === 0}
          onClick={() => void send(zip, false)}
        >
          Take it in as drafts
        </Button>
      </Dialog>
    </>
  )
}

function takenIn({ added, changed }: Told): string {
  const count = added.length + changed.length
  return count === 1 ? 'A file taken in as a draft' : `${count} files taken in as drafts`
}

function WhatChanges({ told: { added, changed, same, passedOver, problems } }: { told: Told }) {
  return (
    <div role="status" className="mt-4 grid gap-2">
      <p className="font-bold">
        {added.length} new, {changed.length} changed, {same.length} the same
      </p>
      <ul className="max-h-40 list-inside list-disc overflow-y-auto break-words">
        {[...added, ...changed].map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
      {passedOver.length > 0 && (
        <>
          <p>
            Not taken in: a lesson is a file .yaml in the folder of its course, with a name of a-z, 0-9 and -.
          </p>
          <ul className="max-h-40 list-inside list-disc overflow-y-auto break-words">
            {passedOver.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </>
      )}
      {problems.length > 0 && (
        <>
          <p>They can come in as they are, and be published once this is mended:</p>
          <ProblemList problems={problems} />
        </>
      )}
    </div>
  )
}
