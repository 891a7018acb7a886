import { readKey } from './session-storage.ts'

const news = 'signed-out'

/** Says in the other tabs of this browser that an account signs out here. */
export function tellSignedOut(account: string | null): void {
  const channel = new BroadcastChannel(news)
  channel.postMessage(account)
  channel.close()
}

/** Calls back when the account of this tab has signed out in another. */
export function onSignedOut(listener: () => void): () => void {
  const channel = new BroadcastChannel(news)
  channel.onmessage = ({ data }) => data === readKey('id') && listener()
  return () => channel.close()
}
