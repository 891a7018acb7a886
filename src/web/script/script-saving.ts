import { type ScriptEvent, scriptEvents } from '#calls/script.ts'
import { call } from '../call.ts'
import { CallError } from '../call-error.ts'
import { queries } from '../queries.ts'
import { unsavedScript } from './unsaved-script.ts'

type Done = Omit<ScriptEvent, 'id' | 'instead'> & { instead?: string }

/** Keeps what was done with a letter on this device, and sends it; without a connection it waits there. */
export function saveScript(studentId: string, done: Done): void {
  const kept = unsavedScript(studentId)
  kept.write([...kept.read(), { instead: '', ...done, id: crypto.randomUUID() }])
  void sendScript(studentId)
}

/** Sends what waits, one tab at a time. What the server will never take is dropped. */
export async function sendScript(studentId: string): Promise<void> {
  await navigator.locks.request(`script-${studentId}`, async () => {
    const kept = unsavedScript(studentId)
    const events = kept.read().slice(0, 100)
    if (events.length === 0) return
    try {
      // What is given up may be stored: the academy counts an id once.
      await call(scriptEvents, { body: { events } })
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 400) return
    }
    const sent = new Set(events.map(({ id }) => id))
    kept.write(kept.read().filter(({ id }) => !sent.has(id)))
    await queries.invalidateQueries({ queryKey: ['script'] })
  })
}
