import {
  at,
  brick,
  disc,
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
import { pass, type Scene, spin, sway } from '../scene.ts'
import { arched, bunting, ground, pot, sky } from '../scene-parts.ts'

const balcony = (x: number, y: number) =>
  liftedRect([x, y, 150, 12], ink) +
  times(9, (i) => rect([x + 6 + i * 17, y - 44, 5, 44], ink)) +
  rect([x, y - 50, 150, 8], ink)

const houses = () =>
  liftedRect([-40, 120, 300, 360], sindoor) +
  rect([-40, 106, 312, 20], brick) +
  arched([40, 170, 74, 96], paper, ink) +
  arched([156, 170, 74, 96], paper, ink) +
  balcony(24, 282) +
  liftedRect([258, 190, 210, 290], paper) +
  rect([250, 178, 226, 18], orange) +
  arched([318, 236, 88, 110], sindoor, straw) +
  liftedRect([466, 90, 240, 390], orange) +
  rect([458, 78, 256, 18], ink) +
  arched([496, 130, 70, 90], paper, ink) +
  arched([606, 130, 70, 90], paper, ink) +
  arched([546, 262, 80, 100], paper, ink) +
  liftedRect([704, 160, 300, 320], sand) +
  rect([696, 148, 320, 18], sindoor) +
  arched([750, 206, 74, 92], brick, ink) +
  arched([862, 206, 74, 92], brick, ink) +
  balcony(770, 362)

const wheel = (x: number, name: string) =>
  at([x, 0], piece(name, disc([0, 0, 25], ink), disc([0, 0, 12], paper), strip('M-12 0H12M0 -12V12', ink, 3)))

const scooter = () =>
  at(
    [0, 438],
    piece(
      'scooter',
      wheel(-62, 'rear'),
      wheel(58, 'fore'),
      lifted(
        'M-92 -8C-90 -52 -40 -54 -18 -50L-8 -16H22L40 -84H58L68 -20C60 -30 44 -26 38 -4H-30C-36 -34 -80 -34 -84 -4Z',
        sindoor,
      ),
      shape('M-84 -56H-18V-46C-40 -50 -70 -48 -84 -46Z', ink),
      strip('M38 -84L30 -100H18', ink, 6),
      disc([56, -74, 8], straw),
    ),
  )

export const streetScene = (): Scene => ({
  back:
    sky(straw) +
    houses() +
    strip('M-40 96C200 130 400 120 640 84S900 90 1000 110', ink, 2.5) +
    piece('flags', bunting([236, 196, 500], 14, [sindoor, paper, ink])) +
    pot(92, 282) +
    ground(462, ink) +
    rect([-40, 452, 1040, 14], sand) +
    times(9, (i) => rect([i * 124 - 20, 508, 64, 8], paper)) +
    scooter(),
  moves: {
    scooter: pass([-160, 1120], 14, 0.2),
    rear: spin(1.1, [0, 0]),
    fore: spin(1.1, [0, 0]),
    flags: sway(1.2, 4, [486, 180]),
  },
})
