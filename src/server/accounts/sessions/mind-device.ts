import type { SignedInUser } from '#calls/accounts.ts'
import type { Tx } from '../../database/sql.ts'
import type { Context } from '../../serve.ts'
import { clearDeviceCookies, deviceTokenOf, setDeviceCookies } from './device-cookies.ts'
import { forgetDevice, rememberDevice } from './device-store.ts'

interface Minding {
  /** As the form said; null where it said nothing. */
  remember: boolean | null
  /** A remembered device stood for the password. */
  byDevice: boolean
  user: SignedInUser
}

/** The device is remembered or forgotten, as asked; a sign-in that says nothing of it changes nothing. */
export async function mindDevice(
  tx: Tx,
  { request, reply, now }: Pick<Context, 'request' | 'reply' | 'now'>,
  { remember: asked, byDevice, user }: Minding,
): Promise<void> {
  if (!byDevice && asked === null) return
  const remember = asked ?? byDevice
  const presented = deviceTokenOf(request)
  if (byDevice && remember && presented) {
    setDeviceCookies(reply, { token: presented, email: user.email })
    return
  }
  if (presented) await forgetDevice(tx, presented)
  if (remember) setDeviceCookies(reply, { token: await rememberDevice(tx, user._id, now), email: user.email })
  else clearDeviceCookies(reply)
}
