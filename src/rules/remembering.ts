/**
 * Works out what a key stands for once, and tells it again. Forgets everything as soon as there would be more than
 * `most`: keys that anybody may send must not fill the memory. What cannot be worked out is thrown each time.
 */
export function remembering<Key, Made extends object | string | number>(
  most: number,
  make: (key: Key) => Made,
): (key: Key) => Made {
  const kept = new Map<Key, Made>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make(key)
    if (kept.size >= most) kept.clear()
    kept.set(key, made)
    return made
  }
}
