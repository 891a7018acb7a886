import { Button } from '../../ui/Button.tsx'

/** Whoever works in the studio while the server is renewed keeps what they write, and chooses when to go on. */
export function NewerVersion({ isNewer }: { isNewer: boolean }) {
  return (
    <div role="status" className="sticky top-0 z-10">
      {isNewer && (
        <div className="rise mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t-4 border-genda bg-pale-genda px-4 py-3 text-ink">
          <p className="max-w-xl">
            The academy has a newer version now. What you write here stays: save it first, then load the page
            anew.
          </p>
          <Button look="secondary" onClick={() => window.location.reload()}>
            Load the page anew
          </Button>
        </div>
      )}
    </div>
  )
}
