import {
  at,
  disc,
  dusk,
  genda,
  ink,
  lifted,
  liftedRect,
  orange,
  paper,
  piece,
  rect,
  shape,
  sindoor,
  straw,
  strip,
  times,
} from '../cut-paper.ts'
import { puff, type Scene, sway } from '../scene.ts'
import { awning, ground, sky, steam } from '../scene-parts.ts'

const glass = (x: number, y: number) =>
  at(
    [x, y],
    shape('M-15 -40H15L11 0H-11Z', paper),
    shape('M-13.500 -30H13.500L10.500 -3H-10.500Z', orange),
    strip('M-13 -18H13', straw, 2),
  )

const kettle = () =>
  at(
    [480, 442, 0.82],
    lifted('M-58 0Q-70 -54 -30 -74H30Q70 -54 58 0Z', sindoor),
    strip('M54 -20C84 -24 82 -58 100 -64', sindoor, 15),
    strip('M-42 -76C-40 -116 40 -116 42 -76', ink, 9),
    shape('M-32 -74Q0 -92 32 -74Z', genda),
    disc([0, -90, 7], genda),
  )

const bulb = (x: number, name: string) =>
  piece(
    name,
    strip(`M${x} 150V252`, straw, 3),
    disc([x, 270, 40], genda, 'opacity=".22"'),
    disc([x, 268, 16], straw),
    rect([x - 8, 244, 16, 14], orange),
  )

const jar = (x: number, fill: string) =>
  at(
    [x, 0],
    shape('M-26 0V-56Q-26 -66 -16 -66H16Q26 -66 26 -56V0Z', paper),
    times(6, (i) => disc([(i % 3) * 15 - 15, -10 - Math.floor(i / 3) * 17, 8], fill)),
    rect([-20, -78, 40, 14], sindoor),
  )

export const chaiStallScene = (): Scene => ({
  back:
    sky(ink) +
    times(16, (i) => disc([(i * 211) % 960, 20 + ((i * 67) % 130), i % 3 ? 2 : 3.5], straw)) +
    times(8, (i) => liftedRect([i * 136 - 40, 250 + ((i * 53) % 90), 124, 300], dusk)) +
    times(10, (i) => rect([i * 104 + 10, 330 + ((i * 41) % 60), 18, 26], i % 3 ? genda : orange)) +
    liftedRect([196, 190, 568, 300], dusk) +
    liftedRect([230, 330, 500, 12], genda) +
    at([0, 330], jar(290, orange), jar(352, sindoor), jar(610, orange), jar(672, sindoor)) +
    rect([196, 190, 14, 300], orange) +
    rect([750, 190, 14, 300], orange) +
    awning([168, 186, 624, 50], genda, sindoor) +
    bulb(380, 'bulb0') +
    bulb(580, 'bulb1') +
    ground(490, dusk) +
    steam(566, 372),
  front:
    kettle() +
    times(3, (i) => glass(806 + i * 40, 452)) +
    times(3, (i) => glass(80 + i * 40, 452)) +
    liftedRect([60, 450, 840, 130], genda) +
    rect([48, 440, 864, 20], sindoor) +
    times(7, (i) =>
      at(
        [144 + i * 112, 506],
        shape('M0 -24Q24 -12 24 10T0 24T-24 10T0 -24Z', sindoor),
        disc([0, 4, 8], genda),
      ),
    ),
  moves: {
    bulb0: sway(4, 3.2, [380, 150]),
    bulb1: sway(4, 3.8, [580, 150]),
    steam0: puff(90, 2.8),
    steam1: puff(110, 2.8, 0.35),
    steam2: puff(84, 2.8, 0.7),
  },
})
