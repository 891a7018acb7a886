/** What stands in the password field of a remembered device: the password itself is kept nowhere (domain 3). */
export const passwordMask = '••••••••••'

/** The e-mail of the account that this browser remembers, from the two cookies that a page may read; else null. */
export function rememberedEmail(cookies = document.cookie): string | null {
  const values = new Map(
    cookies.split('; ').map((cookie) => {
      const at = cookie.indexOf('=')
      // Over https their names begin so, and browsers take them from this host alone.
      return [cookie.slice(0, at).replace('__Host-', ''), cookie.slice(at + 1)] as const
    }),
  )
  const email = values.get('boli_email')
  return values.get('boli_remember') === 'true' && email ? decodeURIComponent(email) : null
}
