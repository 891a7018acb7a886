import {
  at,
  blush,
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
  straw,
  strip,
  times,
} from '../cut-paper.ts'
import { type Scene, sway } from '../scene.ts'
import { ground, pot, sky } from '../scene-parts.ts'

const picture = (x: number, y: number, inside: string) =>
  at(
    [x, y],
    strip('M0 -84L-30 -56M0 -84L30 -56', ink, 3),
    liftedRect([-48, -58, 96, 112], genda),
    rect([-38, -48, 76, 92], paper),
    inside,
  )

const taj = () =>
  shape('M-26 34V6H-16V-6C-16 -22 0 -22 0 -36C0 -22 16 -22 16 -6V6H26V34Z', rani) +
  shape('M-6 34V16Q0 6 6 16V34Z', paper)
const couple = () =>
  disc([-14, -10, 12], rani) +
  disc([14, -14, 12], ink) +
  shape('M-34 40Q-30 4 -14 4T4 40ZM0 40Q0 0 16 0T34 40Z', rani)

const curtain = (x: number, name: string) =>
  piece(
    name,
    times(4, (i) => shape(`M${x + i * 26} 96h26q4 160 -4 330h-20q-6 -170 -2 -330Z`, i % 2 ? genda : orange)),
  )

/** Blades seen from below: four leaves of paper, foreshortened by the outer squeeze. */
const fan = () =>
  rect([476, -40, 8, 130], ink) +
  `<g transform="translate(480 96) scale(1 .3)">${piece(
    'fan',
    times(3, (i) => `<g transform="rotate(${i * 120})">${shape('M0 -14L150 -26V26L0 14Z', ink)}</g>`),
  )}${disc([0, 0, 26], genda)}</g>`

const sofa = () =>
  at(
    [480, 452],
    lifted('M-330 40V-96Q-330 -128 -298 -128H298Q330 -128 330 -96V40Z', ink),
    lifted('M-366 60V-50Q-366 -76 -338 -76T-310 -50V60ZM310 60V-50Q310 -76 338 -76T366 -50V60Z', '#2D2870'),
    shape('M-60 -92L0 -110L18 -50L-42 -32Z', genda),
    shape('M30 -104H92V-42H30Z', sindoor),
    disc([61, -73, 14], straw),
    rect([-310, -30, 620, 90], '#2D2870'),
  )

export const livingRoomScene = (): Scene => ({
  back:
    sky(blush) +
    times(9, (i) =>
      times(4, (j) =>
        at(
          [i * 118 + (j % 2) * 59 - 20, 60 + j * 96],
          shape('M0 -11L11 0L0 11L-11 0Z', rani, 'opacity=".28"'),
        ),
      ),
    ) +
    fan() +
    picture(420, 250, taj()) +
    picture(546, 250, couple()) +
    rect([-40, 86, 190, 12], ink) +
    rect([810, 86, 190, 12], ink) +
    curtain(-10, 'curtain0') +
    curtain(866, 'curtain1') +
    ground(444, rani) +
    rect([-40, 436, 1040, 12], ink) +
    pot(186, 452, ink) +
    pot(774, 452, ink) +
    sofa(),
  moves: {
    fan: (s) => `rotate(${Math.round((s * 140) % 360)})`,
    curtain0: sway(0.8, 5, [40, 96]),
    curtain1: sway(0.8, 5.6, [916, 96]),
  },
})
