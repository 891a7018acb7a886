import { useEffect, useState } from 'react'
import { refresh } from '../fresh-token.ts'
import { hasSession, readKey } from '../session-storage.ts'

/**
 * Whether the token that stands in an address is that of the session already here (domain 22): it never signs anybody
 * in. `user`, where the address names one too, must be this student.
 */
export function useOwnToken(token: string, user?: string): 'looking' | 'own' | 'foreign' {
  const [state, setState] = useState<'looking' | 'own' | 'foreign'>('looking')
  useEffect(() => {
    const decide = () => {
      const isOwn = readKey('token') === token && (user === undefined || [readKey('id'), ''].includes(user))
      setState(isOwn ? 'own' : 'foreign')
    }
    if (hasSession() || readKey('isLogout') !== null) decide()
    else refresh(null).then(decide, decide)
  }, [token, user])
  return state
}
