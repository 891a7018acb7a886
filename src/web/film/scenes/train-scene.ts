import {
  at,
  disc,
  dusk,
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
  straw,
  strip,
  times,
} from '../cut-paper.ts'
import { bob, pass, type Scene, sway } from '../scene.ts'
import { sky, tree } from '../scene-parts.ts'

/** One stretch of land, 960 wide, that joins to itself. */
const fields = (x: number) =>
  at(
    [x, 0],
    shape('M0 330Q120 270 240 320T480 320T720 310T960 330V480H0Z', leaf),
    shape('M0 376Q160 350 320 376T640 370T960 376V480H0Z', genda),
    tree(180, 392, 0.5),
    tree(560, 386, 0.62),
    tree(820, 394, 0.42),
    at(
      [380, 380],
      shape('M-34 0V-30L0 -56L34 -30V0Z', paper),
      shape('M-44 -26L0 -62L44 -26Z', orange),
      rect([-8, -22, 16, 22], ink),
    ),
  )

const poles = (x: number) =>
  at(
    [x, 0],
    rect([200, 150, 9, 300], ink),
    rect([170, 168, 70, 7], ink),
    rect([680, 150, 9, 300], ink),
    rect([650, 168, 70, 7], ink),
  )

const bars = (x: number, width: number) =>
  times(5, (i) => rect([x, 222 + i * 38, width, 6], ink)) +
  `<path d="M${x - 12} 168h${width + 24}v236h${-width - 24}ZM${x} 180v212h${width}v-212Z" fill="${paper}" fill-rule="evenodd"/>`

const wall = () =>
  `<path d="M-40 -40H1000V600H-40ZM40 180V392H300V180ZM350 180V392H610V180ZM660 180V392H920V180Z" fill="${dusk}" fill-rule="evenodd"/>`

const bag = (x: number, name: string) =>
  piece(
    name,
    strip(`M${x} 66V104`, genda, 4),
    lifted(`M${x - 30} 104h60l10 70h-80Z`, genda),
    rect([x - 22, 128, 44, 10], orange),
  )

export const trainScene = (): Scene => ({
  back:
    sky(mist) +
    disc([470, 246, 44], straw) +
    piece('far', fields(0), fields(960)) +
    piece('near', poles(0), poles(960), poles(1920)) +
    piece(
      'coach',
      wall(),
      bars(40, 260),
      bars(350, 260),
      bars(660, 260),
      rect([-40, 54, 1040, 14], genda),
      bag(325, 'bag0'),
      bag(636, 'bag1'),
      liftedRect([-40, 420, 400, 140], mor),
      liftedRect([600, 420, 400, 140], mor),
      strip('M-40 452H350M610 452H1000', leaf, 6),
      liftedRect([420, 404, 120, 12], genda),
      rect([474, 416, 12, 100], genda),
      at([456, 404], shape('M-12 -32H12L9 0H-9Z', paper), shape('M-11 -24H11L9 -2H-9Z', orange)),
      at([506, 404], shape('M-12 -32H12L9 0H-9Z', paper), shape('M-11 -24H11L9 -2H-9Z', orange)),
      rect([-40, 510, 1040, 60], ink),
    ),
  moves: {
    far: pass([0, -960], 18),
    near: pass([0, -960], 3.2),
    coach: bob([0, 1.6], 0.9),
    bag0: sway(3, 1.9, [325, 66]),
    bag1: sway(3, 2.2, [636, 66]),
  },
  lower: 14,
})
