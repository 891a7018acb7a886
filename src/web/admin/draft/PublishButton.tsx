import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { checkBeforePublishing, publish } from '#calls/studio-publishing.ts'
import { call } from '../../call.ts'
import { CallError } from '../../call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { ChangeBadge } from './ChangeBadge.tsx'
import { ProblemList } from './ProblemList.tsx'
import { forgetTaughtPages } from './studio-queries.ts'

interface PublishButtonProps {
  /** One document, a course with all that is in it, or all that waits in a language. */
  what: { path: string } | { courseId: string } | { languageId: string }
  isBlocked?: boolean
  children?: string
}

/** Says what publishing would bring to students, then does it. */
export function PublishButton(props: PublishButtonProps) {
  const { what, isBlocked = false, children = 'Publish' } = props
  const [open, setOpen] = useState(false)
  const [times, setTimes] = useState(0)
  const [isUnderWay, setIsUnderWay] = useState(false)
  const check = useQuery({
    // Of the time before nothing is shown: what stood in the way may be mended, and what was new published.
    queryKey: ['studio', 'check', what, times],
    queryFn: () => call(checkBeforePublishing, { body: what }),
    // What is being published stays on screen until it is.
    enabled: open && !isUnderWay,
    staleTime: 0,
    gcTime: 0,
  })
  const ask = () => {
    setTimes(times + 1)
    setOpen(true)
  }
  const errors = check.data?.problems.filter(({ severity }) => severity === 'error') ?? []
  const doPublish = async () => {
    setIsUnderWay(true)
    const seen = check.data?.changes.map(({ path, revision }) => ({ path, revision }))
    try {
      const { message } = await call(publish, { body: { ...what, seen } })
      showToast(message, { ms: 4000 })
      await forgetTaughtPages()
    } catch (error) {
      // Others write too: what changes now is shown before it is published.
      if (error instanceof CallError && error.status === 409) setTimes(times + 1)
      throw error
    } finally {
      setIsUnderWay(false)
    }
  }
  return (
    <>
      <Button disabled={isBlocked} onClick={ask}>
        {children}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={errors.length > 0 ? 'Not ready to publish' : 'Publish for every student?'}
        verb="Publish now"
        isBlocked={!check.data || errors.length > 0}
        onConfirm={doPublish}
      >
        <Loaded query={check} waiting="Loading… All that is taught is checked first: that may take a minute.">
          {({ changes, problems }) => (
            <>
              {errors.length > 0 ? (
                <p>This must be mended first. Nothing is published until then.</p>
              ) : (
                <p>Students see it at once. Their progress stays. These change:</p>
              )}
              {errors.length === 0 && (
                <ul className="max-h-48 overflow-y-auto break-words">
                  {changes.map(({ path, name, change }) => (
                    <li
                      key={path}
                      className="flex items-baseline justify-between gap-4 border-t border-line py-1"
                    >
                      {name} <ChangeBadge change={change} />
                    </li>
                  ))}
                </ul>
              )}
              {problems.length > 0 && (
                <ProblemList
                  problems={problems}
                  names={new Map(changes.map(({ path, name }) => [path, name]))}
                />
              )}
            </>
          )}
        </Loaded>
      </ConfirmDialog>
    </>
  )
}
