import type { ReactNode } from 'react'
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root.ts'
import { academy } from './academy.ts'
import { PageLoader } from './layout/PageLoader.tsx'
import { Trouble } from './layout/Trouble.tsx'
import './theme.css'
import { LinkContext } from './ui/link-context.ts'

/** Before the first paint, or a dark room flashes white. */
const chosenTheme = `try{var t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t}catch{}`

export const meta: Route.MetaFunction = () => [
  { title: `${academy.name} ${academy.nativeName}` },
  { name: 'description', content: academy.description },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff5e4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131029" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, no input */}
        <script dangerouslySetInnerHTML={{ __html: chosenTheme }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <LinkContext value={Link}>
      <Outlet />
    </LinkContext>
  )
}

export function HydrateFallback() {
  return <PageLoader />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LinkContext value={Link}>
      <Trouble error={error} />
    </LinkContext>
  )
}
