/**
 * The pictures of the installed app, drawn from the favicon: its letter hangs from the line. Run by hand,
 * `node scripts/app-icons.ts`; the results are kept in public/icons/.
 */
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from './find-chromium.ts'

const out = 'public/icons'
const favicon = readFileSync('src/web/layout/favicon.svg', 'utf8')
const letter = /<g .*<\/g>/s.exec(favicon)?.[0] ?? ''
/** A launcher cuts a maskable icon to its own shape: the letter stands in the middle, the line goes from edge to edge. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#c62f17"/>
  <path d="M0 15h64v5H0z" fill="#ffe9c7"/><g transform="translate(9.600 7.700) scale(.75)">${letter}</g></svg>`

const icons = [
  { name: '180', size: 180, drawing: favicon },
  { name: '192', size: 192, drawing: favicon },
  { name: '512', size: 512, drawing: favicon },
  { name: 'maskable-192', size: 192, drawing: maskable },
  { name: 'maskable-512', size: 512, drawing: maskable },
]

mkdirSync(out, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium() ?? '', chromiumSandbox: false })
try {
  for (const { name, size, drawing } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`,
    )
    await page.screenshot({ path: `${out}/${name}.png` })
    await page.close()
    console.log(`${name}.png ${statSync(`${out}/${name}.png`).size} bytes`)
  }
} finally {
  await browser.close()
}
