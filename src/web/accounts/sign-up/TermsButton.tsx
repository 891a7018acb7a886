import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

// Four pages of text: only who wants to read them waits for them.
const TermsText = lazy(() => import('./TermsText.tsx').then((module) => ({ default: module.TermsText })))

/** Opens the terms where one accepts them, without leaving the form. */
export function TermsButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" className="px-0!" onClick={() => setOpen(true)}>
        Read the Terms & Conditions
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Terms & Conditions">
        <Suspense>
          <TermsText />
        </Suspense>
        <Button className="mt-6 w-full" onClick={() => setOpen(false)}>
          Back to the form
        </Button>
      </Dialog>
    </>
  )
}
