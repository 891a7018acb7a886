import { useEffect } from 'react'

/** What had the focus may be taken away, or closed by the verdict: the way on has it then, else the question. */
export function useHeldFocus(): void {
  useEffect(() => {
    let held: Element = document.body
    const remember = ({ target }: FocusEvent) => {
      held = target as Element
    }
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)
    const changes = new MutationObserver(() => {
      if (!held.isConnected || held.matches(':disabled'))
        takeFocus(find('[data-primary]:enabled') ?? find('h1'))
    })
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', remember)
    return () => {
      changes.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [])
}

/** What is shown in the place of the button that was pressed: as a `ref`, with `tabIndex={-1}`, so that it is read. */
export function takeFocus(shown: HTMLElement | null | undefined): void {
  shown?.focus({ preventScroll: true })
}
