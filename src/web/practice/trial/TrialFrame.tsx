import { Outlet } from 'react-router'
import { invitation } from './invitation.ts'

/**
 * The page's words, and beside them on a wide screen the film; on a phone the film first and the way on in reach of a
 * thumb. They are a frame of their own, so that they stay as they were painted when the lesson has come.
 */
export default function TrialFrame() {
  return (
    <div className="measure grid gap-x-12 gap-y-5 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr] lg:pt-6">
      <div>
        <h1 className="font-display text-[clamp(1.6rem,7vw,3.25rem)] leading-tight">
          Your first Hindi words
        </h1>
        <p className="mt-1 max-w-prose text-lg leading-snug sm:mt-3">{invitation}</p>
      </div>
      <Outlet />
    </div>
  )
}
