import {
  at,
  blush,
  brick,
  disc,
  genda,
  ink,
  lifted,
  liftedRect,
  orange,
  paper,
  piece,
  rani,
  rect,
  shape,
  sindoor,
  times,
} from '../cut-paper.ts'
import { bob, type Scene } from '../scene.ts'
import { arched, garland, ground, pot, sky } from '../scene-parts.ts'

const leafOfDoor = (x: number) =>
  rect([x, 216, 92, 250], sindoor) +
  times(
    3,
    (row) =>
      rect([x + 12, 234 + row * 76, 68, 60], brick) +
      at([x + 46, 264 + row * 76], shape('M0 -20L20 0L0 20L-20 0Z', genda), disc([0, 0, 6], sindoor)),
  )

const door = () =>
  lifted('M350 476V216Q350 150 480 150T610 216V476Z', ink) +
  shape('M376 476V222Q376 176 480 176T584 222V476Z', orange) +
  times(
    7,
    (i) =>
      `<g transform="rotate(${i * 26 - 78} 480 226)">${shape('M480 226L468 186Q480 172 492 186Z', i % 2 ? genda : sindoor)}</g>`,
  ) +
  leafOfDoor(386) +
  leafOfDoor(482) +
  disc([470, 350, 7], genda) +
  disc([490, 350, 7], genda)

const rangoli = () =>
  `<g transform="translate(480 512) scale(1 .3)">${times(12, (i) => `<g transform="rotate(${i * 30})">${shape('M0 -20Q-22 -70 0 -112Q22 -70 0 -20Z', i % 2 ? genda : paper)}</g>`)}${disc([0, 0, 34], sindoor)}${disc([0, 0, 18], genda)}</g>`

const lamp = (x: number, name: string) =>
  at(
    [x, 470],
    shape('M-20 -8H20Q16 10 0 10T-20 -8Z', orange),
    at([0, -8], piece(name, shape('M0 -28Q12 -10 0 0Q-12 -10 0 -28Z', genda))),
  )

const tulsi = () =>
  at(
    [732, 470],
    liftedRect([-44, -74, 88, 74], paper),
    rect([-54, -84, 108, 14], sindoor),
    shape('M0 -46L18 -28L0 -10L-18 -28Z', sindoor),
    pot(0, -76, orange),
  )

const flicker = (phase: number) => (s: number) =>
  `scale(1 ${(0.94 + 0.1 * Math.sin(s * 9 + phase)).toFixed(3)})`

export const doorstepScene = (): Scene => ({
  back:
    sky(blush) +
    times(6, (j) =>
      times(15, (i) => rect([i * 72 - 40 + (j % 2) * 36, 190 + j * 46, 66, 40], rani, 'opacity=".1"')),
    ) +
    rect([-40, 150, 1040, 14], rani) +
    arched([90, 214, 120, 150], rani, ink) +
    arched([800, 214, 120, 150], rani, ink) +
    door() +
    garland([350, 196, 260], 4, 'toran') +
    ground(470, rani) +
    liftedRect([300, 468, 360, 20], paper) +
    rect([-40, 488, 1040, 14], brick, 'opacity=".35"') +
    tulsi() +
    pot(250, 476, sindoor) +
    rangoli() +
    lamp(336, 'flame0') +
    lamp(624, 'flame1'),
  moves: {
    flame0: flicker(0),
    flame1: flicker(2),
    toran0: bob([0, 1.5], 3),
    toran1: bob([0, 1.5], 3, 1),
    toran2: bob([0, 1.5], 3, 2),
    toran3: bob([0, 1.5], 3, 3),
  },
})
