import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PersonPage } from '#calls/admin-people-page.ts'
import { isPermitted } from '#rules/permissions.ts'
import { toStudents } from '../../studio-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useMe } from '../../use-me.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { TextRow } from '../ui/FormRow.tsx'
import { type AccountAction, accountActions } from './account-actions.ts'
import { refreshPerson } from './people-queries.ts'
import { RoleChoice } from './RoleChoice.tsx'

/** What whoever looks may do with this account. */
export function AccountActions({ person }: { person: PersonPage }) {
  const me = useMe()
  const [action, setAction] = useState<AccountAction | null>(null)
  const own = accountActions.filter(
    ({ permission, isFor }) => isPermitted(me.role, permission) && isFor(person),
  )
  const isOneself = me._id === person.id
  return (
    <section aria-labelledby="account-actions">
      <h2 id="account-actions" className="hang mb-4 font-display text-2xl">
        Help them
      </h2>
      {isOneself ? (
        <p>This is your own account. You look after it in your profile.</p>
      ) : (
        <>
          <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-1">
            {own.map((one) => (
              <li key={one.id}>
                <Button
                  look={one.isGrave ? 'quiet' : 'secondary'}
                  className="w-full"
                  onClick={() => setAction(one)}
                >
                  {one.label}
                </Button>
              </li>
            ))}
          </ul>
          {isPermitted(me.role, 'people') && <RoleChoice key={person.role} person={person} />}
        </>
      )}
      {action && <Asking key={action.id} action={action} person={person} onClose={() => setAction(null)} />}
    </section>
  )
}

interface AskingProps {
  action: AccountAction
  person: PersonPage
  onClose: () => void
}

function Asking({ action, person, onClose }: AskingProps) {
  const [typed, setTyped] = useState('')
  const goTo = useNavigate()
  const { title, text, verb, run, asksEmail, asksReason } = action
  const confirm = async () => {
    const said = await run(person, typed)
    // Signed in as them by now: what the studio shows is not theirs to ask for.
    if (said === '') return
    showToast(said, { ms: 4000 })
    if (action.id === 'delete') await goTo(toStudents())
    else await refreshPerson(person.id)
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={title(person.name || person.email)}
      verb={verb}
      onConfirm={confirm}
      isBlocked={
        (asksEmail === true && typed.trim().toLowerCase() !== person.email.toLowerCase()) ||
        (asksReason === true && typed.trim().length < 3)
      }
    >
      {(notes) => (
        <>
          <p>{text}</p>
          {asksEmail && (
            <TextRow
              label="To be sure, type their e-mail"
              hint={person.email}
              type="email"
              autoComplete="off"
              notes={notes('email')}
              value={typed}
              onChange={setTyped}
            />
          )}
          {asksReason && (
            <TextRow
              label="Why"
              hint="The log of changes keeps it, with your name."
              maxLength={300}
              autoComplete="off"
              notes={notes('reason')}
              value={typed}
              onChange={setTyped}
            />
          )}
        </>
      )}
    </ConfirmDialog>
  )
}
