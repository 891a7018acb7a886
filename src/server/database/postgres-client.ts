import { registerHooks } from 'node:module'

/**
 * postgres.js 3.4.9 writes to a line that was closed meanwhile and throws where nobody can catch it: a database that
 * restarts during a transaction ended the whole server. Until that is mended there, its one function is mended here as
 * it is read; its exact version is pinned, and a text that is not found stops the start.
 */
const asItIs = 'const x = socket.write(chunk, fn)'
const mended = `if (socket === null) {
      nextWriteTimer !== null && clearImmediate(nextWriteTimer)
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options, socket))
      return false
    }
    ${asItIs}`

const hooks = registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith('/node_modules/postgres/src/connection.js')) return loaded
    const text = String(loaded.source)
    if (!text.includes(asItIs)) throw new Error('postgres.js was changed: see postgres-client.ts.')
    return { ...loaded, source: text.replace(asItIs, mended) }
  },
})

// Only now, so that the hook sees it; other modules import the types alone.
export const { default: postgres } = await import('postgres')
hooks.deregister()
