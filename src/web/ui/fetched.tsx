import { type ComponentType, lazy } from 'react'
import { Button } from './Button.tsx'
import { Message } from './Message.tsx'

/**
 * A part that comes after the page. Where it cannot be had, as when the server has a newer version by now, a sentence
 * stands in its place: what was written on the page around it stays.
 */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: NotFetched as ComponentType<Props> }),
    ),
  ) as unknown as ComponentType<Props>
}

function NotFetched() {
  return (
    <Message tone="note">
      <p>This part could not be fetched. What you wrote is still here: save it, then load the page anew.</p>
      <Button look="quiet" onClick={() => window.location.reload()}>
        Load the page anew
      </Button>
    </Message>
  )
}
