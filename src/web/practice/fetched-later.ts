import { laterFile, laterPart } from '../ui/later.tsx'

/** What practice needs later than its first choice or film, as one file (decision 22). */
export const laterParts = laterFile(() => import('./later-parts.ts'))

const roomForAnswer = 'min-h-72'

export const OrderAnswer = laterPart(laterParts, (file) => file.OrderAnswer, roomForAnswer)
export const RecordAnswer = laterPart(laterParts, (file) => file.RecordAnswer, roomForAnswer)
export const TypeAnswer = laterPart(laterParts, (file) => file.TypeAnswer, roomForAnswer)
export const VocabularyStep = laterPart(laterParts, (file) => file.VocabularyStep)
export const FeedbackStep = laterPart(laterParts, (file) => file.FeedbackStep)
export const FinishedStep = laterPart(laterParts, (file) => file.FinishedStep)
export const Compared = laterPart(laterParts, (file) => file.Compared)
export const ShouldCount = laterPart(laterParts, (file) => file.ShouldCount)
