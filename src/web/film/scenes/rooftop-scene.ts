import {
  at,
  brick,
  disc,
  genda,
  ink,
  lifted,
  liftedRect,
  mor,
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
import { type Move, type Scene, sway } from '../scene.ts'
import { ground, sky } from '../scene-parts.ts'

const kite = (fill: string, tail: string) =>
  shape('M0 -46L36 0L0 46L-36 0Z', fill) +
  shape('M0 -46L36 0H-36Z', tail) +
  strip('M0 -46V46M-36 0H36', ink, 2) +
  shape('M0 44l12 22h-24Z', tail)

/** A kite wanders on a slow eight. */
const wander =
  (x: number, y: number, period: number): Move =>
  (s) => {
    const a = (Math.PI * 2 * s) / period
    return `translate(${(x + 34 * Math.sin(a)).toFixed(1)} ${(y + 16 * Math.sin(2 * a)).toFixed(1)}) rotate(${(14 * Math.sin(a + 1)).toFixed(1)})`
  }

const tank = () =>
  at(
    [760, 360],
    rect([-56, -20, 10, 40], ink),
    rect([46, -20, 10, 40], ink),
    lifted('M-70 -20V-110Q-70 -128 -40 -128H40Q70 -128 70 -110V-20Z', ink),
    rect([-24, -142, 48, 16], ink),
    strip('M-70 -90H70M-70 -58H70', '#2D2870', 5),
  )

const cloth = (x: number, fill: string, name: string) =>
  piece(name, lifted(`M${x} 300h58v84q-14 8 -29 0t-29 0Z`, fill), rect([x, 318, 58, 8], genda))

export const rooftopScene = (): Scene => ({
  back:
    sky(orange) +
    disc([480, 300, 120], genda) +
    shape(
      'M-40 360V300H40V260H90V310H170V240H190V210L205 180L220 210V240H250V320H330V280H420V330H520V290H590V340H660V270H740V310H830V250H900V300H1000V470H-40Z',
      brick,
      'opacity=".7"',
    ) +
    piece('kite0', kite(rani, paper)) +
    piece('kite1', kite(sindoor, ink)) +
    piece('kite2', kite(mor, paper)) +
    tank() +
    strip('M60 300Q180 312 330 300', ink, 3) +
    rect([52, 260, 10, 180], ink) +
    rect([328, 260, 10, 180], ink) +
    cloth(90, paper, 'cloth0') +
    cloth(166, sindoor, 'cloth1') +
    cloth(242, straw, 'cloth2') +
    liftedRect([-40, 408, 1040, 70], sindoor) +
    times(18, (i) => shape(`M${i * 60 - 30} 470v-30a15 15 0 0 1 30 0v30Z`, brick)) +
    rect([-40, 396, 1040, 18], paper) +
    ground(478, straw),
  moves: {
    kite0: wander(480, 236, 7),
    kite1: wander(610, 150, 9),
    kite2: wander(330, 120, 8),
    cloth0: sway(3, 2.8, [119, 300]),
    cloth1: sway(3, 3.1, [195, 300]),
    cloth2: sway(3, 2.6, [271, 300]),
  },
})
