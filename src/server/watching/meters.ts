/** One thing that is measured, in the text format that Prometheus reads. */
export interface Meter {
  text(): string | Promise<string>
}

interface Named {
  name: string
  help: string
}

export interface Counter extends Meter {
  add(...labels: string[]): void
}

export interface Histogram extends Meter {
  observe(seconds: number, ...labels: string[]): void
}

/** Counts up for ever, once for each set of labels. */
export function counter(named: Named & { labels: string[] }): Counter {
  const counts = new Map<string, number>()
  return {
    add: (...labels) => {
      const key = labels.join(between)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    text: () => head(named, 'counter') + lines(named, counts),
  }
}

/** A number as it is when somebody asks. */
export function gauge(
  named: Named & { type?: 'gauge' | 'counter' },
  read: () => number | Promise<number>,
): Meter {
  return { text: async () => `${head(named, named.type ?? 'gauge')}${named.name} ${await read()}\n` }
}

/** How often something took how long, up to each of the bounds (in seconds, growing). */
export function histogram(named: Named & { labels: string[]; bounds: readonly number[] }): Histogram {
  const rows = new Map<string, { upTo: number[]; sum: number; count: number }>()
  return {
    observe: (seconds, ...labels) => {
      const key = labels.join(between)
      const row = rows.get(key) ?? { upTo: named.bounds.map(() => 0), sum: 0, count: 0 }
      if (row.count === 0) rows.set(key, row)
      const at = named.bounds.findIndex((bound) => seconds <= bound)
      if (at >= 0) row.upTo[at] = (row.upTo[at] ?? 0) + 1
      row.sum += seconds
      row.count += 1
    },
    text: () =>
      head(named, 'histogram') +
      Array.from(rows, ([key, row]) => bucketLines(named, labelled(named.labels, key), row)).join(''),
  }
}

function bucketLines(
  { name, bounds }: Named & { bounds: readonly number[] },
  key: string,
  { upTo, sum, count }: { upTo: number[]; sum: number; count: number },
): string {
  let reached = 0
  const others = key === '' ? '' : `${key.slice(1, -1)},`
  const buckets = bounds.map((bound, at) => {
    reached += upTo[at] ?? 0
    return `${name}_bucket{${others}le="${bound}"} ${reached}\n`
  })
  const last = `${name}_bucket{${others}le="+Inf"} ${count}\n`
  return `${buckets.join('')}${last}${name}_sum${key} ${sum}\n${name}_count${key} ${count}\n`
}

const head = ({ name, help }: Named, type: string) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`

const lines = ({ name, labels }: Named & { labels: string[] }, counts: Map<string, number>) =>
  Array.from(counts, ([key, count]) => `${name}${labelled(labels, key)} ${count}\n`).join('')

/** What is counted with every answer is found by its values alone; they are written out when somebody asks. */
const between = '\0'

/** `{method="GET",status="200"}`, or nothing where there are no labels. */
function labelled(names: string[], key: string): string {
  if (names.length === 0) return ''
  const values = key.split(between)
  const pairs = names.map((name, at) => `${name}="${(values[at] ?? '').replace(/[\\"\n]/g, '_')}"`)
  return `{${pairs.join(',')}}`
}
