import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { SyncedNodeFS } from './synced-node-fs.ts'

/** The embedded database in a thread of its own: a slow query never holds up the answers to other requests. */
const { directory, template } = workerData as { directory: string; template: string | null }
const port = parentPort
if (!port) throw new Error('embedded-worker.ts is started as a worker')

const unfinished = `${directory}.unfinished`
let syncs = 0
const database = await open()
port.postMessage({ kind: 'ready' })

port.on('message', async (message: { kind: string; bytes?: Uint8Array; file?: string }) => {
  try {
    if (message.kind === 'bytes' && message.bytes) await talk(message.bytes)
    if (message.kind === 'dump' && message.file) await dump(message.file)
    if (message.kind === 'syncs') port.postMessage({ kind: 'syncs', count: syncs })
    if (message.kind === 'close') await close()
  } catch (error) {
    port.postMessage({ kind: 'failed', of: message.kind, message: String(error) })
  }
})

async function open(): Promise<PGlite> {
  // A start that was cut off while the first files were being made leaves nothing worth keeping.
  if (existsSync(unfinished)) rmSync(directory, { recursive: true, force: true })
  const isNew = !existsSync(`${directory}/PG_VERSION`)
  if (isNew) {
    await mkdir(dirname(directory), { recursive: true })
    writeFileSync(unfinished, '')
  }
  const opened = await PGlite.create({
    fs: new SyncedNodeFS(directory, () => {
      syncs += 1
    }),
    startParams: startParams(),
    ...(isNew && template ? { loadDataDir: new Blob([readFileSync(template)]) } : {}),
  })
  if (isNew) {
    await opened.exec('checkpoint')
    rmSync(unfinished)
  }
  return opened
}

function startParams(): string[] {
  const settings = {
    wal_sync_method: 'fsync',
    shared_buffers: '64MB',
    max_wal_size: '64MB',
    min_wal_size: '32MB',
    jit: 'off',
    timezone: 'UTC',
  }
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), ...given]
}

async function talk(bytes: Uint8Array): Promise<void> {
  // A start-up packet: what an earlier connection left behind must not be seen by this one.
  if (bytes[0] === 0) {
    await database.exec('rollback')
    await database.exec('discard all')
  }
  await database.execProtocolRawStream(bytes, {
    syncToFs: false,
    onRawData: (data) => {
      const copy = data.slice()
      port?.postMessage({ kind: 'bytes', bytes: copy }, [copy.buffer])
    },
  })
}

async function dump(file: string): Promise<void> {
  await database.exec('checkpoint')
  const archive = await database.dumpDataDir('gzip')
  await replaced(file, Buffer.from(await archive.arrayBuffer()))
  port?.postMessage({ kind: 'dumped' })
}

/** Whole or not at all: on a disk that is full the backup of before is still the one that there is. */
async function replaced(file: string, bytes: Buffer): Promise<void> {
  // A pipe or a device is written to, never replaced.
  if (existsSync(file) && !statSync(file).isFile()) return writeFile(file, bytes)
  const part = `${file}.part`
  try {
    await writeFile(part, bytes, { mode: 0o600, flush: true })
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    throw error
  }
}

async function close(): Promise<void> {
  await database.close()
  port?.postMessage({ kind: 'closed' })
  port?.close()
}
