/**
 * Whose line an address is: of IPv4 the address itself, of IPv6 the first half, for a household has all of the second
 * to itself and could be another one at each try.
 */
export function networkOf(address: string): string {
  const plain = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [before = '', after] = plain.replace(/%.*$/, '').split('::')
  const groups = before === '' ? [] : before.split(':')
  const rest = after ? after.split(':') : []
  const left = after === undefined ? 0 : 8 - groups.length - rest.length
  const whole = [...groups, ...Array<string>(Math.max(0, left)).fill('0'), ...rest]
  const half = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${half.join(':')}::/64`
}

/** Some proxies (Azure's) write the visitor's port behind the address: each new line would be another household. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
}
