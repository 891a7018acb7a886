export type RecorderTrouble = 'refused' | 'no-microphone' | 'busy' | 'unsupported' | 'broken'

const named: Record<string, RecorderTrouble> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'no-microphone',
  OverconstrainedError: 'no-microphone',
  NotReadableError: 'busy',
  AbortError: 'busy',
  NotSupportedError: 'unsupported',
}

/** What is wrong, by the name of the browser's error. */
export function recorderTrouble(error: unknown): RecorderTrouble {
  const name = error instanceof Error ? error.name : ''
  return named[name] ?? 'broken'
}

interface RecorderWords {
  message: string
  wayOn: string
}

const noMicrophone = 'Microphone not found.'

export const recorderWords: Record<RecorderTrouble, RecorderWords> = {
  refused: {
    message: noMicrophone,
    wayOn: 'This page may not use it. You can allow it in your browser.',
  },
  'no-microphone': { message: noMicrophone, wayOn: 'You can plug one in and try again.' },
  busy: { message: 'The microphone is busy.', wayOn: 'Another program may be using it.' },
  unsupported: {
    message: 'This browser cannot record.',
    wayOn: 'Another browser may be able to.',
  },
  broken: { message: 'The recording did not work.', wayOn: 'You can try it once more.' },
}
