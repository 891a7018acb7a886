import { closeSync, fsyncSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

interface Stream {
  nfd?: number
  node: { name: string; parent: Stream['node'] }
}

/**
 * PGlite's own file system never calls fsync: after a power cut most databases could not be opened again. The names
 * below are PGlite's internals, so its exact version is pinned and a test counts the fsyncs of a commit.
 */
export class SyncedNodeFS extends NodeFS {
  readonly onSync: () => void

  constructor(directory: string, onSync: () => void = () => {}) {
    super(directory)
    this.onSync = onSync
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options)
    const synced = (mod: unknown) => {
      const { stream_ops } = (mod as { NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } } })
        .NODEFS
      stream_ops.fsync = (stream) => this.sync(stream)
    }
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), synced] as NonNullable<
      typeof emscriptenOpts.preRun
    >
    return { emscriptenOpts }
  }

  /** A directory has no descriptor of its own here, so one is opened. */
  private sync(stream: Stream): number {
    this.onSync()
    if (stream.nfd !== undefined) {
      fsyncSync(stream.nfd)
      return 0
    }
    const directory = openSync(this.hostPath(stream.node), 'r')
    fsyncSync(directory)
    closeSync(directory)
    return 0
  }

  private hostPath(node: Stream['node']): string {
    const names: string[] = []
    for (let at = node; at.parent !== at; at = at.parent) {
      if ((at as { mounted?: unknown; mount?: { root?: unknown } }).mount?.root === at) break
      names.unshift(at.name)
    }
    return join(this.rootDir, ...names)
  }
}
