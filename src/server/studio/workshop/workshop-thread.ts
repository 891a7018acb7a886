import { Worker } from 'node:worker_threads'
import { Refusal } from '../../refusal.ts'
import { type Answer, openQuestions } from './open-questions.ts'
import type { Folders } from './workshop-jobs.ts'

/** The workshop's thread: started with the first question, and again after it has stopped. */
export function openThread(folders: Folders, forget: () => void) {
  const questions = openQuestions()
  let worker: Worker | undefined
  let isClosing = false
  let isCut = false
  let cutting: NodeJS.Timeout | undefined

  const stopped = (error: Error) => {
    worker = undefined
    forget()
    questions.refuseAll(error)
  }
  const endWhenAnswered = async () => {
    if (isClosing && questions.areAnswered()) await worker?.terminate()
  }
  const start = (): Worker => {
    const file = new URL('./workshop-worker.ts', import.meta.url)
    const started = new Worker(file, { workerData: folders, execArgv: [] })
    started.unref()
    started.on('message', (answer: Answer) => {
      questions.answer(answer)
      void endWhenAnswered()
    })
    started.on('error', (error) => stopped(error as Error))
    started.on('exit', () => stopped(new Error('The workshop stopped.')))
    return started
  }
  const cut = () => {
    isCut = true
    void worker?.terminate()
    stopped(notNow())
  }
  return {
    post<Said>(message: object): Promise<Said> {
      if (isCut) return Promise.reject(notNow())
      worker ??= start()
      const { id, answered } = questions.ask<Said>()
      worker.postMessage({ id, ...message })
      return answered
    },
    /** Who is not answered by then shall ask again, of the server that comes after this one. */
    endWithin(milliseconds: number) {
      cutting = setTimeout(cut, milliseconds).unref()
    },
    /** Who asked is still answered, also who asks while others are being answered. */
    async close() {
      isClosing = true
      await questions.allSettled()
      await endWhenAnswered()
      clearTimeout(cutting)
    },
  }
}

function notNow(): Refusal {
  return new Refusal(503, 'The academy is being started anew. Please try again in a moment.', {
    retryAfter: 5,
  })
}
