import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queries } from '../queries.ts'
import { requireSession } from '../session.ts'
import { Toasts } from '../ui/Toasts.tsx'
import type { Route } from './+types/SignedIn.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSession('home', request)
  return null
}

export default function SignedIn() {
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
      <Toasts />
    </QueryClientProvider>
  )
}
