import {
  at,
  disc,
  genda,
  ink,
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
import { bob, puff, type Scene, sway } from '../scene.ts'
import { arched, pot, sky, steam } from '../scene-parts.ts'

const tin = (x: number, y: number, fill: string) =>
  at([x, y], lifted('M-24 0V-58H24V0Z', fill), rect([-27, -68, 54, 12], ink), rect([-24, -40, 48, 16], paper))

const thali = (x: number, y: number) =>
  disc([x + 4, y + 5, 36], ink, 'opacity=".16"') +
  disc([x, y, 36], straw) +
  disc([x, y, 26], genda) +
  disc([x, y, 15], straw)

const ladle = (x: number, name: string) =>
  piece(name, strip(`M${x} 214V292`, ink, 6), shape(`M${x - 16} 290h32a16 18 0 0 1 -32 0Z`, ink))

const cooker = () =>
  at(
    [480, 424],
    lifted('M-72 0V-70H72V0Q72 14 58 14H-58Q-72 14 -72 0Z', ink),
    shape('M-66 -70Q0 -108 66 -70Z', orange),
    rect([-82, -76, 164, 12], ink),
    strip('M66 -56H122', ink, 14),
    rect([-6, -112, 12, 18], ink),
    piece('whistle', rect([-11, -124, 22, 16], sindoor)),
  )

export const kitchenScene = (): Scene => ({
  back:
    sky(genda) +
    times(12, (i) =>
      times(3, (j) => rect([i * 84 - 22, 318 + j * 44, 80, 40], (i + j) % 2 ? straw : paper)),
    ) +
    arched([412, 96, 136, 150], sindoor, paper) +
    pot(480, 246, sindoor) +
    liftedRect([20, 268, 300, 14], ink) +
    tin(64, 268, sindoor) +
    tin(128, 268, orange) +
    tin(192, 268, sindoor) +
    thali(268, 232) +
    liftedRect([640, 268, 300, 14], ink) +
    thali(694, 232) +
    thali(776, 232) +
    thali(858, 232) +
    rect([330, 206, 70, 10], ink) +
    ladle(344, 'ladle0') +
    ladle(380, 'ladle1') +
    rect([560, 206, 70, 10], ink) +
    ladle(576, 'ladle2') +
    ladle(614, 'ladle3') +
    steam(480, 300) +
    cooker() +
    rect([380, 438, 200, 16], ink) +
    rect([-40, 452, 1040, 20], sand) +
    rect([-40, 470, 1040, 120], sindoor) +
    times(4, (i) => liftedRect([i * 250 - 4, 486, 220, 80], '#A82714')),
  moves: {
    ladle0: sway(3, 3.1, [344, 214]),
    ladle1: sway(3, 3.7, [380, 214]),
    ladle2: sway(3, 3.3, [576, 214]),
    ladle3: sway(3, 2.9, [614, 214]),
    steam0: puff(90, 3),
    steam1: puff(110, 3, 0.33),
    steam2: puff(80, 3, 0.66),
    whistle: bob([0, 2], 0.5),
  },
})
