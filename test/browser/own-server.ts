import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { type RunningServer, runServer } from '../running-server.ts'

type Settings = Record<string, string>

/** The server of one file of tests: begun before its first test, gone with its data after the last. */
export function servedOn(port: number, settings: Settings = {}) {
  // Made by the first test: the file is read by more than the process that runs it.
  let dataDir: string
  let running: RunningServer
  const start = async (own: Settings = settings) => {
    running = await runServer({ port, dataDir, settings: own })
  }
  test.beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), `boli-${port}-`))
    return start()
  })
  test.afterAll(async () => {
    await running.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    url: `http://127.0.0.1:${port}`,
    /** With the data that it left: after `stop`, or after `kill`, which is a power cut. */
    start,
    stop: () => running.stop(),
    kill: () => running.kill(),
  }
}
