import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Academy, inAcademy } from './academy.ts'
import { audit, newLearner } from './learner.ts'
import type { Kind, Proof, Result } from './proof.ts'
import { statusesOf, untilAnswers } from './watch.ts'
import { writes, writeUntil } from './writes.ts'

/** Room for an empty database and its log, and not for much more. */
const megabytes = 500
/** What is left when the writing begins. */
const leftBytes = 64 * 1024
const pieceBytes = 1024 * 1024
const mostMilliseconds = 30_000

export const disk: Proof = {
  name: 'disk',
  proves: 'a full disk is refused in words, loses nothing acknowledged, and once there is room all goes on',
  async run({ databases }) {
    const results: Result[] = []
    for (const kind of databases) results.push(await onSmallDisk(kind))
    return results
  },
}

async function onSmallDisk(kind: Kind): Promise<Result> {
  const usual = process.env.TMPDIR
  const mount = mkdtempSync(join(tmpdir(), 'boli-small-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', mount])
  if (mounted.status !== 0)
    return { on: kind, figures: 'no small disk could be mounted (root can)', wrong: ['not tried'] }
  try {
    mkdirSync(join(mount, 'tmp'), { mode: 0o777 })
    // What is made from here on is made on the small disk.
    process.env.TMPDIR = join(mount, 'tmp')
    spawnSync('chmod', ['-R', '777', mount])
    return await inAcademy(kind, (academy) => filledUp(academy, kind, mount))
  } finally {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
    spawnSync('umount', ['-l', mount])
    rmSync(mount, { recursive: true, force: true })
  }
}

async function filledUp(academy: Academy, kind: Kind, mount: string): Promise<Result> {
  const filler = join(mount, 'filler')
  const wrong: string[] = []
  let server = academy.start()
  await server.ready
  const learner = await newLearner(academy.url)
  if (!learner) throw new Error('Nobody could sign up.')
  fillUp(mount, filler)
  const begun = Date.now()
  const refused = () => [...learner.replies].some(([status, count]) => status !== 200 && count > 20)
  await writeUntil(learner, writes, () => refused() || Date.now() - begun > mostMilliseconds)
  for (const [status, count] of learner.replies)
    if (status !== 200 && status !== 503) wrong.push(`${count} replies were ${status || 'cut off'}, not 503`)
  if (!refused()) wrong.push('nothing was refused: the disk was never full')
  rmSync(filler)
  const how = server.child.exitCode === null ? 'by itself' : 'started anew'
  if (kind === 'postgresql') resumeWhereItStopped(() => academy.cluster?.resume())
  if (how === 'started anew') {
    server = academy.start()
    await server.ready
  }
  const back = await untilAnswers(`${academy.url}/api/ready`)
  wrong.push(...(await audit(learner)))
  const more = learner.claims.length
  await writeUntil(learner, writes, () => learner.claims.length > more + 20)
  wrong.push(...(await audit(learner)))
  await server.stop()
  const figures = `${more} acknowledged, replies ${statusesOf(learner)}, ${how} after ${back} ms, ${wrong.length} wrong`
  return { on: kind, figures, wrong }
}

/** The database writes too meanwhile: room that was there may be gone. */
function fillUp(mount: string, filler: string): void {
  for (;;) {
    const { bavail, bsize } = statfsSync(mount)
    const room = bavail * bsize - leftBytes
    if (room <= 0) return
    try {
      appendFileSync(filler, Buffer.alloc(Math.min(room, pieceBytes)))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      return
    }
  }
}

/** A PostgreSQL whose log could not grow may have ended, as it should; its service would start it again. */
function resumeWhereItStopped(resume: () => void): void {
  try {
    resume()
  } catch {
    // It runs.
  }
}
