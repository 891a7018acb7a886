import '../public.css'
import { academy } from '#rules/academy.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { VisitorOnly } from '../layout/VisitorOnly.tsx'
import { toPrivacyPolicy } from '../paths.ts'
import { privacyInShort, privacySections } from '../privacy-text.ts'
import type { StillHandle } from '../root.tsx'
import { LegalPage } from './LegalPage.tsx'

export const handle: StillHandle = { still: true }
export const meta = () =>
  pageMeta({
    path: toPrivacyPolicy(),
    title: `Privacy Policy · ${academy.name}`,
    description: `What ${academy.name} knows about you, why, where it is kept, and how you take it back.`,
    picture: 'privacypolicy',
  })

export default function PrivacyPolicyScreen() {
  return (
    <>
      <VisitorOnly />
      <LegalPage
        kind="privacy"
        title="Privacy Policy"
        dates="Effective 24 February 2018. Last revised 1 March 2019."
        inShort={privacyInShort}
        sections={privacySections}
      />
    </>
  )
}
