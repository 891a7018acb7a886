import { useLayoutEffect } from 'react'
import { useSingleKeys } from '../single-keys.ts'
import { dropSecondTaps } from './second-taps.ts'
import { useHeldFocus } from './use-held-focus.ts'

const writing = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]'
const pressable = 'button, a, summary'
/** Space chooses a radio button that is not chosen yet, and ticks a box. */
const spaceable = `${pressable}, input:not([type="radio"]:checked)`

/** What a key presses: Enter the primary action, Space, S, A, B the sounds, R speaking, H a hint, numbers the choices. */
function targetOf(event: KeyboardEvent, isOn: boolean): HTMLElement | null {
  const place = event.target instanceof Element ? event.target : document.body
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  // Where letters are written, Alt makes the key one.
  if (event.altKey) return event.code === 'KeyH' ? find('[data-shortcut="H"]') : null
  // Switched off, keys write; Enter in a field still sends what it holds.
  if (!isOn) return event.key === 'Enter' && place.closest('input') ? find('[data-primary]') : null
  if (event.key === 'Enter') {
    return place.closest(`${pressable}, textarea, select`) ? null : find('[data-primary]')
  }
  if (place.closest(writing)) return null
  if (event.key === ' ') return place.closest(spaceable) ? null : find('[data-shortcut="Space"]')
  if (/^[abhrs]$/i.test(event.key)) return find(`[data-shortcut="${event.key.toUpperCase()}"]`)
  if (/^[1-9]$/.test(event.key)) {
    return document.querySelectorAll<HTMLElement>('[data-choice]')[Number(event.key) - 1] ?? null
  }
  return null
}

/** No bar of a browser is as high; a page that is drawn larger shows less of itself all the same. */
const lowestKeyboard = 150

/** Whether the keyboard of a telephone lies over the page, which ends behind it. */
function isKeyboardUp(): boolean {
  const { height, scale } = window.visualViewport ?? { height: window.innerHeight, scale: 1 }
  return document.documentElement.clientHeight - height * scale > lowestKeyboard
}

/** Practice by keyboard: what a key means is marked on the element itself. A second tap means nothing. */
export function useShortcuts(): void {
  useHeldFocus()
  useLayoutEffect(dropSecondTaps, [])
  const isOn = useSingleKeys()
  // With what the keys press: an effect after the first picture would lose a key that is pressed at once.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return
      if (event.ctrlKey || event.metaKey || document.querySelector('dialog[open]')) return
      const target = targetOf(event, isOn)
      if (!target) return
      event.preventDefault()
      // A reader says what a number has chosen, for it has the focus then.
      if (target.matches('input')) target.focus()
      target.click()
      // How it was stands at the page's end, behind the keyboard of a telephone: without the focus that goes down.
      if (isKeyboardUp() && event.target instanceof HTMLElement) event.target.blur()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}
