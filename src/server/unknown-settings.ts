import { settingNames } from './config.ts'
import { secretSettings } from './secret-files.ts'

const known = [...settingNames, ...secretSettings.map((name) => `${name}_FILE`)]
/** What begins so is meant for us; all else only where it is nearly a setting. */
const ours = /^(STRIPE|PAYPAL|CCAVENUE|S3)_/
/** Shorter ones are too near to what others call theirs: PORT, HOST. */
const longEnough = 6
const slips = 2

/** A line for each name in the environment that looks like a mistyped setting. It is ignored, and its value never told. */
export function warningsOfUnknown(environment: Record<string, string | undefined>): string[] {
  const names = Object.keys(environment).filter((name) => !known.includes(name))
  return names.flatMap((name) => {
    const plain = name.replace(/^BOLI_/, '')
    const [nearest = '', distance] = nearestTo(plain)
    const isNear = name !== plain || plain.length >= longEnough ? distance <= slips : false
    if (!isNear && !ours.test(name)) return []
    return [`Setting ${name} is not known and has no effect. Is ${nearest} meant? See docs/operations.md.`]
  })
}

function nearestTo(name: string): [string, number] {
  const far = known.map((one): [string, number] => [one, distanceBetween(name, one)])
  return far.reduce((best, one) => (one[1] < best[1] ? one : best))
}

/** Letters to put in, take out or change; two that changed places are one slip. */
function distanceBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let i = 1; i <= one.length; i++) {
    rows.push([i])
    for (let j = 1; j <= other.length; j++) {
      const changed = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : changed
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped))
    }
  }
  return at(one.length, other.length)
}
