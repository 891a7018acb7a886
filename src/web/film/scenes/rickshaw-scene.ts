import {
  at,
  disc,
  genda,
  ink,
  leaf,
  lettering,
  lifted,
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
import { bob, pass, type Scene, sway } from '../scene.ts'
import { arched, ground, sky, tree } from '../scene-parts.ts'

/** One stretch of the street behind, 960 wide, that joins to itself. */
const street = (x: number) =>
  at(
    [x, 0],
    lifted('M0 170H190V470H0Z', orange),
    arched([30, 214, 56, 76], paper, ink),
    arched([108, 214, 56, 76], paper, ink),
    lifted('M200 250H400V470H200Z', paper),
    rect([200, 300, 200, 30], sindoor),
    tree(470, 470, 0.95),
    lifted('M560 200H740V470H560Z', sindoor),
    arched([590, 240, 56, 76], straw, ink),
    arched([662, 240, 56, 76], straw, ink),
    lifted('M760 280H950V470H760Z', straw),
    rect([760, 330, 190, 26], mor),
  )

const frame = () =>
  `<path d="M96 -40H864V560H96ZM150 150Q150 96 206 96H754Q810 96 810 150V430H150Z" fill="${ink}" fill-rule="evenodd"/>` +
  `<path d="M150 150Q150 96 206 96H754Q810 96 810 150V170H150Z" fill="${genda}"/>` +
  times(13, (i) => disc([180 + i * 50, 172, 9], i % 2 ? sindoor : mor)) +
  piece(
    'charm',
    strip('M480 172V214', ink, 3),
    disc([480, 222, 10], genda),
    shape('M480 232l9 14l-9 26l-9 -26Z', mor),
  )

const headlight = (x: number) =>
  disc([x + 4, 500 + 5, 28], ink, 'opacity=".2"') + disc([x, 498, 28], ink) + disc([x, 498, 20], straw)

export const rickshawScene = (): Scene => ({
  back: sky(straw) + piece('street', street(0), street(960)) + ground(462, leaf) + piece('cabin', frame()),
  front: piece(
    'hood',
    lifted('M84 452Q480 404 876 452L900 580H60Z', genda),
    shape('M78 484Q480 436 882 484L886 506Q480 458 74 506Z', mor),
    headlight(170),
    headlight(790),
    lifted('M400 486H560V530H400Z', paper),
    lettering([480, 520, 30], ink, 'शुभ यात्रा'),
  ),
  moves: {
    street: pass([0, -960], 9),
    cabin: bob([0.8, 1.4], 0.5),
    hood: bob([0.8, 1.4], 0.5),
    charm: sway(12, 1.3, [480, 172]),
  },
  lower: 20,
})
