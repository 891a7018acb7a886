import { registerHooks } from 'node:module'

const written = 'const x = socket.write(chunk, fn)'

/**
 * postgres.js 3.4.9 throws where nobody can catch it, and a database that restarts ended the whole server: it writes to a
 * line that was closed meanwhile, and asks for the types of arrays without minding that the line may break. Until that
 * is mended there, its two places are mended here as they are read; its exact version is pinned, and a text that is
 * not found stops the start.
 */
const mendings: [asItIs: string, mended: string][] = [
  [
    written,
    `if (socket === null) {
      nextWriteTimer !== null && clearImmediate(nextWriteTimer)
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options, socket))
      return false
    }
    ${written}`,
  ],
  // Whoever waits for this line is told by its end.
  ['return fetchArrayTypes()', 'return fetchArrayTypes().catch(() => {})'],
]

const hooks = registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/node_modules/postgres/src/connection.js')) return loaded
    const source = mendings.reduce((text, [asItIs, mended]) => {
      if (!text.includes(asItIs)) throw new Error('postgres.js was changed: see postgres-client.ts.')
      return text.replace(asItIs, mended)
    }, String(loaded.source))
    return { ...loaded, source }
  },
})

// Only now, so that the hook sees it; other modules import the types alone.
export const { default: postgres } = await import('postgres')
hooks.deregister()
