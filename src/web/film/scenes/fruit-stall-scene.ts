import {
  at,
  disc,
  genda,
  ink,
  leaf,
  lifted,
  liftedRect,
  mist,
  mor,
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
import { type Scene, sway } from '../scene.ts'
import { arched, awning, ground, sky } from '../scene-parts.ts'

const mango = (fill: string) =>
  shape('M-4 -24C20 -26 34 -4 24 16C14 34 -16 30 -26 12C-34 -4 -24 -22 -4 -24Z', fill) +
  strip('M-4 -24L-2 -32', ink, 4)

const mangoes = (x: number, y: number, rows: number) =>
  times(rows, (row) =>
    times(rows + 2 - row, (i) =>
      at([x + (i - (rows + 1 - row) / 2) * 50, y - row * 38], mango((i + row) % 3 ? genda : orange)),
    ),
  )

const bananas = (x: number, name: string) =>
  piece(
    name,
    strip(`M${x} 120V232`, ink, 3),
    times(4, (i) =>
      at(
        [x, 232],
        `<g transform="rotate(${i * 26 - 40})">${shape('M-7 0C-18 34 -10 66 10 84C2 60 2 30 7 0Z', i % 2 ? genda : straw)}</g>`,
      ),
    ),
    disc([x, 234, 10], ink),
  )

const scale = () =>
  piece(
    'scale',
    strip('M480 196V250M424 250H536M424 250L404 306M424 250L444 306M536 250L516 306M536 250L556 306', ink, 4),
    shape('M396 306h56q-6 22 -28 22t-28 -22ZM508 306h56q-6 22 -28 22t-28 -22Z', sindoor),
    at([424, 296, 0.6], mango(orange)),
  )

export const fruitStallScene = (): Scene => ({
  back:
    sky(mist) +
    liftedRect([-40, 110, 260, 400], leaf) +
    arched([20, 180, 70, 96], paper, mor) +
    arched([126, 180, 70, 96], paper, mor) +
    liftedRect([740, 140, 260, 400], leaf) +
    arched([780, 206, 70, 96], paper, mor) +
    arched([880, 206, 70, 96], paper, mor) +
    ground(470, mor) +
    rect([178, 180, 14, 320], ink) +
    rect([768, 180, 14, 320], ink) +
    awning([150, 180, 660, 54], genda, sindoor) +
    scale() +
    bananas(386, 'bunch0') +
    bananas(574, 'bunch1'),
  front:
    at([480, 442, 0.82], mangoes(0, 0, 2)) +
    at(
      [880, 446],
      disc([-60, -2, 30], sindoor),
      disc([0, -2, 30], '#DE4A2E'),
      disc([60, -2, 30], sindoor),
      disc([-30, -44, 28], '#DE4A2E'),
      disc([30, -44, 28], sindoor),
    ) +
    at(
      [84, 446],
      times(5, (i) => disc([(i - 2) * 46, -2, 27], i % 2 ? leaf : mor)),
      times(3, (i) => disc([(i - 1) * 46, -40, 26], i % 2 ? mor : leaf)),
    ) +
    lifted('M40 462H920L896 560H64Z', sindoor) +
    rect([30, 450, 900, 20], ink) +
    times(8, (i) =>
      at([120 + i * 104, 510], shape('M0 -20L22 0L0 20L-22 0Z', genda), disc([0, 0, 6], sindoor)),
    ),
  moves: {
    scale: sway(2.5, 4, [480, 196]),
    bunch0: sway(3, 3.6, [386, 120]),
    bunch1: sway(3, 4.1, [574, 120]),
  },
})
