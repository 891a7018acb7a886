import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { changeNotificationDigest } from '#calls/notifications.ts'
import { type OlderUser, updateNotificationData } from '#calls/profile.ts'
import { call } from '../call.ts'
import { messageOf } from '../call-error.ts'
import { queries } from '../queries.ts'
import { Message } from '../ui/Message.tsx'
import { digestQuery, notificationSwitchesQuery } from './use-profile.ts'

type Switches = Pick<OlderUser, 'teachernotificationstatus' | 'commentnotificationstatus'>

const switches: { name: keyof Switches; label: string; hint: string }[] = [
  {
    name: 'teachernotificationstatus',
    label: 'Announcements of the teaching team',
    hint: 'New lessons, films and events.',
  },
  {
    name: 'commentnotificationstatus',
    label: 'Comments added after yours',
    hint: 'When somebody answers where you wrote.',
  },
]

/** What one wants to be told; each switch is saved as it is turned. */
export function NotificationsTab() {
  const { data: set } = useSuspenseQuery(notificationSwitchesQuery)
  const { data: digest } = useSuspenseQuery(digestQuery)
  const [said, setSaid] = useState<{ text: string; tone: 'right' | 'wrong' } | null>(null)

  useEffect(() => {
    if (said?.tone !== 'right') return
    // spec 8: hidden after 3 s.
    const timer = setTimeout(() => setSaid(null), 3000)
    return () => clearTimeout(timer)
  }, [said])

  const save = async (asking: Promise<{ message: string }>, takeBack: () => void) => {
    try {
      setSaid({ text: (await asking).message, tone: 'right' })
    } catch (error) {
      takeBack()
      setSaid({ text: messageOf(error), tone: 'wrong' })
    }
  }

  const turn = (name: keyof Switches, isOn: boolean) => {
    const wanted = { ...set, [name]: isOn }
    queries.setQueryData(notificationSwitchesQuery.queryKey, wanted)
    const body = {
      teachernotificationstatus: wanted.teachernotificationstatus ? 'true' : 'false',
      commentnotificationstatus: wanted.commentnotificationstatus ? 'true' : 'false',
    } as const
    const asking = call(updateNotificationData, { body }).then(async (done) => {
      // Other notifications reach one now: the bell and the lists are asked for anew.
      await queries.invalidateQueries({ queryKey: ['notifications'] })
      return done
    })
    return save(asking, () => queries.setQueryData(notificationSwitchesQuery.queryKey, set))
  }

  const turnDigest = (isWanted: boolean) => {
    queries.setQueryData(digestQuery.queryKey, { isWanted })
    return save(call(changeNotificationDigest, { body: { isWanted } }), () =>
      queries.setQueryData(digestQuery.queryKey, digest),
    )
  }

  return (
    <>
      <ul className="max-w-2xl">
        {switches.map(({ name, ...said }) => (
          <SwitchRow key={name} id={name} {...said} isOn={set[name]} onTurn={(isOn) => turn(name, isOn)} />
        ))}
        <SwitchRow
          id="digest"
          label="A mail each week"
          hint="What is new and not read yet; nothing new, no mail."
          isOn={digest.isWanted}
          onTurn={turnDigest}
        />
      </ul>
      <div className="mt-4 min-h-14 max-w-2xl">{said && <Message tone={said.tone}>{said.text}</Message>}</div>
    </>
  )
}

interface SwitchProps {
  id: string
  isOn: boolean
  onTurn: (isOn: boolean) => void
}

function SwitchRow({ label, hint, ...given }: SwitchProps & { label: string; hint: string }) {
  return (
    <li className="border-b border-line">
      <label htmlFor={given.id} className="flex min-h-16 items-center justify-between gap-6 py-4">
        <span className="[overflow-wrap:anywhere]">
          <span className="block font-bold">{label}</span>
          <span className="block text-ink-soft">{hint}</span>
        </span>
        <Switch {...given} />
      </label>
    </li>
  )
}

function Switch({ id, isOn, onTurn }: SwitchProps) {
  return (
    <span className="relative block forced-color-adjust-none h-9 w-16 shrink-0 border-2 border-ink bg-card has-checked:bg-mor has-focus-visible:outline-3 has-focus-visible:outline-sindoor has-focus-visible:outline-offset-3">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => onTurn(event.currentTarget.checked)}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span className="pointer-events-none absolute inset-y-1 start-1 block w-6 bg-ink transition-transform peer-checked:translate-x-7 peer-checked:bg-card rtl:peer-checked:-translate-x-7" />
    </span>
  )
}
