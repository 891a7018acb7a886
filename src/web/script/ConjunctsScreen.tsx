import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { conjunctKinds } from '#language/hindi/letters/conjuncts.ts'
import { academy } from '#rules/academy.ts'
import { conjunctDrill } from '#rules/script/conjunct-drill.ts'
import type { DrillQuestion } from '#rules/script/drill-question.ts'
import { toScript } from '../paths.ts'
import { useSound } from '../practice/speech/use-sound.ts'
import { queries } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MixedText } from '../ui/MixedText.tsx'
import { useMe } from '../use-me.ts'
import { Drill } from './Drill.tsx'
import { JoinedCard } from './JoinedCard.tsx'
import { conjunctsQuery, scriptQuery } from './script-queries.ts'
import { saveScript } from './script-saving.ts'

export async function clientLoader() {
  await Promise.all([queries.ensureQueryData(scriptQuery), queries.ensureQueryData(conjunctsQuery)])
  return null
}

/** Joined letters by the way in which they join, each to be taken apart; and ten questions on them. */
export default function ConjunctsScreen() {
  const me = useMe()
  const [questions, setQuestions] = useState<DrillQuestion[] | null>(null)
  const start = () => setQuestions(conjunctDrill(Math.random))
  return (
    <div className={`measure ${questions ? 'max-w-3xl!' : ''}`}>
      <title>{`Joined letters · ${academy.name}`}</title>
      <Link
        to={toScript()}
        className="mt-4 inline-flex min-h-11 items-center gap-2 font-bold hover:text-sindoor"
      >
        <Icon name="back" />
        All letters
      </Link>
      <h1 className="font-display text-[clamp(2.25rem,5vw,3.25rem)] leading-tight">Joined letters</h1>
      {questions ? (
        <div className="mt-6">
          <Drill
            key={questions.map(({ item, ask }) => item + ask).join()}
            questions={questions}
            onAnswered={({ item, answer }, chosen) =>
              saveScript(
                me._id,
                chosen === answer ? { kind: 'joined', item } : { kind: 'mixed-up', item, instead: chosen },
              )
            }
            onAgain={start}
          />
        </div>
      ) : (
        <Kinds onStart={start} />
      )}
    </div>
  )
}

function Kinds({ onStart }: { onStart: () => void }) {
  const sound = useSound()
  const { data } = useSuspenseQuery(scriptQuery)
  const { data: withWords } = useSuspenseQuery(conjunctsQuery)
  const wordsOf = (whole: string) => withWords.find((one) => one.whole === whole)?.words ?? []
  return (
    <>
      <p className="mt-2 max-w-2xl text-lg">
        <MixedText>
          When no “a” is said between two consonants, they join into one. Take them apart, and see what they
          are made of.
        </MixedText>
      </p>
      <Button size="large" className="mt-5 mb-10" onClick={onStart}>
        Ten quick questions
      </Button>
      {conjunctKinds.map(({ id, name, note, conjuncts }) => (
        <section key={id} aria-labelledby={id} className="pb-12">
          <h2 id={id} className="hang font-display text-2xl">
            <MixedText>{name}</MixedText>
          </h2>
          <p className="mb-4 max-w-2xl text-ink-soft">
            <MixedText>{note}</MixedText>
          </p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))] gap-3">
            {conjuncts.map((conjunct) => (
              <li key={conjunct.whole}>
                <JoinedCard
                  conjunct={conjunct}
                  words={wordsOf(conjunct.whole)}
                  isDone={data.joined.includes(conjunct.whole)}
                  sound={sound}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
