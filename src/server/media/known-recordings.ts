import { recordingName } from './recordings.ts'
import type { Rate, SpeechRequest } from './voice.ts'

/** Which texts people have recorded: asked for each address that is given out, so it is kept in the process. */
export function createKnownRecordings(folder: string) {
  let files = new Map<string, string>()
  let learnt = 0
  const fileOf = (text: string, rate: Rate) => files.get(`${recordingName(text)} ${rate}`)
  return {
    folder,
    /** Grows with each change: what was made of addresses before is made anew. */
    version: (): number => learnt,
    learn(all: { name: string; rate: Rate; file: string }[]): void {
      const known = new Map(all.map(({ name, rate, file }) => [`${name} ${rate}`, file]))
      const isSame = known.size === files.size && [...known].every(([said, file]) => files.get(said) === file)
      if (isSame) return
      files = known
      learnt += 1
    },
    isRecorded: (text: string, rate: Rate = 'normal'): boolean =>
      files.size > 0 && fileOf(text, rate) !== undefined,
    /** A recording is named in the address, by its sound: what is recorded anew is heard anew. */
    withRecording<Request extends SpeechRequest>(request: Request): Request {
      const file = files.size > 0 ? fileOf(request.text, request.rate) : undefined
      return file ? { ...request, recording: file } : request
    },
  }
}
