import type { ScriptEvent } from '#calls/script.ts'
import { listOf } from '../saving/shelf.ts'

/** What this student did with letters and the academy has not stored yet, on this device. */
export const unsavedScript = (studentId: string) => listOf<ScriptEvent>(`unsaved-script-${studentId}`)
