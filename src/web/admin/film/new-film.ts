import type { StudioFilm } from '#calls/studio-shapes.ts'

/** A new film with two people to talk to each other; its id is one that no other has. */
export function newFilm(kind: StudioFilm['kind'], films: readonly StudioFilm[]): StudioFilm {
  const numbers = films.map(({ id }) => Number(/^f(\d+)$/.exec(id)?.[1] ?? 0))
  const film: StudioFilm = {
    id: `f${Math.max(0, ...numbers) + 1}`,
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
