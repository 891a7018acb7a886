import { useEffect, useState } from 'react'
import { getActivationLink, validateUser } from '#calls/account-links.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { PosterCard } from '../../layout/PosterCard.tsx'
import { toActivation, toDashboard, toLogin } from '../../paths.ts'
import '../../public.css'
import { useHasSession } from '../../session.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Message } from '../../ui/Message.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

const notActivated = 'You have not successfully activated your account, please try after sometime.'

type Outcome = { is: 'asked' } | { is: 'done' | 'failed'; message: string }

/** The link of the activation mail: `?email=&token=`. */
export default function ActivationScreen() {
  const [email, setEmail] = useState('')
  const [outcome, setOutcome] = useState<Outcome>({ is: 'asked' })

  useEffect(() => {
    const given = takeLink()
    if (!given) return
    setEmail(given.email)
    activate(given).then(setOutcome)
  }, [])

  if (outcome.is === 'asked') {
    return (
      <PosterCard heading="Activating your account" mood="idle">
        <p role="status" className="flex items-center gap-3">
          <Spinner /> One moment, please.
        </p>
      </PosterCard>
    )
  }
  const isDone = outcome.is === 'done'
  return (
    <PosterCard
      heading={isDone ? 'Welcome to the academy' : 'This link does not work'}
      mood={isDone ? 'glad' : 'puzzled'}
    >
      <Message tone={isDone ? 'right' : 'wrong'} className="mb-6">
        {outcome.message}
      </Message>
      <div className="flex flex-wrap gap-3">
        {!isDone && email !== '' && <AskAgain email={email} />}
        <WayOn />
      </div>
    </PosterCard>
  )
}

function WayOn() {
  return useHasSession() ? (
    <LinkButton to={toDashboard()} look="secondary">
      Go to my courses
    </LinkButton>
  ) : (
    <LinkButton to={toLogin()} look="secondary">
      Sign In
    </LinkButton>
  )
}

function AskAgain({ email }: { email: string }) {
  const [told, setTold] = useState<{ tone: 'right' | 'wrong'; text: string }>()
  const [pending, setPending] = useState(false)

  async function ask() {
    setPending(true)
    try {
      const { message } = await call(getActivationLink, { body: { email, url: toActivation() } })
      setTold({ tone: 'right', text: message })
    } catch (error) {
      setTold({ tone: 'wrong', text: messageOf(error) })
    }
    setPending(false)
  }

  return told ? (
    <Message tone={told.tone} className="w-full">
      {told.text}
    </Message>
  ) : (
    <Button pending={pending} onClick={ask}>
      Get activation link
    </Button>
  )
}

interface Link {
  email: string
  token: string
}

let taken: Link | null = null

/** Reads the link and takes it out of the address bar: a token is not for the history, nor for who looks on. */
function takeLink(): Link | null {
  const query = new URLSearchParams(location.search)
  if (query.size > 0) {
    taken = { email: query.get('email') ?? '', token: query.get('token') ?? '' }
    history.replaceState(history.state, '', location.pathname)
  }
  return taken ?? { email: '', token: '' }
}

async function activate({ email, token }: Link): Promise<Outcome> {
  if (email === '' || token === '') return { is: 'failed', message: notActivated }
  try {
    const { message } = await call(validateUser, { body: { email, isNotValidated: false, token } })
    return { is: 'done', message }
  } catch (error) {
    return { is: 'failed', message: messageOf(error) }
  }
}
