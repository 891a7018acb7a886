import type { StudioContent } from '#calls/studio-documents.ts'
import { Refusal } from '../../refusal.ts'
import type { ShelfDocument } from './shelf.ts'

/** The id of what students have learnt with stays: their progress hangs on it. */
export function refuseNewIds({ content: before }: ShelfDocument, after: StudioContent): void {
  const [was, is] = [before && ownId(before), ownId(after)]
  if (was && is !== was) {
    throw new Refusal(422, `The id “${was}” is published and stays: the progress of students hangs on it.`)
  }
}

function ownId(content: StudioContent): string {
  if (content.kind === 'language') return content.language.id
  if (content.kind === 'course') return content.course.id
  return content.kind === 'lesson' ? content.lesson.id : ''
}
