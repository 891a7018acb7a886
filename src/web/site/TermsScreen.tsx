import '../public.css'
import { academy } from '#rules/academy.ts'
import { pageMeta } from '../layout/page-meta.ts'
import { VisitorOnly } from '../layout/VisitorOnly.tsx'
import { toTerms } from '../paths.ts'
import type { StillHandle } from '../root.tsx'
import { termsInShort, termsSections } from '../terms-text.ts'
import { LegalPage } from './LegalPage.tsx'

export const handle: StillHandle = { still: true }
export const meta = () =>
  pageMeta({
    path: toTerms(),
    title: `Terms & Conditions · ${academy.name}`,
    description: `The agreement between you and ${academy.name}: membership, payment, service and law.`,
    picture: 'termsconditions',
  })

export default function TermsScreen() {
  return (
    <>
      <VisitorOnly />
      <LegalPage
        kind="terms"
        title="Terms & Conditions"
        dates="Between you and the academy, from the day you register."
        inShort={termsInShort}
        sections={termsSections}
      />
    </>
  )
}
