/** The part of a service worker's world that ours uses: TypeScript's own is at odds with the page's. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface AskedEvent extends WorkerEvent {
  request: Request
  respondWith(answer: Promise<Response>): void
}

interface SyncEvent extends WorkerEvent {
  tag: string
}

interface WorkerEvents {
  install: WorkerEvent
  activate: WorkerEvent
  fetch: AskedEvent
  sync: SyncEvent
}

export interface WorkerScope {
  location: Location
  clients: { claim(): Promise<void> }
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}
