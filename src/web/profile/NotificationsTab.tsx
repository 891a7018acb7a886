import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type OlderUser, updateNotificationData } from '#calls/profile.ts'
import { call } from '../call.ts'
import { messageOf } from '../call-error.ts'
import { queries } from '../queries.ts'
import { Message } from '../ui/Message.tsx'
import { notificationSwitchesQuery } from './use-profile.ts'

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
  const [said, setSaid] = useState<{ text: string; tone: 'right' | 'wrong' } | null>(null)

  useEffect(() => {
    if (said?.tone !== 'right') return
    // spec 8: hidden after 3 s.
    const timer = setTimeout(() => setSaid(null), 3000)
    return () => clearTimeout(timer)
  }, [said])

  const turn = async (name: keyof Switches, isOn: boolean) => {
    const wanted = { ...set, [name]: isOn }
    queries.setQueryData(notificationSwitchesQuery.queryKey, wanted)
    try {
      const { message } = await call(updateNotificationData, {
        body: {
          teachernotificationstatus: wanted.teachernotificationstatus ? 'true' : 'false',
          commentnotificationstatus: wanted.commentnotificationstatus ? 'true' : 'false',
        },
      })
      setSaid({ text: message, tone: 'right' })
    } catch (error) {
      queries.setQueryData(notificationSwitchesQuery.queryKey, set)
      setSaid({ text: messageOf(error), tone: 'wrong' })
    }
  }

  return (
    <>
      <ul className="max-w-2xl">
        {switches.map(({ name, label, hint }) => (
          <li key={name} className="border-b border-line">
            <label htmlFor={name} className="flex min-h-16 items-center justify-between gap-6 py-4">
              <span>
                <span className="block font-bold">{label}</span>
                <span className="block text-ink-soft">{hint}</span>
              </span>
              <Switch id={name} isOn={set[name]} onTurn={(isOn) => turn(name, isOn)} />
            </label>
          </li>
        ))}
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

function Switch({ id, isOn, onTurn }: SwitchProps) {
  return (
    <span className="relative block h-9 w-16 shrink-0 border-2 border-ink bg-card has-checked:bg-mor has-focus-visible:outline-3 has-focus-visible:outline-sindoor has-focus-visible:outline-offset-3">
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
