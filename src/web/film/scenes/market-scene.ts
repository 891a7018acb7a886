import {
  at,
  disc,
  genda,
  ink,
  lifted,
  liftedRect,
  mor,
  orange,
  paper,
  piece,
  rect,
  sindoor,
  straw,
  strip,
  times,
} from '../cut-paper.ts'
import { type Scene, sway } from '../scene.ts'
import { awning, ground, sky } from '../scene-parts.ts'

/** A heap in a basket: rows of round things, fewer to the top. */
const heap = (x: number, y: number, fills: [string, string]) =>
  at(
    [x, y],
    times(3, (row) =>
      times(5 - row, (i) =>
        disc([(i - (4 - row) / 2) * 30, -14 - row * 24, 18], fills[(i + row) % 2] ?? fills[0]),
      ),
    ),
    lifted('M-92 -12H92L74 50H-74Z', orange),
    strip('M-84 8H84M-78 28H78', ink, 3),
  )

const greens = (x: number, y: number) =>
  at(
    [x, y],
    times(6, (i) =>
      at(
        [(i - 2.5) * 28, 0],
        strip('M0 0C-4 -30 -10 -50 -16 -62M0 0C2 -34 2 -54 0 -72M0 0C6 -30 12 -48 18 -58', mor, 9),
      ),
    ),
    lifted('M-92 -12H92L74 50H-74Z', ink),
    strip('M-84 8H84M-78 28H78', straw, 3),
  )

const lantern = (x: number, name: string) =>
  piece(
    name,
    strip(`M${x} 40V190`, ink, 3),
    lifted(`M${x - 22} 196h44l-8 46h-28Z`, sindoor),
    rect([x - 14, 188, 28, 9], ink),
    disc([x, 220, 9], straw),
  )

export const marketScene = (): Scene => ({
  back:
    sky(genda) +
    times(7, (i) => liftedRect([i * 150 - 60, 150 + (i % 3) * 26, 132, 300], i % 2 ? orange : straw)) +
    times(7, (i) =>
      times(2, (j) => rect([i * 150 - 30 + j * 46, 226 + (i % 3) * 26, 24, 42], ink, 'opacity=".75"')),
    ) +
    rect([6, 190, 12, 300], ink) +
    rect([340, 190, 12, 300], ink) +
    rect([608, 190, 12, 300], ink) +
    rect([944, 190, 12, 300], ink) +
    awning([-10, 196, 372, 62], sindoor, paper) +
    awning([598, 196, 372, 62], mor, paper) +
    lantern(418, 'lantern0') +
    lantern(542, 'lantern1') +
    ground(470, ink) +
    liftedRect([-40, 404, 400, 80], sindoor) +
    liftedRect([600, 404, 400, 80], mor) +
    heap(70, 356, [sindoor, '#DE4A2E']) +
    greens(272, 356) +
    heap(690, 356, [orange, straw]) +
    heap(890, 356, [mor, '#2F8B73']) +
    heap(480, 438, [sindoor, orange]),
  moves: { lantern0: sway(5, 3.4, [418, 40]), lantern1: sway(5, 3.9, [542, 40]) },
})
