import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A file that is seen whole or not at all: written beside its place and moved there. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const beside = `${path}.${randomBytes(6).toString('hex')}.part`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(beside, content)
  await rename(beside, path)
}

export type KeptSound<Facts> = { mp3: Uint8Array; facts: Facts }

/** A folder of sounds with what is known of each. The same key is made once, however many ask at once. */
export function createSoundFolder<Facts>(folder: string) {
  const inTheMaking = new Map<string, Promise<Facts>>()
  const soundPath = (key: string) => join(folder, `${key}.mp3`)
  const factsPath = (key: string) => join(folder, `${key}.json`)

  async function factsOf(key: string, make: () => Promise<KeptSound<Facts>>): Promise<Facts> {
    const kept = await readFile(factsPath(key), 'utf8').catch(() => undefined)
    if (kept !== undefined) return JSON.parse(kept) as Facts
    const { mp3, facts } = await make()
    await writeWhole(soundPath(key), mp3)
    await writeWhole(factsPath(key), JSON.stringify(facts)) // last: where facts stand, the sound stands
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
