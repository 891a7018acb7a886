import { useMe } from '../use-me.ts'
import { Colours } from './Colours.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { OwnData } from './safety/OwnData.tsx'

export function ProfileTab() {
  const me = useMe()
  return (
    <>
      <ProfileForm />
      <Colours />
      {!me.impersonatedBy && <OwnData />}
    </>
  )
}
