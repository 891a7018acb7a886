import {
  at,
  blush,
  disc,
  dusk,
  genda,
  ink,
  leaf,
  lifted,
  mor,
  orange,
  paper,
  rani,
  rect,
  sand,
  shape,
  sindoor,
  straw,
  strip,
  times,
} from '../cut-paper.ts'
import { crop, glasses, type Look, moustache, placket, skins, stout, torso } from './figure-parts.ts'

const night = '#191540'
const silver = '#E4DFE6'
const jaw =
  'M-44 -60C-46 -20 -30 12 2 12C32 12 46 -20 44 -60C40 -44 34 -40 26 -38C16 -46 -10 -46 -22 -38C-32 -40 -40 -44 -44 -60Z'

const collar = (fill: string) => shape('M-34 6L0 40L34 6L44 20L16 58L0 40L-16 58L-44 20Z', fill)

export const boyCap = (): Look => ({
  skin: skins.clay,
  hair: night,
  lower: 54,
  clothes:
    lifted(torso, genda) +
    times(4, (i) => rect([-98 - i * 4, 96 + i * 54, 196 + i * 8, 22], sindoor)) +
    shape('M-26 8Q0 38 26 8Q0 26 -26 8Z', ink),
  sleeve: genda,
  head:
    shape('M-46 -56L-47 -76H47L46 -56L40 -74H-40Z', night) +
    lifted('M-50 -78C-50 -132 50 -132 50 -78Z', sindoor) +
    lifted('M2 -80C30 -90 62 -86 82 -72C60 -70 30 -68 2 -70Z', ink) +
    shape('M-50 -84H50V-76H-50Z', ink) +
    disc([0, -117, 6], ink) +
    disc([4, -98, 10], genda),
})

export const manBeard = (): Look => ({
  skin: skins.wheat,
  hair: '#2A1A22',
  lower: -8,
  clothes:
    lifted(torso, dusk) + placket('#3A3585', paper) + collar('#3A3585') + rect([30, 96, 40, 44], '#3A3585'),
  sleeve: dusk,
  beard: shape(jaw, '#2A1A22') + moustache('#2A1A22'),
  head: crop('#2A1A22') + shape('M-20 -108Q10 -128 40 -102Q20 -96 -20 -98Z', '#2A1A22'),
})

export const manTurban = (): Look => ({
  skin: skins.almond,
  hair: night,
  lower: -4,
  clothes:
    lifted(torso, paper) +
    lifted('M-42 8C-72 18 -86 30 -92 66L-112 340H-18L-10 60ZM42 8C72 18 86 30 92 66L112 340H18L10 60Z', mor) +
    times(4, (i) => disc([26, 100 + i * 40, 4.5], genda)) +
    rect([-74, 118, 38, 8], genda),
  sleeve: paper,
  beard:
    shape(
      'M-44 -60C-48 -10 -28 26 2 26C32 26 48 -10 44 -60C40 -44 34 -40 26 -38C16 -46 -10 -46 -22 -38C-32 -40 -40 -44 -44 -60Z',
      night,
    ) + moustache(night),
  head:
    lifted(
      'M-56 -76C-66 -118 -34 -148 2 -148C40 -148 68 -116 56 -76C40 -92 20 -96 0 -84C-20 -96 -40 -92 -56 -76Z',
      orange,
    ) +
    strip(
      'M-52 -84C-30 -120 20 -136 46 -124M-56 -96C-34 -128 0 -144 26 -144M54 -86C40 -116 0 -128 -22 -122',
      sindoor,
      3.5,
    ) +
    shape('M-12 -94L0 -110L12 -94L0 -84Z', sindoor),
})

export const manKurta = (): Look => ({
  skin: skins.umber,
  hair: night,
  clothes: lifted(torso, leaf) + shape('M-32 8Q0 34 32 8L30 24Q0 46 -30 24Z', mor) + placket(mor, genda),
  sleeve: leaf,
  beard: moustache(night),
  head: crop(night) + strip('M-24 -100Q10 -112 34 -94', '#3A3478', 3),
})

export const grandfather = (): Look => ({
  skin: skins.clay,
  hair: silver,
  lower: 20,
  clothes:
    lifted(torso, paper) +
    lifted('M-42 8C-72 18 -86 30 -92 66L-112 340H-14L-6 64ZM42 8C72 18 86 30 92 66L112 340H14L6 64Z', rani) +
    shape('M-30 6Q0 30 30 6L28 20Q0 42 -28 20Z', paper) +
    times(4, (i) => disc([24, 100 + i * 40, 4.5], straw)),
  sleeve: paper,
  beard: shape(
    'M2 -38C-8 -46 -28 -42 -34 -24C-20 -26 -8 -26 2 -30C12 -26 24 -26 38 -24C32 -42 12 -46 2 -38Z',
    silver,
  ),
  head:
    shape('M-50 -44C-54 -66 -50 -80 -42 -84L-40 -48ZM50 -44C54 -66 50 -80 42 -84L40 -48Z', silver) +
    lifted('M-47 -82L-38 -122Q4 -136 42 -120L48 -82Q0 -94 -47 -82Z', paper) +
    strip('M-44 -92Q0 -104 46 -92', sand, 3) +
    glasses,
})

export const shopkeeper = (): Look => ({
  skin: skins.almond,
  hair: night,
  lower: 6,
  clothes:
    lifted(stout, straw) +
    times(6, (i) => rect([-100 + i * 38, 60, 5, 280], orange)) +
    shape('M-34 6L0 44L34 6L44 20L16 62L0 44L-16 62L-44 20Z', paper) +
    lifted('M-52 10C-78 16 -92 26 -98 50L-96 200H-46Z', sindoor) +
    times(5, (i) => rect([-96, 64 + i * 30, 48, 6], blush)),
  sleeve: straw,
  beard: moustache(night),
  head:
    crop(night) +
    at(
      [-52, -70],
      `<g transform="rotate(196)">${rect([-22, -4, 44, 7], genda)}${shape('M22 -4L31 -.5L22 3Z', ink)}</g>`,
    ),
})
