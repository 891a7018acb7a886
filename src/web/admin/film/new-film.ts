import type { StudioFilm } from '#calls/studio-shapes.ts'

/** A new film with two people to talk to each other: the first number that none has, or had (`next` and all after it). */
export function newFilm(kind: StudioFilm['kind'], films: readonly StudioFilm[], next: number): StudioFilm {
  const numbers = films.map(({ id }) => Number(/^f(\d+)$/.exec(id)?.[1] ?? 0))
  const film: StudioFilm = {
    id: `f${Math.max(next, ...numbers.map((number) => number + 1))}`,
    ...{ kind, title: '', scene: '', cast: [], lines: [], file: '', of: '', youtube: '' },
    captions: { hi: '', roman: '', en: '' },
  }
  if (kind !== 'film') return film
  return {
    ...film,
    scene: 'street',
    cast: [
      { name: 'Meera', hi: 'मीरा', look: 'woman-kurta', voice: 'woman' },
      { name: 'Arun', hi: 'अरुण', look: 'man-kurta', voice: 'man' },
    ],
    lines: [{ who: 'Meera', hi: '', en: '' }],
  }
}
