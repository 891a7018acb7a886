import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { recordingsSince } from '#rules/tutor-recordings.ts'
import type { Tx } from '../../database/sql.ts'
import { type FilePlace, fileStoreOf } from '../../media/file-store-of.ts'
import { deleteSent, endedRecordings } from './tutor-recording-store.ts'

/** Where recordings lie that were sent to a tutor: under no address of their own. */
const folderOf = ({ dataDir }: FilePlace) => join(dataDir, 'sent')
const pathOf = (file: string, place: FilePlace) => join(folderOf(place), file)

export async function keepSent(file: string, sound: Buffer, place: FilePlace): Promise<void> {
  await fileStoreOf(place).keep(pathOf(file, place), sound)
}

/** Its place on this disk. */
export async function bringSent(file: string, place: FilePlace): Promise<string> {
  const path = pathOf(file, place)
  await fileStoreOf(place).bring(path, { anew: true })
  return path
}

export async function readSent(file: string, place: FilePlace): Promise<Buffer> {
  return readFile(await bringSent(file, place))
}

export async function dropSent(files: string[], place: FilePlace): Promise<void> {
  for (const file of files) await fileStoreOf(place).drop(pathOf(file, place))
}

/** What was sent thirty days ago goes: the sound first, so that nothing is left that nobody knows of. */
export async function sweepSent(tx: Tx, place: FilePlace, now: Date): Promise<void> {
  const ended = await endedRecordings(tx, now)
  await dropSent(
    ended.map(({ file }) => file),
    place,
  )
  await deleteSent(
    tx,
    ended.map(({ id }) => id),
  )
  await dropOldCopies(folderOf(place), recordingsSince(now))
}

/** Copies of what another server dropped. */
async function dropOldCopies(folder: string, since: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const facts = await stat(join(folder, name)).catch(() => undefined)
    if (facts && facts.mtime <= since) await rm(join(folder, name), { force: true })
  }
}
