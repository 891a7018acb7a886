import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'

/** The device's own sheet where there is one, else the address is copied. */
export function ShareButton({ title }: { title: string }) {
  async function share() {
    const url = window.location.href
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      showToast('Link copied')
    } catch (error) {
      // Closing the sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast('The link could not be copied', { tone: 'wrong' })
    }
  }
  return (
    <Button look="secondary" onClick={share}>
      <Icon name="share" />
      Share
    </Button>
  )
}
