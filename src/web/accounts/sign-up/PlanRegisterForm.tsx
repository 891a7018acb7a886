import { type FormEvent, useState } from 'react'
import type { OlderPlan } from '#calls/plans.ts'
import { RegistrationForm, register } from '#calls/sign-up.ts'
import { writeBirthday } from '#rules/birthdays.ts'
import { call, type ReplyOf } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { firstMistake, type Mistake } from '../../first-mistake.ts'
import { Button } from '../../ui/Button.tsx'
import { PictureField } from '../../ui/PictureField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { CheckField } from './CheckField.tsx'
import { CountrySelect } from './CountrySelect.tsx'
import { PlanChoice } from './PlanChoice.tsx'
import { TermsButton } from './TermsButton.tsx'
import type { RegisterLists } from './use-register-lists.ts'

interface PlanRegisterFormProps {
  lists: RegisterLists
  /** None where the academy sells no plan. */
  plan: OlderPlan | null
  onChoose: (plan: OlderPlan) => void
  onRegistered: (reply: ReplyOf<typeof register>, plan: OlderPlan | null) => Promise<void>
}

type Typed = Record<'name' | 'surname' | 'email' | 'password' | 'dob' | 'country_id', string>

/** The older registration: each field in turn, the server's refusal below the country (spec 4, 5). */
export function PlanRegisterForm({ lists, plan, onChoose, onRegistered }: PlanRegisterFormProps) {
  const [mistake, setMistake] = useState<Mistake | null>(null)
  const [picture, setPicture] = useState<{ url: string; type: string } | null>(null)
  const [pending, setPending] = useState(false)
  const today = new Date().toISOString().slice(0, 10)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    const typed = Object.fromEntries(new FormData(form)) as Typed
    const given = { ...typed, dob: writeBirthday(typed.dob), profile_pic: picture?.url }
    const found = firstMistake(RegistrationForm, given)
    setMistake(found)
    if (found) return (form.elements.namedItem(found.field) as HTMLElement).focus()
    setPending(true)
    const { name, surname, email, password, dob, country_id } = given
    const { url: profile_pic = '', type = '' } = picture ?? {}
    const person = { name, surname, email, password, dob, country_id, profile_pic, type }
    try {
      const product = plan ? { product_id: plan.product_id } : {}
      await onRegistered(await call(register, { body: { ...person, ...product } }), plan)
    } catch (error) {
      setMistake({ field: 'country_id', message: messageOf(error) })
      setPending(false)
      ;(form.elements.namedItem('country_id') as HTMLElement).focus()
    }
  }

  const errorOf = (field: string) => (mistake?.field === field ? mistake.message : undefined)
  return (
    <form onSubmit={submit} noValidate method="post" className="mt-8">
      {plan && (
        <PlanChoice products={lists.products} currency={lists.currency} chosen={plan} onChoose={onChoose} />
      )}
      <div className="hang mt-8 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <TextField label="Name" name="name" autoComplete="given-name" error={errorOf('name')} />
        <TextField label="Surname" name="surname" autoComplete="family-name" error={errorOf('surname')} />
        <TextField label="E-mail" name="email" type="email" autoComplete="email" error={errorOf('email')} />
        <PasswordField className="" error={errorOf('password')} />
        <TextField
          label="Birthday"
          name="dob"
          type="date"
          min="1900-01-01"
          max={today}
          autoComplete="bday"
          error={errorOf('dob')}
          hint="The academy is for people who are 18 or older."
        />
        <CountrySelect countries={lists.countries} preset={lists.country} error={errorOf('country_id')} />
      </div>
      <div className="mt-3">
        <PictureField
          label="Choose a picture"
          name="profile_pic"
          value={picture?.url}
          error={errorOf('profile_pic')}
          onChange={(url, type) => setPicture({ url, type })}
        />
      </div>
      <CheckField
        label="I accept the Terms & Conditions"
        name="accepted"
        error={errorOf('accepted') ?? null}
      />
      <TermsButton />
      <Button type="submit" size="large" pending={pending} className="mt-4 w-full">
        Register
      </Button>
    </form>
  )
}
