import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { CallError, messageOf } from '../call-error.ts'
import type { Mistake } from '../first-mistake.ts'
import { storeSession } from '../session-storage.ts'
import { Button } from '../ui/Button.tsx'
import { laterFile, prepareFile } from '../ui/later.tsx'
import { Message } from '../ui/Message.tsx'
import { TextField } from '../ui/TextField.tsx'
import { NeedsScript } from './NeedsScript.tsx'
import { passwordMask, rememberedEmail } from './remembered.ts'
import { CheckField } from './sign-up/CheckField.tsx'

const signingIn = laterFile(() => import('./signing-in.ts'))
const ForgotDialog = lazy(() =>
  import('./links/ForgotDialog.tsx').then((module) => ({ default: module.ForgotDialog })),
)

const codeStep = laterFile(() => import('./CodeStep.tsx'))
const CodeStep = lazy(() => codeStep.fetched().then((module) => ({ default: module.CodeStep })))

/** E-mail and password; then, with two-step sign-in, a code. */
export function LoginForm() {
  const [secondStep, setSecondStep] = useState<string | null>(null)
  const [why, setWhy] = useState<string>()
  const back = (said?: string) => {
    setWhy(said)
    setSecondStep(null)
  }
  return (
    <>
      {why && <Message className="mb-4">{why}</Message>}
      {/* What was typed stays, for who comes back. */}
      <div hidden={secondStep !== null}>
        <PairForm
          onFirstStep={(token) => {
            setWhy(undefined)
            setSecondStep(token)
          }}
        />
      </div>
      {secondStep !== null && (
        <Suspense>
          <CodeStep secondStep={secondStep} onBack={back} />
        </Suspense>
      )}
    </>
  )
}

function PairForm({ onFirstStep }: { onFirstStep: (secondStep: string) => void }) {
  const form = useRef<HTMLFormElement>(null)
  // Whether the mask stands in the password field, and this device's cookie stands for the password.
  const masked = useRef(false)
  const [mistake, setMistake] = useState<Mistake | null>(null)
  const [pending, setPending] = useState(false)
  // Null until it is asked for the first time.
  const [forgotten, setForgotten] = useState<{ open: boolean; email: string } | null>(null)
  const input = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement

  // The page comes as HTML that is the same for everybody; what this device remembers is filled in here.
  useEffect(() => {
    const known = rememberedEmail()
    const field = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement
    if (known === null || field('email').value !== '') return
    field('email').value = known
    field('password').value = passwordMask
    field('remember').checked = true
    masked.current = true
  }, [])

  function unmask() {
    if (!masked.current) return
    masked.current = false
    input('password').value = input('password').value.replaceAll('•', '')
  }

  function remember(checked: boolean) {
    if (checked || rememberedEmail() === null) return
    unmask()
    // Whatever comes of it: signing in with the box unchecked forgets this device too.
    signingIn
      .fetched()
      .then(({ forgetDevice }) => forgetDevice())
      .catch(() => undefined)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const remember = input('remember').checked
    const known = masked.current ? { remembered: true as const } : { password: input('password').value }
    const body = { email: input('email').value, remember, ...known }
    setPending(true)
    try {
      const { mistakeOf, signInWith } = await signingIn.fetched()
      const found = mistakeOf(body)
      setMistake(found)
      if (found) {
        setPending(false)
        return input(found.field).focus()
      }
      const opened = await signInWith(body)
      sessionStorage.removeItem('isforgot')
      if ('secondStep' in opened) {
        await codeStep.fetched()
        setPending(false)
        return onFirstStep(opened.secondStep)
      }
      // The screen sees the session and goes on, to the dashboard or where one was going.
      storeSession(opened.token, opened.user._id)
    } catch (error) {
      // What this device remembers is refused; where nobody answered, it may yet be good.
      if (error instanceof CallError && error.status >= 400 && error.status < 500) unmask()
      setMistake({ field: 'password', message: messageOf(error) })
      setPending(false)
      input('password').focus()
    }
  }

  const errorOf = (field: string) => (mistake?.field === field ? mistake.message : undefined)
  return (
    <>
      <form ref={form} onFocus={() => prepareFile(signingIn)} onSubmit={submit} noValidate method="post">
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          error={errorOf('email')}
          onInput={unmask}
        />
        <TextField
          className="mt-2"
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={errorOf('password')}
          onFocus={(event) => masked.current && event.currentTarget.select()}
          onInput={unmask}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <CheckField
            label="Remember me"
            name="remember"
            onChange={(event) => remember(event.currentTarget.checked)}
          />
          <Button
            look="quiet"
            className="px-0!"
            onClick={() => setForgotten({ open: true, email: input('email').value })}
          >
            Forgot Password
          </Button>
        </div>
        <Button type="submit" size="large" pending={pending} className="mt-4 w-full">
          Sign In
        </Button>
        <NeedsScript>Signing in needs JavaScript. Please turn it on and load the page again.</NeedsScript>
      </form>
      {forgotten && (
        <Suspense>
          <ForgotDialog {...forgotten} onClose={() => setForgotten({ ...forgotten, open: false })} />
        </Suspense>
      )}
    </>
  )
}
