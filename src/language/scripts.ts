/** The blocks of India's scripts: from Devanagari to Malayalam, Ol Chiki, Meetei Mayek. */
const INDIC = '\\u0900-\\u0d7f\\u1c50-\\u1c7f\\uaae0-\\uaaff\\uabc0-\\uabff'
const SIGN = new RegExp(`[${INDIC}]`, 'u')
const LETTER = new RegExp(`(?=[${INDIC}])\\p{L}`, 'u')

/** Whether a text holds anything of an Indic script: a letter, a sign, a figure, a danda. */
export const hasIndic = (text: string): boolean => SIGN.test(text)

/** Whether a text holds a letter of an Indic script: figures and marks alone may stand in any text. */
export const hasIndicLetter = (text: string): boolean => LETTER.test(text)

/** The stretches of Indic letters and signs in a text. */
export const INDIC_WORD = new RegExp(`(?:\\u0970|(?=[${INDIC}])[\\p{L}\\p{M}])+`, 'gu')

/** A run of several such words with their blanks and stops, caught, so that a text is split at it. */
export const INDIC_RUN = new RegExp(`([${INDIC}](?:[${INDIC}\\p{Join_Control} ]*[${INDIC}])?)`, 'u')
