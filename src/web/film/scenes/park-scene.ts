import {
  at,
  disc,
  genda,
  ink,
  leaf,
  liftedRect,
  mist,
  mor,
  orange,
  paper,
  piece,
  rect,
  shape,
  sindoor,
  strip,
  times,
} from '../cut-paper.ts'
import { bob, flap, pass, type Scene, sway } from '../scene.ts'
import { bird, cloud, ground, sky, tree } from '../scene-parts.ts'

const swing = () =>
  strip('M392 440L430 200L468 440M540 440L578 200L616 440M424 204H584', ink, 11) +
  piece('swing', strip('M466 204V380M542 204V380', ink, 4), liftedRect([454, 376, 100, 13], sindoor))

const bench = (x: number) =>
  at(
    [x, 440],
    liftedRect([-90, -66, 180, 14], orange),
    liftedRect([-90, -44, 180, 14], orange),
    liftedRect([-96, -18, 192, 14], orange),
    rect([-80, -66, 9, 86], ink),
    rect([71, -66, 9, 86], ink),
  )

const flower = (x: number, y: number, fill: string) =>
  at(
    [x, y],
    strip('M0 0V-24', mor, 4),
    times(5, (i) => `<g transform="rotate(${i * 72} 0 -28)">${disc([0, -37, 7], fill)}</g>`),
    disc([0, -28, 5], ink),
  )

const peacock = () =>
  at(
    [700, 432],
    piece(
      'tail',
      times(
        7,
        (i) =>
          `<g transform="rotate(${i * 22 - 66})">${shape('M0 0Q-16 -50 0 -92Q16 -50 0 0Z', i % 2 ? leaf : mor) + disc([0, -78, 9], genda) + disc([0, -78, 4.5], ink)}</g>`,
      ),
    ),
    shape('M-14 8C-24 -14 -16 -34 -4 -40C-12 -62 12 -66 12 -50C12 -36 18 -20 16 8Z', ink),
    shape('M12 -54l12 5l-12 4Z', genda),
    disc([5, -52, 2.5], paper),
    strip('M-4 8V24M8 8V24', ink, 3),
  )

export const parkScene = (): Scene => ({
  back:
    sky(mist) +
    disc([770, 190, 54], genda) +
    piece('cloud', cloud(180, 190, paper), cloud(560, 160, paper)) +
    piece('birds', at([0, 210], piece('wing0', bird(ink))), at([60, 186, 0.8], piece('wing1', bird(ink)))) +
    shape('M-40 400Q120 330 330 380T700 360T1000 390V500H-40Z', leaf) +
    tree(110, 430, 1.15) +
    tree(870, 430, 1.25) +
    tree(310, 404, 0.6) +
    swing() +
    ground(436, mor) +
    shape('M380 560Q470 470 452 436H500Q520 480 640 560Z', '#F3DFBB') +
    bench(220) +
    peacock() +
    times(9, (i) => flower(40 + i * 112, 500 - (i % 2) * 22, i % 3 ? sindoor : genda)),
  moves: {
    swing: sway(11, 3, [504, 204]),
    birds: pass([-100, 1080], 24, 0.3),
    wing0: flap(0.9),
    wing1: flap(0.8, 1),
    cloud: bob([26, 0], 30),
    tail: sway(2.5, 4, [0, 0]),
  },
})
