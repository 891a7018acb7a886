import type { Film } from '#calls/films.ts'
import { type FilmScene, filmScenes } from '#rules/film-scenes.ts'
import type { Scene } from './scene.ts'
// What every place is drawn and moved with comes with the table, not in a file after it.
import './scene.ts'
import './scene-parts.ts'

/** Each place comes when a film is set there, and is drawn then: all of them are a third of the player. */
export const scenes: Record<FilmScene, () => Promise<Scene>> = {
  street: async () => (await import('./scenes/street-scene.ts')).streetScene(),
  market: async () => (await import('./scenes/market-scene.ts')).marketScene(),
  'fruit-stall': async () => (await import('./scenes/fruit-stall-scene.ts')).fruitStallScene(),
  kitchen: async () => (await import('./scenes/kitchen-scene.ts')).kitchenScene(),
  'living-room': async () => (await import('./scenes/living-room-scene.ts')).livingRoomScene(),
  'chai-stall': async () => (await import('./scenes/chai-stall-scene.ts')).chaiStallScene(),
  station: async () => (await import('./scenes/station-scene.ts')).stationScene(),
  train: async () => (await import('./scenes/train-scene.ts')).trainScene(),
  rickshaw: async () => (await import('./scenes/rickshaw-scene.ts')).rickshawScene(),
  rooftop: async () => (await import('./scenes/rooftop-scene.ts')).rooftopScene(),
  school: async () => (await import('./scenes/school-scene.ts')).schoolScene(),
  park: async () => (await import('./scenes/park-scene.ts')).parkScene(),
  shop: async () => (await import('./scenes/shop-scene.ts')).shopScene(),
  doorstep: async () => (await import('./scenes/doorstep-scene.ts')).doorstepScene(),
  riverside: async () => (await import('./scenes/riverside-scene.ts')).riversideScene(),
}

const bare: Scene = { back: '', moves: {} }

/** Where a film is set. Without a connection the people stand on bare ground: they can be heard all the same. */
export function sceneOf({ scene }: Pick<Film, 'scene'>): Promise<Scene> {
  const name = filmScenes.find((one) => one === scene) ?? 'street'
  return scenes[name]().catch(() => bare)
}
