import { useState } from 'react'
import { changeSettings, type KeptSettings } from '#calls/admin-settings.ts'
import { call } from '../../call.ts'
import { CallError, messageOf } from '../../call-error.ts'
import { Message } from '../../ui/Message.tsx'
import { showToast } from '../../ui/toasts.ts'
import { AcademyPicture } from '../AcademyPicture.tsx'
import { refreshed } from '../paged-list.ts'
import { TextRow } from '../ui/FormRow.tsx'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { SaveBar } from '../ui/SaveBar.tsx'
import { BusinessFields } from './BusinessFields.tsx'
import { SocialFields } from './SocialFields.tsx'

type Settings = KeptSettings['settings']

const mailboxes = [
  ['support', 'Support'],
  ['press', 'Press'],
  ['partnerships', 'Partnerships'],
] as const

export function SettingsForm({ kept: { version, settings } }: { kept: KeptSettings }) {
  const [form, setForm] = useState(settings)
  const [pending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<CallError | null>(null)
  const change = (part: Partial<Settings>) => setForm({ ...form, ...part })
  const isChanged = JSON.stringify(form) !== JSON.stringify(settings)
  const notes = (field: string) =>
    (trouble?.errors ?? [])
      .filter((one) => one.field.startsWith(field))
      .map(({ message }) => ({ tone: 'wrong' as const, text: message }))

  const save = async () => {
    setPending(true)
    setTrouble(null)
    try {
      await call(changeSettings, { body: { ...changedIn(form, settings), version } })
      showToast('It stands on the pages now.')
      await refreshed('settings')
    } catch (error) {
      setTrouble(error instanceof CallError ? error : new CallError(0, messageOf(error)))
    }
    setPending(false)
  }

  return (
    <>
      <div className="grid items-start gap-x-12 gap-y-8 xl:grid-cols-2">
        <div className="grid gap-4">
          <TextRow
            label="Name"
            maxLength={40}
            notes={notes('name')}
            value={form.name}
            onChange={(name) => change({ name })}
          />
          <TextRow
            label="In a line"
            maxLength={120}
            notes={notes('tagline')}
            value={form.tagline}
            onChange={(tagline) => change({ tagline })}
          />
          <Logo name={form.logo} onChange={(logo) => change({ logo })} />
          <Numbers community={form.community} onChange={(community) => change({ community })} />
        </div>
        <div className="grid gap-4">
          {mailboxes.map(([box, label]) => (
            <TextRow
              key={box}
              type="email"
              label={`Mailbox: ${label}`}
              notes={notes(`mailboxes.${box}`)}
              value={form.mailboxes[box]}
              onChange={(address) => change({ mailboxes: { ...form.mailboxes, [box]: address } })}
            />
          ))}
          <SocialFields
            socials={form.socials}
            notes={notes('socials')}
            onChange={(socials) => change({ socials })}
          />
          <BusinessFields
            business={form.business}
            notes={notes('business')}
            onChange={(business) => change({ business })}
          />
        </div>
      </div>
      {trouble && <Message className="mt-6">{trouble.message}</Message>}
      <LeaveGuard isChanged={isChanged && !pending} />
      <SaveBar
        isChanged={isChanged}
        pending={pending}
        onSave={() => void save()}
        onDiscard={() => setForm(settings)}
      >
        The pages, mails and receipts say what stands here.
      </SaveBar>
    </>
  )
}

/** Only what differs: whoever changes something else at once is not in the way. */
function changedIn(form: Settings, settings: Settings): Partial<Settings> {
  const fields = Object.entries(form) as [keyof Settings, unknown][]
  return Object.fromEntries(
    fields.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(settings[field])),
  )
}

function Logo({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  return (
    <fieldset>
      <legend className="text-[0.95rem] font-bold">Logo</legend>
      <p className="mb-2 text-[0.9rem] text-ink-soft">Without one, the name stands as it is drawn.</p>
      <AcademyPicture label="Choose a logo" name={name} onChange={onChange} />
      {name !== '' && (
        <button
          type="button"
          onClick={() => onChange('')}
          className="min-h-11 font-bold text-sindoor underline underline-offset-4"
        >
          Back to the drawn name
        </button>
      )}
    </fieldset>
  )
}

function Numbers({
  community,
  onChange,
}: {
  community: Settings['community']
  onChange: (community: Settings['community']) => void
}) {
  const field = (label: string, of: 'members' | 'articles') => (
    <TextRow
      type="number"
      label={label}
      min={0}
      value={community[of]}
      onChange={(text) => onChange({ ...community, [of]: Math.max(0, Math.trunc(Number(text))) })}
    />
  )
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="text-[0.95rem] font-bold">Numbers on the about page</legend>
      {field('Members', 'members')}
      {field('Articles', 'articles')}
    </fieldset>
  )
}
