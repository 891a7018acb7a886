import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { useMe } from '../../use-me.ts'
import { SkipLink } from '../SkipLink.tsx'
import { Trouble } from '../Trouble.tsx'
import type { Route } from './+types/StudentLayout.ts'
import { ClaimNews } from './ClaimNews.tsx'
import { ActivationBanner } from './rare-parts.tsx'
import { StudentHeader } from './StudentHeader.tsx'

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
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <StudentHeader />
      {isNotValidated && <ActivationBanner />}
      <main id="main" className="grow pb-20">
        {children}
      </main>
    </div>
  )
}
