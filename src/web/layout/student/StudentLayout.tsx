import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { languagesQuery } from '../../courses/use-courses.ts'
import { countQuery } from '../../notifications/use-notifications.ts'
import { queries } from '../../queries.ts'
import { useMe } from '../../use-me.ts'
import { SkipLink } from '../SkipLink.tsx'
import { Trouble } from '../Trouble.tsx'
import { useKeptFocus } from '../use-kept-focus.ts'
import type { Route } from './+types/StudentLayout.ts'
import { ClaimNews, newsQuery } from './ClaimNews.tsx'
import { ActivationBanner } from './rare-parts.tsx'
import { StudentHeader } from './StudentHeader.tsx'

/** Nothing waits for what the header shows: asked now, it comes with the page's own data. */
export function clientLoader() {
  if (!navigator.onLine) return null
  void queries.prefetchQuery(languagesQuery)
  void queries.prefetchQuery(countQuery)
  void queries.prefetchQuery(newsQuery)
  return null
}

export default function StudentLayout() {
  return (
    <Frame>
      <ClaimNews />
      <Outlet />
    </Frame>
  )
}

/** A page that fails leaves the header where it is. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <Trouble error={error} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const { isNotValidated } = useMe()
  const page = useKeptFocus<HTMLDivElement>()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <StudentHeader />
      <div ref={page} className="flex grow flex-col">
        {isNotValidated && <ActivationBanner />}
        <main id="main" className="grow pb-20">
          {children}
        </main>
      </div>
    </div>
  )
}
