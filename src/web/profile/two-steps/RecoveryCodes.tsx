import { useEffect, useRef } from 'react'
import { academy } from '#rules/academy.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from './CopyButton.tsx'

/** Ten codes that are shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
  return (
    <div className="mt-5 border-t-4 border-genda bg-pale-genda p-5 sm:p-6">
      <h3 ref={heading} tabIndex={-1} className="font-display text-xl">
        Keep your recovery codes
      </h3>
      <p className="mt-2 max-w-xl">
        Without your phone one of these signs you in. Each works once. Print them, or keep them in a password
        manager: they are not shown again.
      </p>
      <ul className="mt-4 grid max-w-md gap-x-8 gap-y-1 text-[1.1rem] sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <CopyButton text={text} what="the codes" />
        <Button look="secondary" onClick={() => save(text)}>
          Download
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  )
}

function save(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
  link.download = `${academy.name.toLowerCase()}-recovery-codes.txt`
  link.click()
  URL.revokeObjectURL(link.href)
}
