import { useMe } from '../../use-me.ts'
import { TwoStepsPart } from '../two-steps/TwoStepsPart.tsx'
import { OlderPasswordForm } from './OlderPasswordForm.tsx'
import { SessionList } from './SessionList.tsx'

export function PasswordTab() {
  const me = useMe()
  return (
    <>
      <OlderPasswordForm />
      <TwoStepsPart />
      {!me.impersonatedBy && <SessionList />}
    </>
  )
}
