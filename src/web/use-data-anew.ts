import { useEffect, useState } from 'react'

/** The addresses of sounds and films hold for five hours at least (server/media/media-addresses.ts). */
const longestGood = 4 * 3_600_000

/**
 * What a page was loaded with, and once it comes back into sight hours later the same anew: its addresses no longer
 * hold. Where that fails the page stays as it is, and asks the next time.
 */
export function useDataAnew<Data>(loaded: Data, load: () => Promise<Data>): Data {
  const [shown, setShown] = useState({ data: loaded, of: loaded })
  useEffect(() => {
    let at = Date.now()
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - at < longestGood) return
      void load().then(
        (data) => {
          at = Date.now()
          setShown({ data, of: loaded })
        },
        () => {},
      )
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [loaded, load])
  return shown.of === loaded ? shown.data : loaded
}
