/** Cache Storage, as much of it as the downloads ask for. */
export function cachesForTests() {
  const all = new Map<string, Map<string, Response>>()
  const match = async (name: string, at: string) => all.get(name)?.get(at)?.clone()
  return {
    open: async (name: string) => {
      const kept = all.get(name) ?? new Map<string, Response>()
      all.set(name, kept)
      return {
        match: (at: string) => match(name, at),
        put: async (at: string, answer: Response) => void kept.set(at, answer),
        delete: async (at: string) => kept.delete(at),
      }
    },
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (at: string, { cacheName }: { cacheName?: string } = {}) => {
      const name = cacheName ?? [...all.keys()].find((one) => all.get(one)?.has(at))
      return name === undefined ? undefined : match(name, at)
    },
  }
}
