import { Dialog } from '../../ui/Dialog.tsx'
import { ForgotForm } from './ForgotForm.tsx'

interface ForgotDialogProps {
  open: boolean
  /** What was typed on the login form. */
  email: string
  onClose: () => void
}

/** Forgot Password. It holds a form, so it stands beside the login's form, not inside it. */
export function ForgotDialog({ open, email, onClose }: ForgotDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Forgot Password" hasCross={false}>
      <ForgotForm email={email} onClose={onClose} />
    </Dialog>
  )
}
