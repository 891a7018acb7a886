import { useMe } from '../../use-me.ts'
import { OlderPasswordForm } from './OlderPasswordForm.tsx'
import { SessionList } from './SessionList.tsx'

export function PasswordTab() {
  const me = useMe()
  return (
    <>
      <OlderPasswordForm />
      {!me.impersonatedBy && <SessionList />}
    </>
  )
}
