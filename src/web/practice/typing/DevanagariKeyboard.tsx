import { useState } from 'react'
import { Hindi } from '../../ui/Hindi.tsx'
import {
  canPress,
  joinsAfter,
  keyName,
  keyPages,
  markKeys,
  press,
  signs,
  virama,
  vowels,
} from './keyboard-layout.ts'
import { ScreenKey } from './ScreenKey.tsx'

interface DevanagariKeyboardProps {
  /** What is written before the caret. */
  written: string
  /** Words whose joined letters are offered, beside those that are taught. */
  words: readonly string[]
  onWrite: (written: string) => void
  onErase: () => void
}

/** Devanagari by touch: vowels turn into their signs after a consonant, a letter to be joined shows with what it joins. */
export function DevanagariKeyboard({ written, words, onWrite, onErase }: DevanagariKeyboardProps) {
  const [page, setPage] = useState(0)
  const joins = joinsAfter(written, words)
  const key = (name: string) => (
    <ScreenKey
      key={name}
      name={keyName(name)}
      isOff={!canPress(written, name)}
      onPress={() => onWrite(press(written, name))}
    >
      {/\p{M}/u.test(name) ? `\u25cc${name}` : name}
    </ScreenKey>
  )
  return (
    <fieldset className="@container mt-3 border-t-8 border-ink bg-card p-1.5 max-sm:-mx-3 max-sm:p-1">
      <legend className="sr-only">Devanagari keyboard</legend>
      {joins.length > 0 ? (
        <Joins joins={joins} onPress={(second) => onWrite(press(written, second))} />
      ) : (
        <Vowels written={written} keyOf={key} />
      )}
      <div className="mt-1 grid grid-cols-4 gap-1 @xl:hidden">
        {keyPages.map(({ name }, at) => (
          <button
            key={name}
            type="button"
            lang="hi"
            aria-pressed={page === at}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => setPage(at)}
            className="hindi min-h-11 border-t-4 border-line leading-none aria-pressed:border-sindoor aria-pressed:bg-pale-genda"
          >
            {name}
          </button>
        ))}
      </div>
      <div className="min-h-[9.5rem] @xl:min-h-0">
        {keyPages.map(({ name, keys }, at) => (
          <div
            key={name}
            className={`mt-1 grid-cols-5 gap-1 @xl:grid @xl:grid-cols-11 @3xl:auto-cols-fr @3xl:grid-flow-col @3xl:grid-cols-none ${page === at ? 'grid' : 'hidden'}`}
          >
            {keys.map(key)}
          </div>
        ))}
      </div>
      <div className="mt-1 grid grid-cols-5 gap-1">
        {markKeys.map((name) =>
          name === virama ? <Join key={name} {...{ written, onWrite }} /> : key(name),
        )}
      </div>
      <div className="mt-1 grid grid-cols-[1fr_3fr] gap-1">
        <ScreenKey name="Backspace" isOff={written === ''} onPress={onErase}>
          ⌫
        </ScreenKey>
        <ScreenKey name="Space" onPress={() => onWrite(`${written} `)}>
          <span className="w-1/2 border-b-3 border-current" />
        </ScreenKey>
      </div>
    </fieldset>
  )
}

function Join({ written, onWrite }: Pick<DevanagariKeyboardProps, 'written' | 'onWrite'>) {
  return (
    <ScreenKey
      name={`Join: ${keyName(virama)}`}
      isOff={!canPress(written, virama)}
      onPress={() => onWrite(press(written, virama))}
      className="border-b-4 border-sindoor font-bold !text-base"
    >
      Join
    </ScreenKey>
  )
}

interface VowelsProps {
  written: string
  keyOf: (name: string) => React.ReactNode
}

function Vowels({ written, keyOf }: VowelsProps) {
  const [chosen, setChosen] = useState<{ after: string; isSigns: boolean } | null>(null)
  const fitting = canPress(written, 'ा')
  const isSigns = chosen?.after === written ? chosen.isSigns : fitting
  return (
    <div className="grid grid-cols-6 gap-1 @xl:grid-cols-12">
      {(isSigns ? signs : vowels).map(keyOf)}
      {(isSigns || fitting) && (
        <ScreenKey
          name={isSigns ? 'Show vowels as letters' : 'Show vowels as signs'}
          onPress={() => setChosen({ after: written, isSigns: !isSigns })}
        >
          {isSigns ? 'अ' : '\u25ccा'} <span className="text-[0.7em]">⇄</span>
        </ScreenKey>
      )}
    </div>
  )
}

interface JoinsProps {
  joins: { whole: string; second: string }[]
  onPress: (second: string) => void
}

/** In the place of the vowels, which nothing joins with. */
function Joins({ joins, onPress }: JoinsProps) {
  return (
    <fieldset className="grid min-h-23 grid-cols-6 content-start gap-1 bg-pale-genda @xl:min-h-11 @xl:grid-cols-12">
      <legend className="sr-only">Joined letters</legend>
      {joins.map(({ whole, second }) => (
        <ScreenKey key={whole} name={`${whole}, joined with ${second}`} onPress={() => onPress(second)}>
          <Hindi className="!text-[1em]">{whole}</Hindi>
        </ScreenKey>
      ))}
    </fieldset>
  )
}
