import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { academy } from '#rules/academy.ts'
import { lookAlikeDrill } from '#rules/script/look-alike-drill.ts'
import { toScript } from '../paths.ts'
import { queries } from '../queries.ts'
import { Icon } from '../ui/Icon.tsx'
import { useMe } from '../use-me.ts'
import { Drill } from './Drill.tsx'
import { letterSoundQuery, scriptQuery } from './script-queries.ts'
import { saveScript } from './script-saving.ts'

export async function clientLoader() {
  await queries.ensureQueryData(scriptQuery)
  return null
}

/** Ten quick questions on letters that look alike. */
export default function LookAlikesScreen() {
  const me = useMe()
  const { data } = useSuspenseQuery(scriptQuery)
  const newDrill = () => {
    const met = new Set(data.letters.flatMap(({ id, state }) => (state === 'new' ? [] : [id])))
    return lookAlikeDrill(Math.random, { isMet: ({ id }) => met.has(id) })
  }
  const [questions, setQuestions] = useState(newDrill)
  useEffect(() => {
    for (const { heardId } of questions) if (heardId) void queries.prefetchQuery(letterSoundQuery(heardId))
  }, [questions])
  return (
    <div className="measure max-w-3xl!">
      <title>{`Look-alikes · ${academy.name}`}</title>
      <Link
        to={toScript()}
        className="mt-4 inline-flex min-h-11 items-center gap-2 font-bold hover:text-sindoor"
      >
        <Icon name="back" />
        All letters
      </Link>
      <h1 className="mb-6 font-display text-[clamp(2.25rem,5vw,3.25rem)] leading-tight">Look-alikes</h1>
      <Drill
        key={questions.map(({ item, ask }) => item + ask).join()}
        questions={questions}
        onAnswered={({ item, answer }, chosen) =>
          saveScript(
            me._id,
            chosen === answer ? { kind: 'picked', item } : { kind: 'mixed-up', item, instead: chosen },
          )
        }
        onAgain={() => setQuestions(newDrill())}
      />
    </div>
  )
}
