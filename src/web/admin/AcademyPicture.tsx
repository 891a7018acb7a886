import { type ReactNode, useRef } from 'react'
import { keepAcademyPicture } from '#calls/admin-team.ts'
import { call } from '../call.ts'
import { messageOf } from '../call-error.ts'
import { PictureField } from '../ui/PictureField.tsx'
import { showToast } from '../ui/toasts.ts'
import { useLatest } from './ui/use-latest.ts'

interface AcademyPictureProps {
  label: string
  /** Its name under /UserProfile/, or empty. */
  name: string
  empty?: ReactNode
  onChange: (name: string) => void
  /** Whether one is being kept just now: the form that is saved meanwhile would be without it. */
  onKeeping: (isKeeping: boolean) => void
  className?: string
}

/** A picture of the academy's own: chosen, cut, and kept at once under a name of its own. */
export function AcademyPicture({
  label,
  name,
  empty,
  onChange,
  onKeeping,
  className = '',
}: AcademyPictureProps) {
  // Of two that are chosen quickly the later one counts.
  const last = useRef(0)
  // What is written while it is being kept belongs to the form that takes it.
  const take = useLatest(onChange)
  const keep = async (picture: string) => {
    last.current += 1
    const own = last.current
    onKeeping(true)
    try {
      const kept = await call(keepAcademyPicture, { body: { picture } })
      if (own === last.current) take.current(kept.name)
    } catch (error) {
      showToast(messageOf(error), { tone: 'wrong', ms: 9000 })
    }
    if (own === last.current) onKeeping(false)
  }
  return (
    <div className={className}>
      <PictureField
        label={label}
        name="picture"
        empty={empty}
        value={name === '' ? undefined : `/UserProfile/${name}`}
        onChange={(picture) => void keep(picture)}
      />
    </div>
  )
}
