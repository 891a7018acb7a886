import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { chooseLanguage, languagesQuery } from '../../courses/use-courses.ts'
import { useLearntLanguage } from '../../learnt-language.ts'
import { toCourseList, toDashboard, toTutors } from '../../paths.ts'
import { Select } from '../../ui/Select.tsx'

/** These pages have a language picker of their own, right beside what it changes. */
const withTheirOwn = [toDashboard(), toCourseList(), toTutors()]

/** Which language is learnt; choosing one goes to its courses. */
export function HeaderLanguage({ className = '' }: { className?: string }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const learnt = useLearntLanguage()
  const { data: languages = [] } = useQuery(languagesQuery)
  if (withTheirOwn.includes(pathname) || languages.length === 0) return null
  const open = languages.filter(({ isOpen }) => isOpen)
  const chosen = open.find(({ id }) => id === learnt) ?? open[0]
  return (
    <Select
      label="Language"
      hideLabel
      className={className}
      value={chosen?.id}
      options={languages.map(({ id, course, isOpen }) => ({
        value: id,
        label: isOpen ? course : `${course} (coming soon)`,
        disabled: !isOpen,
      }))}
      onChange={(languageId) => {
        chooseLanguage(languageId)
        navigate(toDashboard())
      }}
    />
  )
}
