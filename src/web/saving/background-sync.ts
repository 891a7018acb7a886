interface Syncing {
  sync?: { register(tag: string): Promise<void> }
}

/** Asks the browser to wake the service worker once there is a connection, even when no tab is open any more. */
export async function askForBackgroundSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as Syncing | undefined
  await registration?.sync?.register('send-answers').catch(() => undefined)
}
