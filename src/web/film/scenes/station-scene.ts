import {
  at,
  brick,
  disc,
  genda,
  ink,
  lettering,
  lifted,
  liftedRect,
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
import { pass, type Scene, spin } from '../scene.ts'
import { ground, sky } from '../scene-parts.ts'

const carriage = (x: number) =>
  at(
    [x, 0],
    lifted('M0 250H396V440H0Z', sindoor),
    rect([0, 352, 396, 16], genda),
    times(
      4,
      (i) =>
        rect([30 + i * 74, 280, 52, 50], ink) +
        strip(`M${32 + i * 74} 296h48M${32 + i * 74} 312h48`, straw, 2),
    ),
    rect([330, 276, 46, 150], brick),
    rect([396, 400, 14, 24], ink),
  )

const train = () =>
  piece(
    'train',
    times(6, (i) => carriage(i * 410)),
  )

const clock = () =>
  strip('M480 110V170', ink, 6) +
  disc([484, 217, 44], ink, 'opacity=".16"') +
  disc([480, 212, 44], ink) +
  disc([480, 212, 36], paper) +
  times(12, (i) => `<g transform="rotate(${i * 30} 480 212)">${rect([478.5, 180, 3, 7], ink)}</g>`) +
  piece('minute', strip('M480 212V186', ink, 4)) +
  piece('hour', strip('M480 212L496 222', sindoor, 5))

const board = () =>
  liftedRect([336, 292, 288, 84], genda) +
  rect([336, 292, 288, 8], ink) +
  rect([336, 368, 288, 8], ink) +
  rect([356, 376, 12, 90], ink) +
  rect([592, 376, 12, 90], ink) +
  lettering([480, 338, 36], ink, 'बोलीपुर') +
  lettering([480, 361, 16], ink, 'BOLIPUR')

const pillar = (x: number) =>
  liftedRect([x, 100, 30, 370], ink) +
  shape(`M${x - 40} 100H${x + 70}L${x + 30} 160H${x}Z`, ink) +
  rect([x - 6, 440, 42, 30], orange)

export const stationScene = (): Scene => ({
  back:
    sky(straw) +
    shape('M-40 300Q120 220 300 290T620 270T1000 300V460H-40Z', orange, 'opacity=".55"') +
    rect([-40, 436, 1040, 20], ink) +
    train() +
    times(12, (i) =>
      shape(
        `M${i * 90 - 50} 56h90v48l-22.500 20l-22.500 -20l-22.500 20l-22.500 -20Z`,
        i % 2 ? sindoor : brick,
      ),
    ) +
    rect([-40, 30, 1040, 30], ink) +
    pillar(60) +
    pillar(870) +
    clock() +
    ground(456, sand) +
    rect([-40, 456, 1040, 14], genda) +
    times(26, (i) => rect([i * 40 - 40, 456, 20, 14], ink)) +
    board(),
  moves: { train: pass([1050, -2560], 26, 0.22), minute: spin(60, [480, 212]), hour: spin(720, [480, 212]) },
})
