import { createContext, useContext } from 'react'
import { englishNameOf, tagOf } from '#language/language-tags.ts'

/** The id of the language whose words stand on the page. */
export const LearntLanguage = createContext('hindi')

export const useLearntLanguage = () => useContext(LearntLanguage)

/** Its English name. */
export const useLearntName = () => englishNameOf(useLearntLanguage())

/** Its tag, for `lang`. */
export const useLearntTag = () => tagOf(useLearntLanguage())
