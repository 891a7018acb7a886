/** Two words of a sentence that no reading of them lets agree. */
export interface Disagreement {
  /** Which word. */
  at: number
  rule: string
  says: string
}
