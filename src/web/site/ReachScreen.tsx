import '../public.css'
import { useEffect } from 'react'
import { academy } from '#rules/academy.ts'
import { pageMeta } from '../layout/page-meta.ts'
import type { StillHandle } from '../root.tsx'
import { Mor } from '../ui/Mor.tsx'
import { checkReach } from './reach.ts'

export const handle: StillHandle = { still: true }
export const meta = () =>
  pageMeta({
    path: '/ajax',
    title: `Can you reach us? · ${academy.name}`,
    description: `Tells whether ${academy.name} can be reached from where you are.`,
  })

/** Without a script it is true all the same: this page came from there. */
export default function ReachScreen() {
  useEffect(checkReach, [])
  return (
    <div className="measure grid items-center gap-8 py-16 sm:grid-cols-[auto_1fr]">
      <Mor mood="idle" className="size-48 max-w-full" />
      <div>
        <div className="hang text-sindoor">
          <h1 className="font-display text-4xl leading-tight text-ink sm:text-5xl">
            Can you reach the academy?
          </h1>
        </div>
        <p id="reach" role="status" className="mt-6 min-h-16 text-xl">
          Yes: this page has just come from it.
        </p>
      </div>
      <script>{`(${checkReach})()`}</script>
    </div>
  )
}
