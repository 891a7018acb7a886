import { Worker } from 'node:worker_threads'
import type { Folders } from './workshop-jobs.ts'

interface Answer {
  id: number
  answer: never
  failed?: string
}

/** The workshop's thread: started with the first question, and again after it has stopped. */
export function openThread(folders: Folders, forget: () => void) {
  const asked = new Set<Promise<unknown>>()
  const waiting = new Map<number, { resolve(answer: never): void; reject(error: Error): void }>()
  let worker: Worker | undefined
  let last = 0
  let isClosing = false

  const stopped = (error: Error) => {
    worker = undefined
    forget()
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const heard = ({ id, answer, failed }: Answer) => {
    const question = waiting.get(id)
    waiting.delete(id)
    if (failed === undefined) question?.resolve(answer)
    else question?.reject(new Error(failed))
    endWhenAnswered()
  }
  const endWhenAnswered = async () => {
    if (isClosing && waiting.size === 0) await worker?.terminate()
  }
  const start = (): Worker => {
    const file = new URL('./workshop-worker.ts', import.meta.url)
    const started = new Worker(file, { workerData: folders, execArgv: [] })
    started.unref()
    started.on('message', heard)
    started.on('error', (error) => stopped(error as Error))
    started.on('exit', () => stopped(new Error('The workshop stopped.')))
    return started
  }
  return {
    post<Said>(message: object): Promise<Said> {
      worker ??= start()
      last += 1
      const id = last
      const answered = new Promise<Said>((resolve, reject) => waiting.set(id, { resolve, reject }))
      worker.postMessage({ id, ...message })
      asked.add(answered)
      void answered.catch(() => undefined).then(() => asked.delete(answered))
      return answered
    },
    /** Who asked is still answered, also who asks while others are being answered. */
    async close() {
      isClosing = true
      await Promise.allSettled(asked)
      await endWhenAnswered()
    },
  }
}
