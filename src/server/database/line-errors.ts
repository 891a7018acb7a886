/** What the driver itself says of a line that broke, or of one it could not have. */
const ofDriver = /^(CONNECT_TIMEOUT|CONNECTION_)/
/** PostgreSQL is stopping, starting, or takes no more. */
const ofServer = /^(08|57P)/
const ofLine = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/

interface Told {
  code?: unknown
  name?: unknown
  port?: unknown
  /** Of each address that was tried. */
  errors?: Told[]
}

/**
 * Whether the line to the database at one of these ports broke, or it takes none. Lines to others (mail, files, a
 * scanner) break with the same codes: the driver gives the statement with its error, or the port where there was none yet.
 */
export function isLineBroken(error: unknown, ports: readonly number[]): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, name, port, errors = [] } = error as Told
  const text = String(code ?? '')
  if (name === 'PostgresError') return ofServer.test(text)
  if (ofDriver.test(text)) return true
  const isItsPort = [port, ...errors.map((one) => one.port)].some((one) => ports.includes(Number(one)))
  return ofLine.test(text) && ('query' in error || isItsPort)
}

export function portOf(url: string): number {
  return Number(new URL(url).port || 5432)
}
