import { registerHooks } from 'node:module'

const written = 'const x = socket.write(chunk, fn)'
const closing =
  "socket.removeListener('data', data)\n    socket.removeListener('connect', connected)\n    idleTimer"
const ended = 'connection.onclose = reject'
const noted = 'q.catch(e => uncaughtError || (uncaughtError = e))'
const asked = `if (ending)
      return query.reject(`
const next = 'queries.length && connect(c, queries.shift())'
const emptied = 'result = new Result()\n    connectTimer'

/**
 * postgres.js 3.4.9 throws where nobody can catch it, and a database that restarts ended the whole server: it writes to a
 * line that was closed meanwhile, and asks for the types of arrays without minding that the line may break. It forgets
 * statements of a line that closed, lets a transaction write on to a line that is somebody else's by now, and counts the
 * rows of a statement from where the one before it failed. Until that is mended there, its places are mended here as
 * they are read; its exact version is pinned, and a text that is not found stops the start.
 */
const mendings: [file: string, asItIs: string, mended: string][] = [
  [
    'connection.js',
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
  ['connection.js', 'return fetchArrayTypes()', 'return fetchArrayTypes().catch(() => {})'],
  // A line that falls silent without being closed is found by silent-lines.ts, for nothing here would: it is shown each.
  [
    'connection.js',
    'connectTimer.start()',
    `connectTimer.start()
    const isAwaited = () => !!(initial || query || sent.length)
    const isFree = () => !isAwaited() && !connection.reserved
    options.silence?.watch({ socket: () => socket, backend, isAwaited, isFree, end })`,
  ],
  // What was still to be written on a line that closed must not come first on the next one, nor anybody wait for it.
  [
    'connection.js',
    closing,
    `chunk = nextWriteTimer = null
    ${closing}`,
  ],
  ['connection.js', '!hadError && (query || sent.length) && error(', ';(query || sent.length) && error('],
  // A transaction whose line closed is over: what it asks later must not reach whoever has that line next.
  [
    'index.js',
    ended,
    `connection.onclose = e => {
          gone = e
          while (queries.length) queries.shift().reject(e)
          reject(e)
        }`,
  ],
  ['index.js', 'let savepoints = 0', 'let gone, savepoints = 0'],
  [
    'index.js',
    noted,
    `${noted}
        if (gone)
          return q.reject(gone)`,
  ],
  // Where a statement fails after some of its rows, the next one's stand in their own places (porsager/postgres#1181).
  ['connection.js', emptied, `rows = 0\n    ${emptied}`],
  // With the whole database silent nobody joins the queue, and whoever stands in it is told.
  [
    'index.js',
    asked,
    `if (options.silence?.isSilent)
      return query.reject(Errors.connection('CONNECTION_SILENT', options, options))
    ${asked}`,
  ],
  [
    'index.js',
    next,
    `while (options.silence?.isSilent && queries.length)
      queries.shift().reject(e)
    ${next}`,
  ],
]

let isMended = false

const hooks = registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const [, file] = /\/node_modules\/postgres\/src\/(.+)$/.exec(url) ?? []
    const ofFile = mendings.filter(([name]) => name === file)
    if (ofFile.length === 0) return loaded
    isMended = true
    const source = ofFile.reduce((text, [, asItIs, mended]) => {
      if (!text.includes(asItIs)) throw new Error('postgres.js was changed: see postgres-client.ts.')
      return text.replace(asItIs, mended)
    }, String(loaded.source))
    return { ...loaded, source }
  },
})

// Only now, so that the hook sees it; other modules import the types alone.
export const { default: postgres } = await import('postgres')
hooks.deregister()
if (!isMended)
  throw new Error('postgres.js was read before it could be mended: import it from postgres-client.ts.')
