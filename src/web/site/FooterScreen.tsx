import { academy } from '#rules/academy.ts'
import { PageFonts } from '../layout/PageFonts.tsx'
import { pageMeta } from '../layout/page-meta.ts'
import { Footer } from '../layout/public/Footer.tsx'
import type { StillHandle } from '../root.tsx'

export const handle: StillHandle = { still: true }
export const meta = () =>
  pageMeta({
    path: '/footer',
    title: `Footer · ${academy.name}`,
    description: `Every page of ${academy.name} at a glance.`,
  })

/** The footer alone, for whoever embeds it. */
export default function FooterScreen() {
  return (
    <div className="public-page">
      <PageFonts />
      <main id="main">
        <h1 className="sr-only">At the foot of every page</h1>
      </main>
      <Footer />
    </div>
  )
}
