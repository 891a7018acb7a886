import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../src/web')

/** What may move longer: somebody plays or points at it, or nothing else is there yet. */
const mayGoOn = ['sound-low', 'sound-high', 'sound-quick', 'speaker-wave', 'sway', 'turn', 'record-line']

const styles = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join(web, file), 'utf8'))
const animations = styles.flatMap((style) =>
  Array.from(style.matchAll(/animation: ([a-z][\w-]*) ([^;]+);/g), ([, name = '', rest = '']) => ({
    name,
    rest,
  })),
)

const secondsOf = (rest: string) =>
  Array.from(rest.matchAll(/(?<![\w-])([\d.]+)(m?)s\b/g), ([, number, milli]) =>
    milli ? Number(number) / 1000 : Number(number),
  )

test('what begins to move by itself rests within five seconds', () => {
  const own = animations.filter(({ name }) => !mayGoOn.includes(name))
  expect(own.length).toBeGreaterThan(20)
  const long = own.filter(({ rest }) => {
    const [duration = 0, delay = 0] = secondsOf(rest)
    const times = rest.includes('infinite')
      ? Number.POSITIVE_INFINITY
      : Number(/ (\d+)(?= |$)/.exec(rest)?.[1] ?? 1)
    return duration * times + delay > 5
  })
  expect(long).toEqual([])
})
