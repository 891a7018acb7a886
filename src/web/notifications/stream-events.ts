export interface ServerEvent {
  id: string
  name: string
  data: string
}

/** The whole events in what a stream has said so far, and the beginning of the next one. A comment is none. */
export function eventsIn(text: string): { events: ServerEvent[]; rest: string } {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  return { events: blocks.map(eventOf).filter(({ data }) => data !== ''), rest }
}

function eventOf(block: string): ServerEvent {
  const lines = block.split('\n')
  const field = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
  return { id: field('id'), name: field('event'), data: field('data') }
}

const shortest = 3000
const longest = 120_000

/** How long to wait before the next try, in milliseconds: longer each time, and never all tabs together. */
export function waitBefore(failures: number, random: number): number {
  return Math.min(longest, shortest * 2 ** failures) * (0.5 + random)
}
