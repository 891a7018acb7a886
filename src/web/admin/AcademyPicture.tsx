import type { ReactNode } from 'react'
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
  className?: string
}

/** A picture of the academy's own: chosen, cut, and kept at once under a name of its own. */
export function AcademyPicture({ label, name, empty, onChange, className = '' }: AcademyPictureProps) {
  // What is written while it is being kept belongs to the form that takes it.
  const take = useLatest(onChange)
  const keep = async (picture: string) => {
    try {
      const kept = await call(keepAcademyPicture, { body: { picture } })
      take.current(kept.name)
    } catch (error) {
      showToast(messageOf(error), { tone: 'wrong', ms: 9000 })
    }
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
