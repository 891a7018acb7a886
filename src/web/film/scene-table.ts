import type { FilmScene } from '#rules/film-scenes.ts'
import type { Scene } from './scene.ts'
import { chaiStallScene } from './scenes/chai-stall-scene.ts'
import { doorstepScene } from './scenes/doorstep-scene.ts'
import { fruitStallScene } from './scenes/fruit-stall-scene.ts'
import { kitchenScene } from './scenes/kitchen-scene.ts'
import { livingRoomScene } from './scenes/living-room-scene.ts'
import { marketScene } from './scenes/market-scene.ts'
import { parkScene } from './scenes/park-scene.ts'
import { rickshawScene } from './scenes/rickshaw-scene.ts'
import { riversideScene } from './scenes/riverside-scene.ts'
import { rooftopScene } from './scenes/rooftop-scene.ts'
import { schoolScene } from './scenes/school-scene.ts'
import { shopScene } from './scenes/shop-scene.ts'
import { stationScene } from './scenes/station-scene.ts'
import { streetScene } from './scenes/street-scene.ts'
import { trainScene } from './scenes/train-scene.ts'

/** Each place is drawn when a film is set there: all of them would take as long as the whole page that shows one. */
export const scenes: Record<FilmScene, () => Scene> = {
  street: streetScene,
  market: marketScene,
  'fruit-stall': fruitStallScene,
  kitchen: kitchenScene,
  'living-room': livingRoomScene,
  'chai-stall': chaiStallScene,
  station: stationScene,
  train: trainScene,
  rickshaw: rickshawScene,
  rooftop: rooftopScene,
  school: schoolScene,
  park: parkScene,
  shop: shopScene,
  doorstep: doorstepScene,
  riverside: riversideScene,
}
