/**
 * Waits until the service worker can open what is kept here. Asked for again, as it may have failed where this page
 * began: the browser tries anew what could not be installed, and leaves alone what is. Fails where this does.
 */
export async function workerStands(): Promise<void> {
  const registration = await navigator.serviceWorker?.register('/sw.js')
  if (!registration || registration.active) return
  const coming = registration.installing ?? registration.waiting
  await new Promise<void>((stands, fail) => {
    const look = () => {
      if (coming?.state === 'activated') stands()
      else if (!coming || coming.state === 'redundant')
        fail(new Error('The service worker is not installed.'))
    }
    coming?.addEventListener('statechange', look)
    look()
  })
}
