import { academy } from '#rules/academy.ts'
import { toDashboard, toHome } from '../paths.ts'
import { useHasSession } from '../session.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Mor } from '../ui/Mor.tsx'
import { PlainHeader } from './PlainHeader.tsx'
import { pageMeta } from './page-meta.ts'
import { Footer } from './public/Footer.tsx'

export const meta = () => pageMeta({ title: `Page not found · ${academy.name}` })

export default function NotFoundScreen() {
  const signedIn = useHasSession()
  return (
    <div className="public-page flex min-h-dvh flex-col">
      <PlainHeader />
      <main
        id="main"
        className="measure grid grow content-center items-center gap-8 py-12 sm:grid-cols-[auto_1fr]"
      >
        <Mor mood="puzzled" className="size-48 max-w-full" />
        <div>
          <div className="hang text-sindoor">
            <h1 className="font-display text-4xl text-ink sm:text-5xl">This page is not here</h1>
          </div>
          <p className="mt-6 text-lg">
            Mor has looked behind every tree. The address may be misspelt, or the page has moved.
          </p>
          <LinkButton className="mt-6" to={signedIn ? toDashboard() : toHome()}>
            {signedIn ? 'My Courses' : 'Home'}
          </LinkButton>
        </div>
      </main>
      <Footer />
    </div>
  )
}
