import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import type { Film } from '#calls/films.ts'
import { readCurriculum } from '#server/authoring/written/read-curriculum.ts'
import type { FilmScript } from '#server/curriculum/curriculum.ts'
import { scriptHash } from '#server/curriculum/script-hash.ts'
import { openMedia } from '#server/media/media.ts'
import { findChromium } from './find-chromium.ts'

// node scripts/render-film.ts <film id> <file.mp4>: a drawn film as a real video, 480p H.264 and AAC, faststart.
// Its words are not drawn in: the player shows them as captions of the same script.

const framesPerSecond = 12
const size = { width: 854, height: 480 }
const root = resolve(import.meta.dirname, '..')

declare global {
  interface Window {
    seekFilm: (ms: number) => void
  }
}

function scriptOf(filmId: string): FilmScript {
  const { curriculum } = readCurriculum(resolve(root, 'curriculum'), { check: false })
  const lessons = curriculum.courses.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.lessons))
  const script = lessons.flatMap(({ films }) => films).find(({ id }) => id === filmId)?.script
  if (!script) throw new Error(`The curriculum has no drawn film ${filmId}.`)
  return script
}

/** A page with nothing but the stage, drawn by the player's own renderer. */
function stagePage(film: Film): string {
  const data = JSON.stringify(film).replaceAll('<', '\\u003c')
  return `<!doctype html><meta charset="utf-8"><body style="margin:0"><div id="stage" style="width:${size.width}px;height:${size.height}px"></div>
<script type="module">
import '/src/web/fonts.css'
import { createFilmStage } from '/src/web/film/film-stage.ts'
import { sceneOf } from '/src/web/film/scene-table.ts'
const film = ${data}
const stage = createFilmStage(document.getElementById('stage'), { film, scene: await sceneOf(film) })
stage.show({ hindi: false, roman: false, gloss: false, english: false })
await document.fonts.ready
window.seekFilm = (ms) => stage.seek(ms)
</script>`
}

async function serveStage(film: Film): Promise<{ server: ViteDevServer; url: string }> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, watch: null, hmr: false },
    plugins: [
      {
        name: 'stage',
        configureServer: ({ middlewares }) => {
          middlewares.use('/stage.html', (_request, response) => {
            response.setHeader('content-type', 'text/html').end(stagePage(film))
          })
        },
      },
    ],
  })
  await server.listen()
  return { server, url: `${server.resolvedUrls?.local[0]}stage.html` }
}

function startFfmpeg(sound: string, target: string): ChildProcess {
  const { path } = createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg') as { path: string }
  const pictures = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(framesPerSecond), '-i', '-']
  const video = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '25',
    '-pix_fmt',
    'yuv420p',
    '-tune',
    'animation',
  ]
  const audio = ['-c:a', 'aac', '-b:a', '48k', '-ac', '1']
  const file = ['-map_metadata', '-1', '-movflags', '+faststart', target]
  return spawn(path, ['-v', 'error', '-y', ...pictures, '-i', sound, ...video, ...audio, ...file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
}

async function drawInto(page: Page, ffmpeg: ChildProcess, duration: number): Promise<void> {
  const frames = Math.ceil((duration * framesPerSecond) / 1000)
  for (let frame = 0; frame < frames; frame++) {
    await page.evaluate((ms) => window.seekFilm(ms), (frame * 1000) / framesPerSecond)
    const picture = await page.screenshot({ type: 'jpeg', quality: 92 })
    if (ffmpeg.stdin?.write(picture) === false) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin?.end()
}

async function renderFilm(filmId: string, target: string): Promise<void> {
  const media = openMedia({
    dataDir: process.env.DATA_DIR ?? resolve(root, 'data'),
    secretKey: 'none is needed',
  })
  const script = scriptOf(filmId)
  const film = await media.films.filmOnTheClock(script)
  const sound = await media.films.filmSoundFile(script)
  media.close()
  const { server, url } = await serveStage(film)
  const executablePath = findChromium()
  const browser = await chromium.launch({
    chromiumSandbox: false,
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const page = await browser.newPage({ viewport: size })
    await page.goto(url)
    await page.waitForFunction(() => 'seekFilm' in window)
    mkdirSync(dirname(target), { recursive: true })
    const ffmpeg = startFfmpeg(sound, target)
    const ended = once(ffmpeg, 'exit')
    await drawInto(page, ffmpeg, film.duration)
    const [code] = await ended
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  } finally {
    await browser.close()
    await server.close()
  }
  // Beside the file, so that `npm run curriculum` sees when its lines have changed.
  writeFileSync(`${target}.script`, `${scriptHash(script)}\n`)
  console.log(`${basename(target)}: ${Math.round(film.duration / 1000)} s`)
}

const [filmId, target] = process.argv.slice(2)
if (!filmId || !target) {
  console.error('Say which film and where to: node scripts/render-film.ts <film id> <file.mp4>')
  process.exitCode = 1
} else {
  await renderFilm(filmId, resolve(target))
}
