import {
  at,
  disc,
  genda,
  ink,
  lettering,
  lifted,
  liftedRect,
  mor,
  orange,
  paper,
  piece,
  rect,
  sand,
  shape,
  sindoor,
  straw,
  strip,
  times,
} from '../cut-paper.ts'
import { type Scene, sway } from '../scene.ts'
import { sky } from '../scene-parts.ts'

const tones = [sindoor, genda, ink, orange, paper, mor] as const
const tone = (i: number) => tones[i % tones.length] ?? sindoor

/** What stands on a shelf: boxes, tins and jars in turn. */
const goods = (i: number, seed: number) => {
  const fill = tone(i * 2 + seed)
  const mark = tone(i * 2 + seed + 1)
  if ((i + seed) % 3 === 0) return rect([0, -62, 44, 62], fill) + disc([22, -32, 12], mark)
  if ((i + seed) % 3 === 1)
    return (
      shape('M2 0V-46Q2 -56 12 -56H32Q42 -56 42 -46V0Z', fill) +
      rect([6, -66, 32, 11], mark) +
      rect([2, -36, 40, 16], mark)
    )
  return rect([2, -50, 40, 50], fill) + shape('M2 -50L22 -34L42 -50Z', mark)
}

const shelf = (y: number, seed: number) =>
  times(19, (i) => at([i * 52 - 14, y], goods(i, seed))) + liftedRect([-40, y, 1040, 12], ink)

const sachets = (x: number, name: string, fill: string) =>
  piece(
    name,
    times(
      5,
      (i) =>
        lifted(`M${x - 20} ${62 + i * 42}h40v36h-40Z`, i % 2 ? fill : straw) +
        disc([x, 80 + i * 42, 8], i % 2 ? straw : fill),
    ),
  )

const scales = () =>
  at(
    [446, 450, 0.8],
    lifted('M-50 0L-36 -40H36L50 0Z', ink),
    disc([0, -20, 14], paper),
    strip('M0 -20L6 -30', sindoor, 3),
    rect([-3, -58, 6, 20], ink),
    shape('M-64 -66H64Q50 -50 0 -50T-64 -66Z', orange),
  )

export const shopScene = (): Scene => ({
  back:
    sky(sand) +
    rect([-40, 196, 1040, 300], orange, 'opacity=".35"') +
    shelf(212, 0) +
    shelf(300, 2) +
    shelf(388, 4) +
    sachets(52, 'sachets0', sindoor) +
    sachets(908, 'sachets1', mor),
  front:
    scales() +
    at(
      [530, 450, 0.8],
      rect([-46, -58, 92, 58], paper),
      shape('M-46 -58Q0 -84 46 -58Z', sand),
      times(5, (i) => disc([i * 18 - 36, -60, 9], i % 2 ? genda : orange)),
      lettering([0, -20, 24], sindoor, 'दाल'),
    ) +
    liftedRect([-40, 464, 1040, 120], sindoor) +
    rect([-40, 448, 1040, 22], ink) +
    times(11, (i) =>
      at(
        [i * 100 - 10, 510],
        shape('M0 -26L26 0L0 26L-26 0Z', genda),
        shape('M0 -12L12 0L0 12L-12 0Z', sindoor),
      ),
    ),
  moves: { sachets0: sway(2.2, 3.6, [52, 60]), sachets1: sway(2.2, 4.2, [908, 60]) },
})
