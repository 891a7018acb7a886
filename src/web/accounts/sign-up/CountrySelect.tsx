import { useId } from 'react'
import { Select } from '../../ui/Select.tsx'

interface CountrySelectProps {
  countries: { _id: string; country: string }[]
  preset: string
  /** Its own mistake, and whatever the server refused (spec 4: "the country message area"). */
  error?: string | undefined
}

export function CountrySelect({ countries, preset, error }: CountrySelectProps) {
  const line = useId()
  return (
    <div>
      <Select
        label="Country"
        name="country_id"
        autoComplete="country"
        defaultValue={preset}
        aria-invalid={error ? true : undefined}
        aria-describedby={line}
        options={[
          { value: '', label: 'Choose your country' },
          ...countries.map(({ _id, country }) => ({ value: _id, label: country })),
        ]}
      />
      <p id={line} className="min-h-7 pt-1 text-[0.95rem] leading-snug">
        {error && (
          <span role="alert" className="rise block border-s-4 border-sindoor ps-2 font-bold">
            {error}
          </span>
        )}
      </p>
    </div>
  )
}
