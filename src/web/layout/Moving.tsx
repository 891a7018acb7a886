import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { noteSilence, patience } from '../connection.ts'
import { PageLoader } from './PageLoader.tsx'

/** The line drawn across the top while the next page is fetched. */
export function Moving() {
  const isMoving = useNavigation().state === 'loading'
  // Of a call it is noticed where nobody answers; the script of a screen would be waited for without a word.
  useEffect(() => {
    if (!isMoving) return
    const waiting = setTimeout(noteSilence, patience)
    return () => clearTimeout(waiting)
  }, [isMoving])
  return isMoving ? <PageLoader /> : null
}
