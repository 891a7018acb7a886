import { type ComponentType, lazy, Suspense } from 'react'

/** What few students ever see: no page waits for it or weighs it, and none fails for want of it. */
function rare<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: (() => null) as ComponentType<Props> }),
    ),
  ) as unknown as ComponentType<Props>
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}

export const ActivationBanner = rare(() => import('./ActivationBanner.tsx').then((m) => m.ActivationBanner))
export const ClaimNews = rare(() => import('../../practice/verdict/ClaimNews.tsx').then((m) => m.ClaimNews))
export const ImpersonateButton = rare(() =>
  import('./ImpersonateButton.tsx').then((m) => m.ImpersonateButton),
)
export const ImpersonationBanner = rare(() =>
  import('./ImpersonationBanner.tsx').then((m) => m.ImpersonationBanner),
)
