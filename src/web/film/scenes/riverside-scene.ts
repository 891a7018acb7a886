import {
  at,
  brick,
  disc,
  genda,
  ink,
  leaf,
  lifted,
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
import { bob, flap, pass, type Scene } from '../scene.ts'
import { bird, ground, sky } from '../scene-parts.ts'

const temple = (x: number, size: number, fill: string) =>
  at(
    [x, 350, size],
    lifted('M-52 0V-66H-40C-40 -130 -16 -170 0 -196C16 -170 40 -130 40 -66H52V0Z', fill),
    shape('M-24 -70C-24 -120 -8 -150 0 -166C8 -150 24 -120 24 -70Z', straw, 'opacity=".35"'),
    strip('M0 -196V-236', ink, 4),
    shape('M2 -236L34 -226L2 -214Z', genda),
    shape('M-16 0V-36Q0 -56 16 -36V0Z', ink),
  )

const boat = (fill: string) =>
  lifted('M-92 -14H92Q76 26 40 26H-46Q-78 22 -92 -14Z', fill) +
  rect([-92, -20, 184, 10], ink) +
  shape('M-40 -20Q0 -78 40 -20Z', straw) +
  strip('M56 -18L96 34', ink, 5)

const ripple = (x: number, y: number, width: number) =>
  strip(`M${x} ${y}q${width / 4} -9 ${width / 2} 0t${width / 2} 0`, leaf, 5)

export const riversideScene = (): Scene => ({
  back:
    sky(straw) +
    disc([480, 250, 96], orange) +
    disc([480, 250, 74], genda) +
    piece(
      'birds',
      at([0, 196], piece('wing0', bird(ink))),
      at([54, 176, 0.8], piece('wing1', bird(ink))),
      at([-50, 176, 0.7], piece('wing2', bird(ink))),
    ) +
    temple(120, 1, sindoor) +
    temple(240, 0.72, brick) +
    temple(850, 1.05, sindoor) +
    temple(720, 0.7, brick) +
    temple(30, 0.6, brick) +
    rect([-40, 344, 400, 30], orange) +
    rect([600, 344, 400, 30], orange) +
    ground(366, mor) +
    piece(
      'water',
      times(14, (i) => ripple(((i * 173) % 1000) - 30, 388 + (i % 5) * 20, 90)),
    ) +
    at([0, 398, 0.72], piece('boat1', boat(ink))) +
    at([0, 430], piece('boat0', boat(sindoor))) +
    rect([-40, 472, 1040, 20], paper) +
    rect([-40, 490, 1040, 22], sand) +
    rect([-40, 512, 1040, 60], orange),
  moves: {
    birds: pass([-120, 1100], 30, 0.5),
    wing0: flap(0.9),
    wing1: flap(0.85, 1),
    wing2: flap(0.8, 2),
    water: bob([16, 2], 5),
    boat0: pass([-140, 1120], 44, 0.42),
    boat1: pass([1500, -200], 60, 0.35),
  },
})
