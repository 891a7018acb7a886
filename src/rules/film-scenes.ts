/** The drawn places a film may happen in. web/film draws each; the curriculum names one. */
export const filmScenes = [
  'street',
  'market',
  'fruit-stall',
  'kitchen',
  'living-room',
  'chai-stall',
  'station',
  'train',
  'rickshaw',
  'rooftop',
  'school',
  'park',
  'shop',
  'doorstep',
  'riverside',
] as const

export type FilmScene = (typeof filmScenes)[number]

/** The figures a film can cast; each is a drawing of web/film. */
export const filmLooks = [
  'girl-braid',
  'boy-cap',
  'woman-sari',
  'woman-kurta',
  'woman-hijab',
  'man-beard',
  'man-turban',
  'man-kurta',
  'grandmother',
  'grandfather',
  'shopkeeper',
  'student',
] as const

export type FilmLook = (typeof filmLooks)[number]
