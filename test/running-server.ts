import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'

export type RunningServer = {
  url: string
  pid: number
  /** Asks it to end, and waits for that. */
  stop(): Promise<void>
  /** Ends it without a word, as a power cut would. */
  kill(): Promise<void>
}

/** The setting that names a folder of data, read in once, with which new servers may begin. */
export const preparedData = 'BOLI_PREPARED_DATA'

/** A server as people run it: a process of its own, with demo accounts, on a port and a folder of the caller's. */
export async function runServer(options: {
  port: number
  dataDir: string
  databaseUrl?: string
  settings?: Record<string, string>
}): Promise<RunningServer> {
  const url = `http://127.0.0.1:${options.port}`
  const env = {
    ...process.env,
    PORT: String(options.port),
    PUBLIC_URL: url,
    DATA_DIR: options.dataDir,
    RATE_LIMITS: 'off',
    DEMO: 'on',
    LOG_LEVEL: 'error',
    ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
    ...options.settings,
  }
  begin(options)
  const child = spawn(process.execPath, ['src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  // Whoever breaks a run off leaves no server behind.
  const endNow = () => child.kill('SIGKILL')
  process.prependOnceListener('exit', endNow)
  child.once('exit', () => process.off('exit', endNow))
  await ready(child)
  return { url, pid: child.pid ?? 0, stop: () => end(child, 'SIGTERM'), kill: () => end(child, 'SIGKILL') }
}

/** An empty folder gets a copy of the prepared one, where there is one. */
function begin({ dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string }): void {
  const prepared = process.env[preparedData]
  if (!prepared || databaseUrl || existsSync(join(dataDir, 'database'))) return
  cpSync(prepared, dataDir, { recursive: true, filter: (file) => !file.endsWith('.lock') })
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => String(chunk).includes('Boli is ready') && resolve())
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready`)))
  })
}

function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill(signal)
  return ended
}
