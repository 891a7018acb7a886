import { createHash } from 'node:crypto'
import type { FilmScript } from './curriculum.ts'

/** Changes with what is heard and drawn of a film; its captions are read from the script and may change. */
export function scriptHash({ scene, speakers, lines }: FilmScript): string {
  const cast = speakers.map(({ id, voice, look }) => [id, voice, look])
  const said = lines.map(({ speaker, hindi, speak }) => [speaker, speak || hindi])
  return createHash('sha256')
    .update(JSON.stringify([scene, cast, said]))
    .digest('hex')
    .slice(0, 16)
}
