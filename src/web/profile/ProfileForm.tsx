import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type OlderUser, updateProfile } from '#calls/profile.ts'
import { countryCodes, countryName } from '#rules/countries.ts'
import { call } from '../call.ts'
import { messageOf } from '../call-error.ts'
import type { Mistake } from '../first-mistake.ts'
import { queries } from '../queries.ts'
import { shownDay, turnedDate } from '../shown-dates.ts'
import { Button } from '../ui/Button.tsx'
import { laterFile, prepareFile } from '../ui/later.tsx'
import { Message } from '../ui/Message.tsx'
import { PictureField } from '../ui/PictureField.tsx'
import { Select } from '../ui/Select.tsx'
import { TextField } from '../ui/TextField.tsx'
import { meQuery } from '../use-me.ts'
import { ontoNow } from './onto-now.ts'
import { profileQuery } from './use-profile.ts'

type Draft = Record<'name' | 'surname' | 'email' | 'dob' | 'country_id', string> & {
  /** Asked for with another e-mail. */
  password?: string
  picture?: { profile_pic: string; type: string }
}

const countries = [
  { value: '', label: 'Choose a country' },
  ...countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label)),
]

const draftOf = ({ name, surname, email, dob, country_id }: OlderUser): Draft => {
  return { name, surname, email, dob, country_id: country_id?._id ?? '' }
}

function bodyOf({ picture, password, ...fields }: Draft, isMoving: boolean) {
  return { ...fields, ...picture, ...(isMoving && { password: password ?? '' }) }
}

const check = laterFile(() => import('./profile-check.ts'))
const passwordMissing: Mistake = { field: 'password', message: 'Password is Required' }

export function ProfileForm() {
  const { data: user } = useSuspenseQuery(profileQuery)
  const [draft, setDraft] = useState(() => draftOf(user))
  const [mistake, setMistake] = useState<Mistake | null>(null)
  const [said, setSaid] = useState<{ text: string; tone: 'right' | 'wrong' | 'note' } | null>(null)
  const [pending, setPending] = useState(false)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const errorOf = (field: string) => (mistake?.field === field ? mistake.message : undefined)
  const isMoving = draft.email.trim().toLowerCase() !== user.email.toLowerCase()
  const field = (name: 'name' | 'surname' | 'email' | 'password') => ({
    name,
    value: draft[name] ?? '',
    error: errorOf(name),
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ [name]: event.currentTarget.value }),
  })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setSaid(null)
    setMistake(null)
    if (pending) return
    if (JSON.stringify(draft) === JSON.stringify(draftOf(user))) {
      return setSaid({ text: 'No Changes Found', tone: 'note' })
    }
    setPending(true)
    try {
      const { mistakeInProfile } = await check.fetched()
      const found =
        mistakeInProfile(bodyOf(draft, isMoving)) ?? (isMoving && !draft.password ? passwordMissing : null)
      setMistake(found)
      if (found) return (form.elements.namedItem(found.field) as HTMLElement | null)?.focus()
      const now = draftOf(await queries.fetchQuery({ ...profileQuery, staleTime: 0 }))
      setDraft((typed) => ontoNow(typed, draftOf(user), now))
      const { message } = await call(updateProfile, {
        body: bodyOf(ontoNow(draft, draftOf(user), now), isMoving),
      })
      await Promise.all([queries.refetchQueries(profileQuery), queries.refetchQueries(meQuery)])
      setDraft(draftOf(queries.getQueryData(profileQuery.queryKey) ?? user))
      const told = { text: message, tone: 'right' } as const
      setSaid(told)
      // spec 8: cleared after 1.5 s; what was said since stays.
      setTimeout(() => setSaid((now) => (now === told ? null : now)), 1500)
    } catch (error) {
      setSaid({ text: messageOf(error), tone: 'wrong' })
    } finally {
      setPending(false)
    }
  }

  return (
    <form
      onSubmit={submit}
      onFocus={() => prepareFile(check)}
      noValidate
      className="grid gap-x-6 gap-y-2 sm:grid-cols-2"
    >
      <div className="sm:col-span-2">
        <PictureField
          label={user.profile_pic || draft.picture ? 'Change picture' : 'Add a picture'}
          name="profile_pic"
          value={draft.picture?.profile_pic ?? (user.profile_pic ? `/UserProfile/${user.profile_pic}` : '')}
          error={errorOf('profile_pic')}
          onChange={(profile_pic, type) => change({ picture: { profile_pic, type } })}
        />
      </div>
      <TextField label="Name" autoComplete="given-name" {...field('name')} />
      <TextField label="Surname" autoComplete="family-name" {...field('surname')} />
      <div>
        <TextField label="E-mail" type="email" autoComplete="email" {...field('email')} />
        {isMoving && (
          <TextField
            label="Your password"
            type="password"
            autoComplete="current-password"
            hint="Another e-mail is yours to choose, and nobody else's."
            {...field('password')}
          />
        )}
      </div>
      <TextField
        label="Birthday"
        name="dob"
        type="date"
        autoComplete="bday"
        min="1900-01-01"
        max={new Date().toISOString().slice(0, 10)}
        value={turnedDate(draft.dob)}
        onChange={(event) => change({ dob: turnedDate(event.currentTarget.value) })}
        error={errorOf('dob')}
      />
      <div>
        <Select
          label="Country"
          name="country_id"
          autoComplete="country"
          options={countries}
          value={draft.country_id}
          onChange={(country_id) => change({ country_id })}
        />
        <div className="min-h-16 pt-1">
          {errorOf('country_id') && (
            <p role="alert" className="rise border-s-4 border-sindoor ps-2 text-[0.95rem] font-bold">
              {errorOf('country_id')}
            </p>
          )}
          {said && <Message tone={said.tone}>{said.text}</Message>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button type="submit" pending={pending}>
          Save
        </Button>
        <p className="text-ink-soft">Registered on {shownDay(new Date(user.created_at))}</p>
      </div>
    </form>
  )
}
