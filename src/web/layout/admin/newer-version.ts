import { useEffect, useState } from 'react'

declare global {
  interface Window {
    /** Of React Router: the list of all screens' files, and where it stands. */
    __reactRouterManifest?: { url: string }
  }
}

const lookEvery = 60_000

/** Whether the server has another version by now than the one that this page began with. */
export function useNewerVersion(): boolean {
  const [isNewer, setIsNewer] = useState(false)
  useEffect(() => {
    if (isNewer) return
    let isWanted = true
    const look = async () => {
      if (document.visibilityState === 'visible' && (await hasGone())) setIsNewer(isWanted)
    }
    const timer = setInterval(look, lookEvery)
    document.addEventListener('visibilitychange', look)
    return () => {
      isWanted = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isNewer])
  return isNewer
}

/** The list of this version's files is named by what it says: it is gone when the version is. */
async function hasGone(): Promise<boolean> {
  const address = window.__reactRouterManifest?.url
  if (!address) return false
  // Nobody answers while the server starts anew: that says nothing yet.
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404
}
