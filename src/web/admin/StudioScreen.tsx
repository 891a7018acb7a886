import { academy } from '#rules/academy.ts'
import { useMe } from '../use-me.ts'

/** What waits for whoever works at the academy. */
export default function StudioScreen() {
  const me = useMe()
  return (
    <>
      <title>{`Studio · ${academy.name}`}</title>
      <h1 className="font-display text-3xl leading-tight sm:text-4xl">Good to see you, {me.firstName}</h1>
    </>
  )
}
