/** What stands between the braces of an import or an export, `a as b,c`, as pairs of what is there and what it is called. */
export function exportNames(names: string): [name: string, called: string][] {
  return names
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split(' as '))
    .map(([name = '', called = name]) => [name, called])
}
