/** One section of a legal page: a heading and its paragraphs. */
export interface LegalSection {
  id: string
  title: string
  paragraphs: string[]
}
