/** A nasal before a consonant of its own place, written out: आनन्द beside आनंद. */
const WRITTEN_NASAL = /ङ्(?=[कखगघ])|ञ्(?=[चछजझ])|ण्(?=[टठडढ])|न्(?=[तथदध])|म्(?=[पफबभ])/gu

/** The same word with such a nasal as a dot. */
export const withDots = (word: string): string => word.replace(WRITTEN_NASAL, '\u0902')
