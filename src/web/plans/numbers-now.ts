import { academyNumbers } from '#calls/academy-numbers.ts'
import { call } from '../call.ts'

/** How much is taught now, where a page was drawn here and not filled in by the server. Unheard, it says the least. */
export function showNumbersNow(signal: AbortSignal): void {
  call(academyNumbers).then(
    ({ said }) => {
      if (signal.aborted) return
      for (const [name, figure] of Object.entries(said)) fill(name, figure)
    },
    () => undefined,
  )
}

function fill(name: string, figure: string): void {
  for (const place of document.querySelectorAll(`[data-number="${name}"]`)) place.textContent = figure
}
