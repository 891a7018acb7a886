/** The seven difficulties, as students' dashboards head them. */
export const courseLevels = [
  { value: '1', label: 'Absolute beginners' },
  { value: '2', label: 'Beginner' },
  { value: '3', label: 'Intermediate' },
  { value: '4', label: 'Advanced' },
  { value: '5', label: 'Fluent' },
  { value: '6', label: 'Interesting stuff' },
  { value: '7', label: 'All levels' },
] as const
