export { MeaningPrompt } from './MeaningPrompt.tsx'

/** What is said above the first question of a review that is not today's as the academy has it, or not all of it. */
export const noteOn = ({ isKept }: { isKept: boolean }) => (isKept ? asLastSeen : welcomeBack)

const asLastSeen =
  'This is your review as it stood when you were last connected. Your answers are kept, and sent later.'

const welcomeBack =
  'Welcome back. We begin with what you can still catch; the rest comes on the next days, a little at a time.'
