import { useSuspenseQuery } from '@tanstack/react-query'
import { Select } from '../ui/Select.tsx'
import { chooseLanguage, languagesQuery } from './use-courses.ts'

interface LanguagePickerProps {
  languageId: string
  onChange: () => void
  className?: string
}

export function LanguagePicker({ languageId, onChange, className = '' }: LanguagePickerProps) {
  const { data: languages } = useSuspenseQuery(languagesQuery)
  return (
    <Select
      label="Language"
      className={className}
      value={languageId}
      options={languages.map(({ id, course, isOpen }) => ({
        value: id,
        label: isOpen ? course : `${course} (coming soon)`,
        disabled: !isOpen,
      }))}
      onChange={(chosen) => {
        chooseLanguage(chosen)
        onChange()
      }}
    />
  )
}
