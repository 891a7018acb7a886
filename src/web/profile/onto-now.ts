/** A draft that began from a profile as it was, onto what it is now: what was not changed here may have been elsewhere. */
export function ontoNow<Draft extends object>(draft: Draft, before: Draft, now: Draft): Draft {
  const untouched = (Object.keys(before) as (keyof Draft)[]).filter((name) => draft[name] === before[name])
  return { ...draft, ...Object.fromEntries(untouched.map((name) => [name, now[name]])) }
}
