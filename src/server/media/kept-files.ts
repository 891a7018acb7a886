import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileStore, onDisk } from './file-store.ts'

export type KeptSound<Facts> = { mp3: Uint8Array; facts: Facts }

/** A folder of sounds with what is known of each. The same key is made once, however many ask at once. */
export function createSoundFolder<Facts>(folder: string, files: FileStore = onDisk) {
  const inTheMaking = new Map<string, Promise<Facts>>()
  const soundPath = (key: string) => join(folder, `${key}.mp3`)
  const factsPath = (key: string) => join(folder, `${key}.json`)

  async function factsOf(key: string, make: () => Promise<KeptSound<Facts>>): Promise<Facts> {
    await files.bring(factsPath(key))
    const kept = await readFile(factsPath(key), 'utf8').catch(() => undefined)
    if (kept !== undefined) {
      await files.bring(soundPath(key))
      return JSON.parse(kept) as Facts
    }
    const { mp3, facts } = await make()
    await files.keep(soundPath(key), mp3)
    await files.keep(factsPath(key), JSON.stringify(facts)) // last: where facts stand, the sound stands
    return facts
  }

  return {
    soundPath,
    factsPath,
    async keep(key: string, make: () => Promise<KeptSound<Facts>>): Promise<Facts> {
      const known = inTheMaking.get(key)
      if (known) return known
      const work = factsOf(key, make).finally(() => inTheMaking.delete(key))
      inTheMaking.set(key, work)
      return work
    },
  }
}
