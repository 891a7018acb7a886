import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'

/** Puts a text into the clipboard; where a browser forbids that, it says so, and the text can be marked by hand. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast('Copied.', { ms: 2000 })
    } catch {
      showToast('Your browser does not let us copy. Please mark the text and copy it.', { tone: 'wrong' })
    }
  }
  return (
    <Button look="secondary" onClick={() => void copy()}>
      Copy <span className="sr-only">{what}</span>
    </Button>
  )
}
