import {
  at,
  disc,
  genda,
  ink,
  leaf,
  lettering,
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
} from '../cut-paper.ts'
import { type Scene, spin, sway } from '../scene.ts'
import { arched, bunting, ground, sky } from '../scene-parts.ts'

const board = () =>
  liftedRect([300, 178, 360, 206], genda) +
  rect([312, 190, 336, 182], mor) +
  lettering([396, 268, 58], paper, 'अ आ') +
  lettering([556, 268, 58], paper, 'इ ई') +
  strip('M350 300H610', leaf, 4) +
  lettering([480, 348, 30], genda, 'नमस्ते') +
  liftedRect([430, 384, 100, 10], orange) +
  rect([448, 378, 22, 6], paper)

const desk = (x: number) =>
  at(
    [x, 486],
    liftedRect([-120, -22, 240, 18], orange),
    rect([-104, -4, 12, 90], ink),
    rect([92, -4, 12, 90], ink),
  )

const books = (x: number) =>
  at(
    [x, 464],
    rect([-40, -14, 80, 14], sindoor),
    rect([-34, -28, 72, 14], genda),
    rect([-38, -40, 70, 12], mor),
    rect([-30, -40, 6, 12], paper),
  )

const clock = () =>
  disc([762, 232, 40], ink) +
  disc([762, 232, 33], paper) +
  piece('minute', strip('M762 232V208', ink, 4)) +
  strip('M762 232L778 240', sindoor, 5)

const map = (x: number) =>
  at(
    [x, 214],
    liftedRect([-60, -34, 120, 150], sand),
    rect([-66, -42, 132, 10], ink),
    rect([-66, 114, 132, 10], ink),
    shape(
      'M-8 -26L6 -20L8 -8L2 0L12 12L32 18L48 12L56 18L46 30L42 42L34 30L26 32L28 40L16 50L6 64L-2 96L-10 76L-18 52L-20 36L-32 36L-36 28L-26 22L-30 12L-16 0L-16 -16Z',
      mor,
    ),
  )

export const schoolScene = (): Scene => ({
  back:
    sky(straw) +
    rect([-40, 400, 1040, 90], mor, 'opacity=".22"') +
    piece('flags', bunting([-20, 150, 1000], 24, [sindoor, genda, mor])) +
    board() +
    map(208) +
    arched([36, 200, 84, 150], mor, '#CFE3D4') +
    clock() +
    arched([846, 200, 84, 150], mor, '#CFE3D4') +
    ground(470, sand) +
    rect([-40, 462, 1040, 12], ink) +
    books(480) +
    desk(480),
  moves: { minute: spin(60, [762, 232]), flags: sway(0.6, 5, [480, 100]) },
})
