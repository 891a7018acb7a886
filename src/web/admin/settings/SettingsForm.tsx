import { type ComponentProps, useState } from 'react'
import type { KeptSettings } from '#calls/admin-settings.ts'
import { academy } from '#rules/academy.ts'
import { Wordmark } from '../../ui/Wordmark.tsx'
import { AcademyPicture } from '../AcademyPicture.tsx'
import { TextRow } from '../ui/FormRow.tsx'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { NumberRow } from '../ui/NumberRow.tsx'
import { Refused } from '../ui/Refused.tsx'
import { SaveBar } from '../ui/SaveBar.tsx'
import type { NotesOf } from '../ui/use-refusal.ts'
import { BusinessFields } from './BusinessFields.tsx'
import { SocialFields } from './SocialFields.tsx'
import { useSettingsForm } from './use-settings-form.ts'

type Settings = KeptSettings['settings']

const mailboxes = [
  ['support', 'Support'],
  ['press', 'Press'],
  ['partnerships', 'Partnerships'],
] as const

export function SettingsForm({ kept }: { kept: KeptSettings }) {
  const [isKeeping, setIsKeeping] = useState(false)
  const { fields, notes, refusal, form, isChanged, pending, ...doing } = useSettingsForm(kept)
  const { change, save, saveBeside, discard } = doing

  return (
    <>
      {/* What would be written while it is being saved would be in neither. */}
      <div ref={fields} inert={pending} className="grid items-start gap-x-12 gap-y-8 xl:grid-cols-2">
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
          <Logo name={form.logo} onChange={(logo) => change({ logo })} onKeeping={setIsKeeping} />
          <Numbers community={form.community} notes={notes} onChange={(community) => change({ community })} />
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
          <SocialFields socials={form.socials} notes={notes} onChange={(socials) => change({ socials })} />
          <BusinessFields
            business={form.business}
            notes={notes}
            onChange={(business) => change({ business })}
          />
        </div>
      </div>
      <Refused refusal={refusal} onBeside={() => void saveBeside()} />
      <LeaveGuard isChanged={(isChanged || isKeeping) && !pending} />
      <SaveBar
        isChanged={isChanged}
        pending={pending || isKeeping}
        onSave={() => void save()}
        onDiscard={discard}
      >
        The pages, mails and receipts say what stands here.
      </SaveBar>
    </>
  )
}

function Logo({
  name,
  ...changing
}: Pick<ComponentProps<typeof AcademyPicture>, 'name' | 'onChange' | 'onKeeping'>) {
  return (
    <fieldset>
      <legend className="text-[0.95rem] font-bold">Logo</legend>
      <p className="mb-2 text-[0.9rem] text-ink-soft">Without one, the name stands as it is drawn.</p>
      <AcademyPicture
        label="Choose a logo"
        name={name}
        empty={<Wordmark mark={academy.mark} stroke={70} className="h-12 w-auto text-sindoor" />}
        {...changing}
      />
      {name !== '' && (
        <button
          type="button"
          onClick={() => changing.onChange('')}
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
  notes,
  onChange,
}: {
  community: Settings['community']
  notes: NotesOf
  onChange: (community: Settings['community']) => void
}) {
  const field = (label: string, of: 'members' | 'articles') => (
    <NumberRow
      label={label}
      min={0}
      notes={notes(`community.${of}`)}
      value={community[of]}
      onChange={(value) => onChange({ ...community, [of]: value })}
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
