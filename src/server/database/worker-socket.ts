import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'

const terminate = 'X'.charCodeAt(0)

/** Looks like a socket to postgres.js, and carries its bytes to the embedded database's thread. */
export class WorkerSocket extends Duplex {
  readyState: 'open' | 'closed' = 'open'
  private readonly worker: Worker

  constructor(worker: Worker) {
    super()
    this.worker = worker
    worker.on('message', this.receive)
    worker.once('exit', this.lose)
  }

  private readonly receive = (message: {
    kind: string
    bytes?: Uint8Array
    of?: string
    message?: string
  }) => {
    if (message.kind === 'bytes' && message.bytes) this.push(Buffer.from(message.bytes))
    if (message.kind === 'failed' && message.of === 'bytes') this.destroy(new Error(message.message))
  }

  private readonly lose = () => {
    this.destroy()
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    if (chunk[0] !== terminate) this.worker.postMessage({ kind: 'bytes', bytes: new Uint8Array(chunk) })
    done()
  }

  override _final(done: () => void): void {
    done()
    this.destroy()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.readyState = 'closed'
    this.worker.off('message', this.receive)
    this.worker.off('exit', this.lose)
    done(error)
  }
}
