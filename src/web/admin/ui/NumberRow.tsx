import { type ComponentProps, useState } from 'react'
import { TextRow } from './FormRow.tsx'

type NumberRowProps = Omit<ComponentProps<typeof TextRow>, 'type' | 'value' | 'onChange'> & {
  /** NaN where nothing, or no number, is written. */
  value: number
  onChange: (value: number) => void
}

const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** A number, as it is written: an emptied field stays empty, and the server says what is missing. */
export function NumberRow({ value, onChange, ...rest }: NumberRowProps) {
  const [text, setText] = useState(String(value))
  return (
    <TextRow
      {...rest}
      type="number"
      value={Object.is(numberIn(text), value) ? text : String(value)}
      onChange={(written) => {
        setText(written)
        onChange(numberIn(written))
      }}
    />
  )
}
