import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pictures } from '../../authoring/checks/check-words.ts'
import { drawableNames, drawing } from '../../media/icon-sets.ts'

interface PictureFolders {
  /** Those that are shipped. */
  pictures: string
  /** Those that were drawn here, because an editor named them. */
  drawn: string
}

/** The pictures that a word may name: shipped ones, and any that can be drawn; it is drawn when it is first asked for. */
export function pictureStock(folders: PictureFolders): Pictures {
  return {
    has: (name) => isThere(name, folders) || draw(name, folders.drawn),
    lacking: (name) => `there is no picture “${name}”`,
  }
}

const most = 40

/** Names of pictures with this in them, those that the academy shows already first; each of them is there to be seen. */
export function picturesFound(search: string, folders: PictureFolders): string[] {
  const wanted = search.trim().toLowerCase().replaceAll(' ', '-')
  const shipped = readdirSync(folders.pictures).map((file) => file.replace(/\.svg$/, ''))
  const all = new Set([...shipped, ...drawableNames()])
  const found = [...all].filter((name) => name.includes(wanted))
  const inOrder = found.toSorted(
    (one, other) => Number(other.startsWith(wanted)) - Number(one.startsWith(wanted)),
  )
  return inOrder.filter(pictureStock(folders).has).slice(0, most)
}

function isThere(name: string, { pictures, drawn }: PictureFolders): boolean {
  return [pictures, drawn].some((folder) => existsSync(join(folder, `${name}.svg`)))
}

function draw(name: string, folder: string): boolean {
  const svg = /^[a-z0-9][a-z0-9-]*$/.test(name) ? drawing(name) : undefined
  if (svg === undefined) return false
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.svg`)
  writeFileSync(`${path}.part`, svg)
  renameSync(`${path}.part`, path)
  return true
}
