import type { FilmLook } from '#rules/film-scenes.ts'
import type { Look } from './figures/figure-parts.ts'
import { boyCap, grandfather, manBeard, manKurta, manTurban, shopkeeper } from './figures/men.ts'
import { girlBraid, grandmother, student, womanHijab, womanKurta, womanSari } from './figures/women.ts'

export const looks: Record<FilmLook, () => Look> = {
  'girl-braid': girlBraid,
  'boy-cap': boyCap,
  'woman-sari': womanSari,
  'woman-kurta': womanKurta,
  'woman-hijab': womanHijab,
  'man-beard': manBeard,
  'man-turban': manTurban,
  'man-kurta': manKurta,
  grandmother,
  grandfather,
  shopkeeper,
  student,
}
