import { readdirSync, readFileSync } from 'node:fs'

const msOfTick = 10

/** Milliseconds of processor time that these servers and their database have used so far. Linux only. */
export function processorTime(servers: readonly { pid: number }[], databaseUrl: string | null): number {
  const all = processes()
  const port = databaseUrl && new URL(databaseUrl).port
  const postmaster = all.find(
    ({ command }) => port && command.includes('postgres') && command.includes(`-p\0${port}`),
  )
  return all
    .filter(
      (one) =>
        servers.some(({ pid }) => one.pid === pid) ||
        one.pid === postmaster?.pid ||
        (postmaster && one.parent === postmaster.pid),
    )
    .reduce((sum, { ticks }) => sum + ticks * msOfTick, 0)
}

/** The same of all that this process has started and seen end. */
export function ofChildren(): number {
  const [user = 0, system = 0] = fieldsOf('self').slice(13, 15)
  return (user + system) * msOfTick
}

/** What `/proc` says of a process from its state on; what stands before, in brackets, may hold spaces. */
function fieldsOf(pid: string): number[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}

function processes() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    try {
      const fields = fieldsOf(pid)
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
