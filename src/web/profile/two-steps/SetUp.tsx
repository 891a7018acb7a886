import { useEffect, useRef } from 'react'
import { CodeForm, confirmTwoSteps } from '#calls/two-steps.ts'
import { academy } from '#rules/academy.ts'
import { call } from '../../call.ts'
import { CopyButton } from './CopyButton.tsx'
import { ProofForm } from './ProofForm.tsx'
import { QrCode } from './QrCode.tsx'

interface SetUpProps {
  begun: { secret: string; uri: string }
  onDone: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/** The app learns the secret, and a code of it shows that it did. */
export function SetUp({ begun: { secret, uri }, onDone, onCancel }: SetUpProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mt-5">
      <h3 ref={heading} tabIndex={-1} className="font-display text-xl">
        Add {academy.name} to your app
      </h3>
      <div className="mt-4 grid items-start gap-x-10 gap-y-6 sm:grid-cols-[auto_1fr]">
        <div className="w-60 max-w-full border-2 border-ink">
          <QrCode text={uri} label="The secret of your account, for the camera of your authenticator app" />
        </div>
        <ol className="grid list-decimal gap-4 ps-6 marker:font-bold">
          <li className="ps-1">
            Open an authenticator app on your phone. Aegis, Google Authenticator, 2FAS and most password
            managers will do.
          </li>
          <li className="ps-1">
            <p>Let it scan the picture, or type this key into it:</p>
            <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
              <code className="bg-pale-genda px-3 py-2 text-[1.05rem] leading-relaxed [word-spacing:0.2em]">
                {secret.match(/.{1,4}/g)?.join(' ')}
              </code>
              <CopyButton text={secret} what="the key" />
            </p>
          </li>
          <li className="ps-1">
            <p className="mb-3">Type the six digits that it shows now.</p>
            <ProofForm
              asks={['code']}
              schema={CodeForm}
              verb="Switch it on"
              onProof={async (body) => onDone((await call(confirmTwoSteps, { body })).recoveryCodes)}
              onCancel={onCancel}
            />
          </li>
        </ol>
      </div>
    </div>
  )
}
