export interface Answer {
  id: number
  answer: never
  failed?: string
}

/** What a thread was asked and has not answered yet, by number. */
export function openQuestions() {
  const asked = new Set<Promise<unknown>>()
  const waiting = new Map<number, { resolve(answer: never): void; reject(error: Error): void }>()
  let last = 0

  return {
    ask<Said>(): { id: number; answered: Promise<Said> } {
      last += 1
      const id = last
      const answered = new Promise<Said>((resolve, reject) => waiting.set(id, { resolve, reject }))
      asked.add(answered)
      void answered.catch(() => undefined).then(() => asked.delete(answered))
      return { id, answered }
    },
    answer({ id, answer, failed }: Answer): void {
      const question = waiting.get(id)
      waiting.delete(id)
      if (failed === undefined) question?.resolve(answer)
      else question?.reject(new Error(failed))
    },
    refuseAll(error: Error): void {
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    },
    areAnswered: () => waiting.size === 0,
    allSettled: () => Promise.allSettled(asked),
  }
}
