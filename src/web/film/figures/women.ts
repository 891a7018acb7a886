import {
  at,
  blush,
  disc,
  genda,
  ink,
  leaf,
  lifted,
  mor,
  orange,
  paper,
  rani,
  rect,
  shape,
  sindoor,
  strip,
  times,
} from '../cut-paper.ts'
import { bangles, bindi, drape, earrings, glasses, type Look, parted, skins, torso } from './figure-parts.ts'

const night = '#191540'
const silver = '#D9D4DE'

export const girlBraid = (): Look => ({
  skin: skins.almond,
  hair: night,
  lower: 46,
  lashes: true,
  clothes:
    lifted(torso, mor) +
    shape('M-34 8L0 54L34 8L52 18L20 66L0 48L-20 66L-52 18Z', paper) +
    shape('M-14 62L0 50L14 62L6 120L0 130L-6 120Z', sindoor),
  sleeve: mor,
  nape:
    strip('M-38 -60C-66 -30 -60 20 -62 60', night, 24) +
    times(4, (i) => strip(`M-72 ${-14 + i * 20}L-52 ${-6 + i * 20}`, '#3A3478', 3)) +
    shape('M-62 60L-88 50V84ZM-62 60L-36 50V84Z', rani) +
    strip('M-62 62V104', night, 15),
  head:
    parted(night) +
    strip('M0 -94V-112', '#3A3478', 2.5) +
    shape('M-46 -84L-66 -102L-56 -70Z', rani) +
    earrings(genda),
})

export const womanSari = (): Look => ({
  skin: skins.clay,
  hair: night,
  lashes: true,
  clothes:
    lifted(torso, mor) +
    shape('M-26 8Q0 64 26 8Q0 26 -26 8Z', skins.clay) +
    strip('M-22 14Q0 56 22 14', genda, 5) +
    drape(rani, genda),
  sleeve: mor,
  wrist: bangles(genda),
  nape:
    disc([-34, -86, 27], night) +
    times(6, (i) => disc([-56 + i * 8, -100 + Math.abs(i - 2) * 3 - i * 3, 6.5], paper)),
  head: parted(night) + strip('M0 -95V-108', sindoor, 4) + bindi + earrings(genda),
})

export const womanKurta = (): Look => ({
  skin: skins.wheat,
  hair: '#3B1F2B',
  lashes: true,
  clothes:
    lifted(torso, genda) +
    shape('M-22 10Q0 58 22 10Q0 28 -22 10Z', skins.wheat) +
    times(5, (i) => disc([0, 76 + i * 26, 4], sindoor)) +
    lifted(
      'M-34 4C-64 12 -82 22 -88 44C-90 140 -94 240 -98 340H-52C-56 220 -50 100 -26 20ZM34 4C64 12 82 22 88 44C90 140 94 240 98 340H56C58 220 50 100 26 20Z',
      sindoor,
    ) +
    strip('M-72 60C-76 150 -78 240 -80 336M72 60C76 150 78 240 80 336', orange, 3),
  sleeve: genda,
  behind: lifted(
    'M-50 -60C-72 20 -66 70 -58 104H-14L14 104H58C66 70 74 20 50 -60C40 -110 -40 -110 -50 -60Z',
    '#3B1F2B',
  ),
  head:
    shape('M-49 -40C-62 -126 62 -126 49 -40C50 -66 38 -82 20 -96C4 -82 -44 -80 -49 -40Z', '#3B1F2B') +
    earrings(sindoor),
})

export const womanHijab = (): Look => ({
  skin: skins.wheat,
  hair: '#2A1A22',
  lashes: true,
  clothes: lifted(torso, blush) + times(4, (i) => disc([0, 110 + i * 30, 4], mor)),
  sleeve: blush,
  nape: lifted(
    'M-58 -50C-66 -132 66 -132 58 -50C66 -10 84 20 86 52C50 92 -50 92 -86 52C-84 20 -66 -10 -58 -50Z',
    mor,
  ),
  head:
    `<path d="M-56 -48C-64 -130 64 -130 56 -48C58 -14 40 20 0 24C-40 20 -58 -14 -56 -48ZM-39 -58C-38 -30 -22 -6 2 -5C26 -6 40 -30 40 -58C38 -100 -36 -100 -39 -58Z" fill="${mor}" fill-rule="evenodd"/>` +
    strip('M-40 -88Q0 -118 42 -86M-46 10Q0 44 52 0M-60 34Q0 70 64 26', leaf, 3),
})

export const grandmother = (): Look => ({
  skin: skins.almond,
  hair: silver,
  lower: 24,
  clothes:
    lifted(torso, sindoor) + shape('M-24 8Q0 50 24 8Q0 26 -24 8Z', skins.almond) + drape(paper, sindoor),
  sleeve: sindoor,
  wrist: bangles(genda),
  nape: disc([-36, -88, 24], silver) + disc([-36, -88, 9], '#B9B2C4'),
  head:
    parted(silver) +
    bindi +
    glasses +
    earrings(genda) +
    strip('M-34 -30Q-30 -24 -31 -18M36 -30Q33 -24 34 -18', '#7A4B28', 2),
})

export const student = (): Look => ({
  skin: skins.umber,
  hair: '#120F2E',
  lower: 14,
  behind: lifted('M-96 30Q-100 4 -60 6H60Q100 4 96 30V220H-96Z', ink),
  clothes:
    lifted(torso, orange) +
    shape('M-26 10Q0 40 26 10Q0 28 -26 10Z', paper) +
    strip('M-64 24C-58 90 -60 150 -66 230M64 24C58 90 60 150 66 230', ink, 17) +
    rect([-20, 110, 40, 44], genda) +
    at([0, 132], shape('M0 -13L13 0L0 13L-13 0Z', ink)),
  sleeve: orange,
  head:
    times(9, (i) => disc([-44 + i * 11, -84 - Math.sin((i / 8) * Math.PI) * 26, 17], '#120F2E')) +
    disc([-47, -66, 12], '#120F2E') +
    disc([47, -66, 12], '#120F2E') +
    glasses,
})
