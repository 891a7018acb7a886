import { useEffect } from 'react'

/** The result of a payment that was made in a frame belongs in the whole window. */
export function useTopWindow(): void {
  useEffect(() => {
    if (window.top !== null && window.top !== window) window.top.location.assign(location.href)
  }, [])
}
