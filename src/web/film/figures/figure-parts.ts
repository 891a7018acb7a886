import { disc, ink, lifted, paper, piece, rect, shape, sindoor, strip, times } from '../cut-paper.ts'

/** What makes a figure somebody. All is drawn facing right, around the root of the neck. */
export interface Look {
  skin: string
  hair: string
  /** Pixels lower than a grown woman. */
  lower?: number
  /** Behind the body: long hair, a braid, a backpack. */
  behind?: string
  clothes: string
  sleeve: string
  /** On the wrist of the hand that gestures. */
  wrist?: string
  /** On the head: hair, a turban, a beard, glasses. */
  head: string
  /** Under the chin and the mouth: a beard. */
  beard?: string
  lashes?: boolean
  /** Hair behind the head, moving with it. */
  nape?: string
}

export const skins = { wheat: '#C98F5E', almond: '#B07845', clay: '#94603A', umber: '#764A2E' } as const

export const torso = 'M-30 10C-58 16 -82 26 -92 66L-112 340H112L92 66C82 26 58 16 30 10Q0 30 -30 10Z'
export const stout =
  'M-30 10C-64 16 -94 28 -106 72C-128 150 -130 240 -126 340H126C130 240 128 150 106 72C94 28 64 16 30 10Q0 30 -30 10Z'
const face = 'M-43 -66C-46 -106 46 -106 43 -66C44 -34 26 -3 0 -3C-26 -3 -44 -34 -43 -66Z'

/** Hair of a short cut: a cap of paper with the brow cut out. */
export const crop = (fill: string) =>
  shape('M-47 -56C-58 -124 56 -128 47 -56L42 -66C42 -82 34 -88 14 -87C-8 -92 -30 -86 -41 -66Z', fill)

/** Hair parted in the middle. */
export const parted = (fill: string) =>
  shape('M-48 -50C-60 -126 60 -126 48 -50C46 -72 30 -90 0 -94C-30 -90 -46 -72 -48 -50Z', fill)

export const bindi = disc([2, -79, 4], sindoor)
export const earrings = (fill: string) => disc([-43, -36, 5], fill) + disc([43, -36, 5], fill)
export const bangles = (fill: string) => times(3, (i) => rect([-15, -76 + i * 9, 30, 5], fill))

export const glasses = strip(
  'M-32 -60a14 13 0 1 0 28 0a14 13 0 1 0 -28 0M6 -60a14 13 0 1 0 28 0a14 13 0 1 0 -28 0M-4 -62Q1 -66 6 -62M-32 -62L-43 -66M34 -62L43 -66',
  ink,
  3,
)

export const moustache = (fill: string) =>
  shape('M2 -37C-6 -43 -20 -40 -26 -28C-14 -30 -6 -29 2 -32C10 -29 18 -30 30 -28C24 -40 10 -43 2 -37Z', fill)

/** A placket with its buttons, a collar. */
export const placket = (fill: string, button: string) =>
  rect([-9, 26, 18, 120], fill) + times(4, (i) => disc([0, 48 + i * 28, 3.5], button))

const eye = (x: number, look: Look) =>
  `<ellipse cx="${x}" cy="-60" rx="9.500" ry="8" fill="${paper}"/>` +
  strip(
    `M${x - 11} -62Q${x} -73 ${x + 11} -62${look.lashes ? `M${x + (x > 0 ? 10 : -9)} -65l${x > 0 ? 5 : -5} -4` : ''}`,
    ink,
    3,
  )

const features = (look: Look) =>
  piece(
    'face',
    disc([-24, -38, 9], sindoor, 'opacity=".16"'),
    disc([28, -38, 9], sindoor, 'opacity=".16"'),
    look.beard ?? '',
    piece(
      'eyes',
      eye(-17, look),
      eye(21, look),
      piece(
        'pupils',
        disc([-17, -59, 5.6], ink),
        disc([21, -59, 5.6], ink),
        disc([-15, -61, 1.7], paper),
        disc([23, -61, 1.7], paper),
      ),
    ),
    piece('brows', strip('M-29 -79Q-19 -89 -8 -83M12 -83Q23 -89 33 -79', look.hair, 4)),
    shape(
      'M4 -58C6 -50 12 -44 9 -41C6 -38 0 -39 -2 -41',
      'none',
      `stroke="${ink}" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"`,
    ),
    `<path data-mouth="" fill="#8A1F24"/><path data-teeth="" fill="${paper}"/>`,
  )

const ear = (x: number, skin: string) => `<ellipse cx="${x}" cy="-54" rx="8" ry="12" fill="${skin}"/>`

const arm = (look: Look) =>
  `<g transform="translate(86 140)">${piece(
    'arm',
    strip('M0 0V-60', look.sleeve, 34),
    strip('M0 -62V-78', look.skin, 21),
    look.wrist ?? '',
    disc([0, -96, 16], look.skin),
    strip('M-10 -100L-14 -117M0 -104V-123M9 -101L13 -118M13 -92L24 -98', look.skin, 8.5),
  )}</g>`

/** A whole figure as SVG; its pieces are moved by figure-pose. */
export function drawFigure(look: Look) {
  return piece(
    'body',
    piece('behind', look.behind ?? ''),
    arm(look),
    look.clothes,
    piece(
      'head',
      look.nape ?? '',
      shape('M-19 -24H19V14Q0 32 -19 14Z', look.skin),
      shape('M-19 -12Q0 14 19 -12V2Q0 18 -19 2Z', ink, 'opacity=".2"'),
      ear(-43, look.skin) + ear(43, look.skin),
      lifted(face, look.skin),
      features(look),
      look.head,
    ),
  )
}

/** The pleats and border of a shawl or dupatta from the far shoulder to the near hip. */
export const drape = (fill: string, border: string) =>
  lifted('M-34 6L-74 22C-92 30 -98 60 -100 90L-112 340H70L60 262C20 190 -6 90 -18 18Z', fill) +
  strip('M-22 16C-8 96 20 190 62 266', border, 9) +
  strip('M-52 26C-44 120 -30 220 -6 336M-76 40C-74 130 -70 230 -60 336', border, 2.5)
