/**
 * Cuts the pictures of the about page from the same paper as the films: the portraits of the demo academy's team
 * into public/UserProfile/, the banner into public/scenes/. Run by hand when one changes; the results are kept.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import * as paper from '#web/film/cut-paper.ts'
import type { Look } from '#web/film/figures/figure-parts.ts'
import {
  bangles,
  bindi,
  drape,
  drawFigure,
  earrings,
  glasses,
  parted,
  skins,
  torso,
} from '#web/film/figures/figure-parts.ts'
import { manBeard, manKurta, manTurban } from '#web/film/figures/men.ts'
import { womanKurta, womanSari } from '#web/film/figures/women.ts'
import type { Scene } from '#web/film/scene.ts'
import { scenes } from '#web/film/scene-table.ts'
import { diamonds, leaves, steps, suns, waves } from './portrait-grounds.ts'

const { disc, genda, ink, leaf, lifted, mor, orange, rani, rect, shape, sindoor, strip, times } = paper
const night = '#191540'
const folder = { portraits: 'public/UserProfile', scenes: 'public/scenes' }

const asha: Look = {
  ...womanKurta(),
  skin: skins.wheat,
  hair: '#3B1F2B',
  clothes:
    lifted(torso, sindoor) + shape('M-26 8Q0 60 26 8Q0 26 -26 8Z', skins.wheat) + drape(paper.paper, genda),
  sleeve: sindoor,
  wrist: bangles(genda),
  nape: strip('M-38 -60C-74 -20 -66 40 -74 110', '#3B1F2B', 30),
  head: parted('#3B1F2B') + bindi + glasses + earrings(genda),
}

const gurpreet: Look = {
  ...manTurban(),
  clothes:
    lifted(torso, ink) +
    times(4, (i) => disc([0, 76 + i * 40, 5], genda)) +
    shape('M-30 8Q0 30 30 8L28 26Q0 46 -28 26Z', paper.dusk),
  sleeve: ink,
  head:
    lifted(
      'M-56 -76C-66 -118 -34 -148 2 -148C40 -148 68 -116 56 -76C40 -92 20 -96 0 -84C-20 -96 -40 -92 -56 -76Z',
      rani,
    ) +
    strip(
      'M-52 -84C-30 -120 20 -136 46 -124M-56 -96C-34 -128 0 -144 26 -144M54 -86C40 -116 0 -128 -22 -122',
      paper.brick,
      3.5,
    ) +
    shape('M-12 -94L0 -110L12 -94L0 -84Z', paper.brick),
}

const meenakshi: Look = {
  ...womanSari(),
  skin: skins.umber,
  clothes:
    lifted(torso, rani) +
    shape('M-26 8Q0 64 26 8Q0 26 -26 8Z', skins.umber) +
    strip('M-22 14Q0 56 22 14', genda, 5) +
    drape(mor, genda),
  sleeve: rani,
}

const imran: Look = {
  ...manBeard(),
  clothes:
    lifted(torso, paper.paper) +
    shape('M-32 8Q0 34 32 8L30 24Q0 46 -30 24Z', paper.sand) +
    rect([-8, 30, 16, 120], paper.sand) +
    times(4, (i) => disc([0, 52 + i * 28, 3.5], ink)),
  sleeve: paper.paper,
  head:
    manBeard().head +
    strip('M-50 -58C-60 -134 60 -134 50 -58', paper.paper, 8) +
    lifted('M-60 -76h16v36h-16ZM44 -76h16v36h-16Z', genda),
}

/** The border of a puan: red, black, white. */
const puan = (y: number) =>
  rect([-90 - (y - 70) * 0.1, y, 180 + (y - 70) * 0.2, 12], night) +
  times(7, (i) => shape(`M${-75 + i * 25} ${y + 1}l10 5l-10 5l-10 -5Z`, paper.paper))
const lalremi: Look = {
  skin: skins.wheat,
  hair: night,
  lashes: true,
  lower: 6,
  clothes:
    lifted(torso, sindoor) +
    puan(70) +
    puan(112) +
    puan(154) +
    shape('M-30 10Q0 46 30 10Q0 26 -30 10Z', skins.wheat) +
    strip('M-26 18Q0 62 28 18', genda, 5),
  sleeve: sindoor,
  behind: lifted('M-50 -60C-70 0 -66 60 -60 96H60C66 60 70 0 50 -60C40 -112 -40 -112 -50 -60Z', night),
  head:
    shape(
      'M-48 -44C-60 -126 60 -126 48 -44C46 -62 40 -76 34 -80L20 -74L8 -82L-6 -74L-20 -82L-34 -74C-42 -66 -46 -56 -48 -44Z',
      night,
    ) +
    disc([44, -88, 13], genda) +
    times(6, (i) => disc([44 + Math.cos(i * 1.05) * 13, -88 + Math.sin(i * 1.05) * 13, 7], paper.paper)) +
    disc([44, -88, 7], genda),
}

/** The hand raised to greet, the mouth at rest in a smile: one moment of the figure. */
function still(look: Look, greets: boolean): string {
  return drawFigure(look)
    .replace('<g data-piece="arm">', `<g transform="rotate(${greets ? 8 : 172})">`)
    .replace(
      '<path data-mouth="" ',
      `<path d="${greets ? 'M-12 -29Q2 -24 16 -29Q2 -3 -12 -29Z' : 'M-14 -27Q2 -17 18 -27Q2 -8 -14 -27Z'}" `,
    )
    .replace(/<path data-teeth=""[^>]*>/, '')
    .replace(/ data-piece="[^"]*"/g, '')
}

const portraits = [
  { name: 'asha', look: asha, ground: genda, pattern: suns(orange), greets: true },
  { name: 'gurpreet', look: gurpreet, ground: mor, pattern: diamonds(leaf), greets: false },
  { name: 'meenakshi', look: meenakshi, ground: orange, pattern: leaves(genda), greets: false },
  { name: 'imran', look: imran, ground: '#2A2570', pattern: waves('#3A3585'), greets: false },
  { name: 'lalremi', look: lalremi, ground: paper.mist, pattern: steps('#A9CDB4'), greets: true },
]

for (const { name, look, ground, pattern, greets } of portraits) {
  const place = `translate(${greets ? 176 : 196} ${282 + (look.lower ?? 0) * 0.4}) scale(1.42)`
  const figure = `<g transform="${place}">${still(look, greets)}</g>`
  write(folder.portraits, `team-${name}`, {
    size: [400, 480],
    content: rect([0, 0, 400, 480], ground) + pattern + figure,
  })
}

const moment = 3
const posed = (svg: string, { moves }: Scene) =>
  svg.replace(/data-piece="([^"]+)"/g, (_, name: string) => `transform="${moves[name]?.(moment) ?? ''}"`)
const standing = (look: Look, x: number) =>
  `<g transform="translate(${x} ${336 + (look.lower ?? 0) * 0.4}) scale(.9)">${still(look, x < 400)}</g>`
async function writeScene(name: 'rooftop' | 'doorstep', people: string): Promise<void> {
  const scene = await scenes[name]()
  const content = posed(scene.back, scene) + people + posed(scene.front ?? '', scene)
  write(folder.scenes, name, { size: [960, 540], content })
}

await writeScene('rooftop', standing(asha, 330) + standing(gurpreet, 560))
// The film to try begins like this.
await writeScene('doorstep', standing(womanKurta(), 250) + standing(manKurta(), 700))

function write(
  to: string,
  name: string,
  { size: [width, height], content }: { size: [number, number]; content: string },
) {
  mkdirSync(to, { recursive: true })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`
  const lean = svg.replace(/(\d+\.\d\d)\d+/g, '$1')
  writeFileSync(`${to}/${name}.svg`, `${lean}\n`)
  console.log(`${name} ${lean.length} bytes`)
}
