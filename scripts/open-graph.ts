/**
 * The pictures that shared links show: the top of each public page itself, without its navigation, so that they always
 * speak the look of the day. Run by hand after a build, `node scripts/open-graph.ts`; the results are kept in public/og/.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { runServer } from '../test/running-server.ts'
import { findChromium } from './find-chromium.ts'

const pages = {
  home: '/',
  aboutus: '/aboutus',
  contact: '/contact',
  privacypolicy: '/privacypolicy',
  termsconditions: '/termsconditions',
  prices: '/prices',
}
const size = { width: 1200, height: 630 }
const mostBytes = 60_000
const out = 'public/og'

mkdirSync(out, { recursive: true })
await sharp(readFileSync('src/web/layout/favicon.svg'))
  .resize(512, 512)
  .png({ palette: true })
  .toFile(`${out}/logo.png`)

const dataDir = mkdtempSync(join(tmpdir(), 'boli-open-graph-'))
const server = await runServer({ port: 3191, dataDir })
const executablePath = findChromium() ?? ''
const browser = await chromium.launch({ executablePath, chromiumSandbox: false })
try {
  const context = await browser.newContext({ viewport: size, bypassCSP: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(server.url + path, { waitUntil: 'networkidle' })
    await page.addStyleTag({ content: 'header nav, main a { visibility: hidden }' })
    await page.evaluate(() => document.fonts.ready)
    await write(name, await page.screenshot())
  }
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true })
}

/** As few colours as the limit asks for: our pictures are flat. */
async function write(name: string, shot: Buffer): Promise<void> {
  for (const colours of [256, 128, 64, 32]) {
    const png = await sharp(shot).png({ palette: true, colours, effort: 10 }).toBuffer()
    if (png.length > mostBytes) continue
    writeFileSync(`${out}/${name}.png`, png)
    console.log(`${name} ${(png.length / 1000).toFixed(1)} kB, ${colours} colours`)
    return
  }
  throw new Error(`${name} is heavier than ${mostBytes} bytes.`)
}
