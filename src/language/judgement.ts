/**
 * How an answer stands. `exact` and `accepted` are right; `hint` is right with a norm worth showing; `wrong` says why.
 * `differences` pairs what was expected with what was given: words in a sentence, aksharas where one word was asked;
 * an empty string stands for what is missing or too much. `isReordered`: only the order of the words is wrong.
 */
export type Judgement = {
  verdict: 'exact' | 'accepted' | 'hint' | 'wrong'
  reason: string
  differences: { expected: string; given: string }[]
  isReordered?: true
}

/** A word of the course as its dictionary has it: `kind` is noun, verb, adjective… */
export type WordEntry = { lemma: string; meaning: string; kind: string; gender: Gender }

/** Of a noun; n is neuter (Marathi). Empty for what has none. */
export type Gender = 'm' | 'f' | 'n' | ''

/** The words of the course, in Devanagari. What is not in it cannot keep a lenient match from holding. */
export type Lexicon = {
  /** Whose words these are; Hindi's where nothing is said. */
  languageId?: string
  isWord(word: string): boolean
  meaningOf(word: string): string | undefined
  /**
   * Lets reasons speak of gender and of forms of one word. Of several words that a form is of, it is the one that is
   * `like` another, where there is one: डालो of डालना beside डालूँ, though it is of डाल, too.
   */
  entryOf?(word: string, like?: WordEntry): WordEntry | undefined
  /** Whether an English word, in small letters, stands in any meaning. */
  isMeaning?(word: string): boolean
  /** Lets reasons say why a postposition stands where it stands; it weighs much, so a page brings it with the words. */
  postpositions?: PostpositionReasons | undefined
}

/** What a language says of its postpositions. */
export type PostpositionReasons = {
  /** Whether a word can be one of them. */
  isOne(word: string): boolean
  /** Why one stands at a place, or inside the form of a person; nothing where it is not certain. */
  why(word: string, place: Place, lexicon: Lexicon): string | undefined
  /** That a form was cut off from the postposition that is asked; nothing for any other two. */
  cutOff(expected: string, given: string): string | undefined
  /** That the word at a place is missing. */
  missing(place: Place, lexicon: Lexicon): string
  /** Why the doer at a place takes no ने; nothing where it is not certain. */
  withoutNe(place: Place): string | undefined
  /** That a word is too much, as it was given, and which words it can be read as. */
  extra(given: string, place: Place, reads: (word: string) => boolean): string
}

/** An answer: a text is one that was written; one that was spoken comes as what was heard. */
export type Given = string | { said: string }

export const textOf = (given: Given): string => (typeof given === 'string' ? given : given.said)

/** What whoever answered did, as a reason tells them: “You wrote …”, “You said …”. */
export type Verb = 'wrote' | 'said'

export const verbOf = (given: Given): Verb => (typeof given === 'string' ? 'wrote' : 'said')

/** Where a word stands in what was expected: a reason may lie in the words around it. */
export type Place = { words: string[]; at: number }

/** How one word stands against another; the reason is only made when it is asked for, since most pairs are never shown. */
export type WordJudgement = {
  verdict: Judgement['verdict']
  why: (place: Place, verb: Verb) => string
  /** Which of the words asked the reason rests on, by its place: if that one is wrong, too, it is the one to tell of. */
  restsOn?: (place: Place) => number | undefined
}

export type WordJudge = (expected: string, given: string) => WordJudgement
