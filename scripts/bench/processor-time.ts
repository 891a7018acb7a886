import { readdirSync, readFileSync } from 'node:fs'

const msOfTick = 10

/** Milliseconds of processor time that a server and its database have used so far. Linux only. */
export function processorTime(pid: number, databaseUrl: string | null): number {
  const all = processes()
  const port = databaseUrl && new URL(databaseUrl).port
  const postmaster = all.find(
    ({ command }) => port && command.includes('postgres') && command.includes(`-p\0${port}`),
  )
  return all
    .filter(
      (one) =>
        one.pid === pid || one.pid === postmaster?.pid || (postmaster && one.parent === postmaster.pid),
    )
    .reduce((sum, { ticks }) => sum + ticks * msOfTick, 0)
}

function processes() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // What stands before the bracket may hold spaces.
      const fields = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number)
      const [parent = 0, user = 0, system = 0, reaped = 0, reapedSystem = 0] = [1, 11, 12, 13, 14].map(
        (at) => fields[at],
      )
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      // Connections that have ended are counted with the process that they came from.
      return [{ pid: Number(pid), parent, command, ticks: user + system + reaped + reapedSystem }]
    } catch {
      return [] // it has just ended
    }
  })
}
