import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TwoSteps as Standing } from '#calls/two-steps.ts'
import {
  beginTwoSteps,
  endTwoSteps,
  newRecoveryCodes,
  PasswordAndCode,
  PasswordForm,
} from '#calls/two-steps.ts'
import { call } from '../../call.ts'
import { messageOf } from '../../call-error.ts'
import { shownDay } from '../../shown-dates.ts'
import { Button } from '../../ui/Button.tsx'
import { laterFile } from '../../ui/later.tsx'
import { Message } from '../../ui/Message.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { refreshTwoSteps, twoStepsQuery } from './two-steps-query.ts'

// It brings what draws the picture to scan.
const setUp = laterFile(() => import('./SetUp.tsx'))
const SetUp = lazy(async () => ({ default: (await setUp.fetched()).SetUp }))

type Doing =
  | { what: 'nothing' | 'beginning' | 'renewing' | 'ending' }
  | { what: 'setting up'; begun: { secret: string; uri: string } }
  | { what: 'keeping codes'; codes: string[] }

const nothing: Doing = { what: 'nothing' }

/** A second lock on the account: switched on, off, and its recovery codes. */
export function TwoSteps() {
  const { data: standing, error } = useQuery(twoStepsQuery)
  const [doing, setDoing] = useState<Doing>(nothing)
  const place = useRef<HTMLDivElement>(null)
  const stop = () => {
    // What had the focus goes; who reads by ear hears how it stands now.
    flushSync(() => setDoing(nothing))
    place.current?.focus()
  }
  const shows = async (codes: string[]) => {
    setDoing({ what: 'keeping codes', codes })
    await refreshTwoSteps()
  }
  if (error) return <Message>{messageOf(error)}</Message>
  if (!standing) return null
  if (doing.what === 'setting up')
    return (
      <Suspense>
        <SetUp begun={doing.begun} onDone={shows} onCancel={stop} />
      </Suspense>
    )
  if (doing.what === 'keeping codes') return <RecoveryCodes codes={doing.codes} onKept={stop} />
  return (
    <div ref={place} tabIndex={-1}>
      <About standing={standing} />
      {doing.what === 'nothing' && <Choices standing={standing} onChoose={(what) => setDoing({ what })} />}
      {doing.what === 'beginning' && (
        <ProofForm
          takesFocus
          asks={['password']}
          schema={PasswordForm}
          verb="Go on"
          onProof={async (body) => {
            await setUp.fetched()
            setDoing({ what: 'setting up', begun: await call(beginTwoSteps, { body }) })
          }}
          onCancel={stop}
        />
      )}
      {doing.what === 'renewing' && (
        <ProofForm
          takesFocus
          asks={['password', 'code']}
          schema={PasswordAndCode}
          verb="Make new codes"
          takesRecovery
          onProof={async (body) => shows((await call(newRecoveryCodes, { body })).recoveryCodes)}
          onCancel={stop}
        >
          <p className="mb-4">You get ten new codes. The older ones open nothing any more.</p>
        </ProofForm>
      )}
      {doing.what === 'ending' && (
        <ProofForm
          takesFocus
          asks={['password', 'code']}
          schema={PasswordAndCode}
          verb="Switch it off"
          takesRecovery
          onProof={async (body) => {
            showToast((await call(endTwoSteps, { body })).message, { ms: 4000 })
            await refreshTwoSteps()
            stop()
          }}
          onCancel={stop}
        >
          <p className="mb-4">
            {standing.isAsked
              ? 'Your password alone will open your account. The studio stays closed until you switch it on again.'
              : 'Your password alone will open your account.'}
          </p>
        </ProofForm>
      )}
    </div>
  )
}

function About({ standing: { isOn, since, recoveryCodesLeft, isAsked } }: { standing: Standing }) {
  if (isOn)
    return (
      <p className="mb-4 max-w-xl">
        <strong className="me-2 inline-block bg-mor px-2 text-on-mor">On</strong>
        since {since && shownDay(new Date(since))}. Signing in asks for your password and for a code of your
        app. Recovery codes left: <strong>{recoveryCodesLeft}</strong>.
      </p>
    )
  return (
    <>
      <p className="mb-4 max-w-xl">
        A password can be stolen. With two-step sign-in it opens nothing alone: signing in asks for a code,
        too, that your phone shows and that is another one every half minute.
      </p>
      {isAsked && (
        <Message tone="note" className="mb-5 max-w-xl">
          The academy asks its people to use it. The studio opens once it is on.
        </Message>
      )}
    </>
  )
}

interface ChoicesProps {
  standing: Standing
  onChoose: (what: 'beginning' | 'renewing' | 'ending') => void
}

function Choices({ standing: { isOn }, onChoose }: ChoicesProps) {
  if (!isOn) return <Button onClick={() => onChoose('beginning')}>Switch it on</Button>
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="secondary" onClick={() => onChoose('renewing')}>
        New recovery codes
      </Button>
      <Button look="quiet" onClick={() => onChoose('ending')}>
        Switch it off
      </Button>
    </div>
  )
}
