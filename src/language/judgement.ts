/**
 * How an answer stands. `exact` and `accepted` are right; `hint` is right with a norm worth showing; `wrong` says why.
 * `differences` pairs what was expected with what was given: words in a sentence, aksharas where one word was asked;
 * an empty string stands for what is missing or too much.
 */
export type Judgement = {
  verdict: 'exact' | 'accepted' | 'hint' | 'wrong'
  reason: string
  differences: { expected: string; given: string }[]
}

/** The words of the course, in Devanagari. What is not in it cannot keep a lenient match from holding. */
export type Lexicon = {
  isWord(word: string): boolean
  meaningOf(word: string): string | undefined
}

/** How one word stands against another; the reason is only made when it is asked for, since most pairs are never shown. */
export type WordJudgement = { verdict: Judgement['verdict']; why: () => string }

export type WordJudge = (expected: string, given: string) => WordJudgement
