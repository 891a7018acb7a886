import { Outlet } from 'react-router'
import { SkipLink } from './SkipLink.tsx'
import { StudentHeader } from './StudentHeader.tsx'

export { RouteTrouble as ErrorBoundary } from './Trouble.tsx'

export default function StudentLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <StudentHeader />
      <main id="main" className="grow pb-20">
        <Outlet />
      </main>
    </div>
  )
}
