import './academy-now.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { academy } from '#rules/academy.ts'
import type { Route } from './+types/root.ts'
import drawing from './layout/favicon.svg?raw'
import { PageToCome } from './layout/PageToCome.tsx'
import { PlainHeader } from './layout/PlainHeader.tsx'
import { Trouble } from './layout/Trouble.tsx'
import './theme.css'
import { toPrices, toPricing, toSubscription, toSubscriptions } from './paths.ts'
import { LinkContext, type LinkProps } from './ui/link-context.ts'

/** As it is drawn, but for its colours' signs, which begin a fragment: each page carries it, and signs escaped cost twice. */
const icon = () => `data:image/svg+xml,${drawing.trim().replaceAll('"', "'").replaceAll('#', '%23')}`

/**
 * A browser that may keep nothing of this site throws where it is asked for what it kept, and gives no locks. In their
 * place stands what lasts as long as the page; its tabs share nothing that locks would guard.
 */
const keptInHand = `for(let n of['localStorage','sessionStorage'])try{window[n]}catch{let m=new Map,put=(o,k,value)=>Object.defineProperty(o,k,{value,configurable:true});put(window,n,{getItem:k=>m.get(k)??null,setItem(k,v){m.set(k,v)},removeItem(k){m.delete(k)}});put(window,'caches');put(navigator,'locks',{request:async(n,o,w)=>(w??o)()})};`

/** Before the first paint: a dark room must not flash white, roman not show where none is read, a student not read "Login", practice has no head. */
const beforePaint = `try{var d=document.documentElement.dataset,t=localStorage.getItem('theme');if(t)d.theme=t;d.script=localStorage.getItem('script')||'both';if(sessionStorage.getItem('token'))d.session=''}catch{}if(/\\/(practice|review)$/.test(location.pathname))d.bare=''`

/** Written by the build into each page, as the icon is, where it has run before any bundle: none needs it once more. */
const ranBefore = import.meta.env.SSR ? keptInHand + beforePaint : ''

export const meta: Route.MetaFunction = () => [
  { title: `${academy.name} ${academy.nativeName}` },
  { name: 'description', content: academy.description },
]

/** A route whose page needs no script: it comes as HTML and stays so, 125 kB lighter. */
export interface StillHandle {
  still: true
}

const pagesOfPlans = [toPrices(), toPricing(), toSubscription(), toSubscriptions()]

/** What is sold now, the server alone knows: a link to the plans is one load of its page, not a move and a reload. */
function AppLink({ to, ...rest }: LinkProps) {
  return <Link to={to} reloadDocument={pagesOfPlans.includes(to)} {...rest} />
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff5e4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131029" />
        {import.meta.env.SSR && <link rel="icon" href={icon()} type="image/svg+xml" />}
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/icons/180.png" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of constants of the build, with no input in it */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: ranBefore }} />
        <Meta />
        <Links />
      </head>
      <body>{children}</body>
    </html>
  )
}

export default function Root() {
  const still = useMatches().some(({ handle }) => (handle as StillHandle | undefined)?.still)
  // A move from a page that answers to one that needs no script must still begin at its top.
  const [isLive, setIsLive] = useState(!still)
  if (!still && !isLive) setIsLive(true)
  return (
    <>
      <LinkContext value={AppLink}>
        <Outlet />
      </LinkContext>
      {isLive && <Live />}
    </>
  )
}

export function HydrateFallback() {
  return (
    <>
      <PageToCome />
      <Live />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <LinkContext value={AppLink}>
        <PlainHeader />
        <main id="main">
          <Trouble error={error} />
        </main>
      </LinkContext>
      <Live />
    </>
  )
}

/** Says that the page answers now: what was pressed while it was only HTML has waited for that (scripts/start-later.ts). */
function Live() {
  useEffect(() => {
    document.documentElement.dataset.live = ''
    document.dispatchEvent(new Event('live'))
  }, [])
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  )
}
