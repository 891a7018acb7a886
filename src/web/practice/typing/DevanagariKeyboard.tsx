import { type ReactNode, useState } from 'react'
import { canPress, consonantRows, keyName, press, signs, virama, vowels } from './keyboard-layout.ts'

interface DevanagariKeyboardProps {
  /** What is written before the caret. */
  written: string
  onWrite: (written: string) => void
  onErase: () => void
}

/** Devanagari by touch: vowels turn into their signs after a consonant, consonants stand by the place they are said. */
export function DevanagariKeyboard({ written, onWrite, onErase }: DevanagariKeyboardProps) {
  const [chosen, setChosen] = useState<{ after: string; isSigns: boolean } | null>(null)
  const fitting = canPress(written, 'ा')
  const isSigns = chosen?.after === written ? chosen.isSigns : fitting
  const key = (name: string, shown = name) => (
    <Key
      key={name}
      name={keyName(name)}
      isOff={!canPress(written, name)}
      onPress={() => onWrite(press(written, name))}
    >
      {shown}
    </Key>
  )
  // A dotted circle shows where a sign sits.
  const sign = (name: string) => key(name, `\u25cc${name}`)
  return (
    <fieldset className="mt-3 border-t-8 border-ink bg-card p-1.5">
      <legend className="sr-only">Devanagari keyboard</legend>
      <div className="grid grid-cols-6 gap-1 md:grid-cols-12">
        {isSigns ? signs.map(sign) : vowels.map((name) => key(name))}
        {(isSigns || fitting) && (
          <Key
            name={isSigns ? 'Show vowels as letters' : 'Show vowels as signs'}
            onPress={() => setChosen({ after: written, isSigns: !isSigns })}
          >
            {isSigns ? 'अ' : '\u25ccा'} <span className="text-[0.7em]">⇄</span>
          </Key>
        )}
      </div>
      {consonantRows.map((row) => (
        <div key={row[0]} className="mt-1 grid grid-cols-10 gap-1">
          {row.map((name) =>
            /\p{M}/u.test(name) ? key(name, name === virama ? '\u25cc्' : `\u25cc${name}`) : key(name),
          )}
        </div>
      ))}
      <div className="mt-1 grid grid-cols-[1fr_2fr] gap-1">
        <Key name="Backspace" isOff={written === ''} onPress={onErase}>
          ⌫
        </Key>
        <Key name="Space" onPress={() => onWrite(`${written} `)}>
          <span className="w-1/2 border-b-3 border-current" />
        </Key>
      </div>
    </fieldset>
  )
}

interface KeyProps {
  name?: string | undefined
  isOff?: boolean
  onPress: () => void
  children: ReactNode
}

function Key({ name, isOff = false, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      lang={name ? undefined : 'hi'}
      aria-label={name}
      aria-disabled={isOff || undefined}
      // The field keeps the focus, and its caret.
      onPointerDown={(event) => event.preventDefault()}
      onClick={isOff ? undefined : onPress}
      className="hindi grid min-h-11 min-w-0 place-items-center bg-paper leading-none hover:bg-pale-genda active:bg-genda active:text-on-genda aria-disabled:opacity-35"
    >
      {children}
    </button>
  )
}
