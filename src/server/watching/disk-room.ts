import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { gauge } from './meters.ts'

const gigabyte = 1024 ** 3
const look = 60_000

/** Below a tenth of the disk, five gigabytes at most, there is little room left. */
export function isTight({ free, whole }: { free: number; whole: number }): boolean {
  return free < Math.min(whole / 10, 5 * gigabyte)
}

/** Tells while there is still time that the disk under DATA_DIR fills up. */
export function watchDisk(app: FastifyInstance): void {
  const { dataDir } = app.deps.config
  const room = async () => {
    const { bavail, blocks, bsize } = await statfs(dataDir)
    return { free: bavail * bsize, whole: blocks * bsize }
  }
  app.meters.push(
    gauge({ name: 'boli_disk_free_bytes', help: 'Room on the disk of DATA_DIR.' }, async () => {
      return (await room()).free
    }),
  )
  const lookOnce = () =>
    app.jobs.run('Room on the disk', async () => {
      const found = await room()
      if (isTight(found))
        throw new Error(`Only ${(found.free / gigabyte).toFixed(1)} GB are free where ${dataDir} is.`)
    })
  const looking = setInterval(lookOnce, look)
  looking.unref()
  app.addHook('onReady', async () => void (await lookOnce()))
  app.addHook('onClose', async () => clearInterval(looking))
}
