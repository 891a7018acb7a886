/** The film's own colours: a film looks the same in both themes and in a rendered file. */
export const ink = '#1F1B4D'
export const paper = '#FFF5E4'
export const sindoor = '#C62F17'
export const genda = '#FFC233'
export const mor = '#0E6B57'
export const rani = '#B3175E'
/** Tints, for the second sheet of the same paper. */
export const dusk = '#2D2870'
export const sand = '#F3DFBB'
export const straw = '#FFE2A1'
export const brick = '#9C220F'
export const leaf = '#2F8B73'
export const mist = '#CFE3D4'
export const blush = '#F2C9D3'
export const orange = '#EE8A1D'

export type Box = readonly [x: number, y: number, width: number, height: number]

/** A flat rectangle. */
export function rect([x, y, width, height]: Box, fill: string, more = '') {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`
}

/** A flat disc. */
export function disc([x, y, r]: readonly [number, number, number], fill: string, more = '') {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`
}

/** A flat shape cut along `d`. */
export function shape(d: string, fill: string, more = '') {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

/** A strip of paper laid along `d`. */
export function strip(d: string, stroke: string, width: number) {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** A sheet that lies on another one: the shape and its flat shadow. */
export function lifted(d: string, fill: string) {
  return shape(d, ink, 'opacity=".16" transform="translate(5 6)"') + shape(d, fill)
}

export const liftedRect = ([x, y, w, h]: Box, fill: string) => lifted(`M${x} ${y}h${w}v${h}h${-w}Z`, fill)

/** Moves its contents. */
export function at([x, y, scale = 1]: readonly [number, number, number?], ...content: string[]) {
  return `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${content.join('')}</g>`
}

/** A piece that the scene's `moves` moves under this name. */
export function piece(name: string, ...content: string[]) {
  return `<g data-piece="${name}">${content.join('')}</g>`
}

/** The same drawing `count` times. */
export function times(count: number, draw: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** Devanagari or Latin lettering painted on a sign. */
export function lettering([x, y, size]: readonly [number, number, number], fill: string, text: string) {
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="middle" font-family="'Rozha One','Mukta',serif">${text}</text>`
}
