export interface Asked {
  method?: string
  body?: unknown
  bearer?: string
  origin?: string
}

/** A browser: it keeps the cookies it is given, and sends them. */
export function browserAt(url: string) {
  const jar = new Map<string, string>()
  const ask = async (path: string, { method, body, bearer, origin }: Asked = {}) => {
    const response = await fetch(`${url}/api${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...(origin ? { origin } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const cookies = response.headers.getSetCookie()
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    const said = JSON.parse(await response.text())
    const { status, headers } = response
    return { status, body: said, data: said.results?.data, headers, cookies }
  }
  return { jar, ask }
}
