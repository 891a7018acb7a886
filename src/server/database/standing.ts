import type { Fragment, Tx } from './sql.ts'

/**
 * A piece of a statement that is always the same, made once for a pool: what is asked with every request need not be put
 * together anew each time. Nothing of it may depend on who asks, or when.
 */
export function standing(write: (tx: Tx) => Fragment): (tx: Tx) => Fragment {
  const written = new WeakMap<Tx, Fragment>()
  return (tx) => {
    const known = written.get(tx)
    if (known) return known
    const made = write(tx)
    written.set(tx, made)
    return made
  }
}
