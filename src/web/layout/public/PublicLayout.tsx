import { Outlet } from 'react-router'
import { toHome } from '../../paths.ts'
import { Logo } from '../Logo.tsx'
import { Moving } from '../Moving.tsx'
import { PageFonts } from '../PageFonts.tsx'
import { SkipLink } from '../SkipLink.tsx'
import { usePageFocus } from '../use-page-focus.ts'
import { Footer } from './Footer.tsx'
import { PublicNav } from './PublicNav.tsx'

export default function PublicLayout() {
  usePageFocus()
  return (
    <div className="public-page flex min-h-dvh flex-col border-t-8 border-ink">
      <PageFonts />
      <SkipLink />
      <Moving />
      <header className="measure flex flex-wrap items-center justify-between gap-x-4 py-3">
        <Logo to={toHome()} />
        <PublicNav />
      </header>
      <main id="main" className="grow">
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
