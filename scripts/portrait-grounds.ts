import { disc, shape, strip, times } from '#web/film/cut-paper.ts'

/** The printed cloths behind the portraits of the about page, each in one colour. */
export const diamonds = (fill: string) =>
  times(30, (i) =>
    shape(
      `M${(i % 5) * 88 + (Math.floor(i / 5) % 2) * 44} ${Math.floor(i / 5) * 84 + 20}l26 26l-26 26l-26 -26Z`,
      'none',
      `stroke="${fill}" stroke-width="4"`,
    ),
  )
export const suns = (fill: string) =>
  times(
    30,
    (i) =>
      disc(
        [(i % 5) * 92 + (Math.floor(i / 5) % 2) * 46, Math.floor(i / 5) * 84 + 40, 20],
        'none',
        `stroke="${fill}" stroke-width="4"`,
      ) + disc([(i % 5) * 92 + (Math.floor(i / 5) % 2) * 46, Math.floor(i / 5) * 84 + 40, 6], fill),
  )
export const waves = (fill: string) =>
  times(9, (i) =>
    strip(`M-20 ${i * 56 + 24}q22 -26 44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0`, fill, 5),
  )
export const steps = (fill: string) =>
  times(10, (i) =>
    strip(
      `M-10 ${i * 52 + 30}l30 -22l30 22l30 -22l30 22l30 -22l30 22l30 -22l30 22l30 -22l30 22l30 -22l30 22l30 -22l30 22`,
      fill,
      5,
    ),
  )
export const leaves = (fill: string) =>
  times(30, (i) =>
    shape(
      `M${(i % 5) * 92 + (Math.floor(i / 5) % 2) * 46} ${Math.floor(i / 5) * 84 + 10}q26 30 0 60q-26 -30 0 -60Z`,
      fill,
    ),
  )
