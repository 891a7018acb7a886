import type { Trouble } from './listening.ts'

interface TroubleWords {
  /** What is wrong; the first two as the specification quotes them (spec 5). */
  message: string
  /** What one can do. */
  wayOn: string
  canTryAgain: boolean
  /** There is nothing to record with either. */
  isDeaf: boolean
}

const unsupported = "Browser doesn't support speech recognition."
const noMicrophone = 'Microphone not found.'

export const troubleWords: Record<Trouble, TroubleWords> = {
  unsupported: {
    message: unsupported,
    wayOn: 'That does not matter: be your own judge here.',
    canTryAgain: false,
    isDeaf: false,
  },
  'service-off': {
    message: unsupported,
    wayOn: 'Its speech service is switched off. Be your own judge here.',
    canTryAgain: true,
    isDeaf: false,
  },
  'no-hindi': {
    message: unsupported,
    wayOn: 'It does not know Hindi. Be your own judge here.',
    canTryAgain: true,
    isDeaf: false,
  },
  'no-microphone': {
    message: noMicrophone,
    wayOn: 'Plug one in and try again, or go on by listening.',
    canTryAgain: true,
    isDeaf: true,
  },
  refused: {
    message: noMicrophone,
    wayOn: 'This page may not use it. Allow it in your browser and try again, or go on by listening.',
    canTryAgain: true,
    isDeaf: true,
  },
  unreachable: {
    message: 'The speech service cannot be reached.',
    wayOn: 'Try again when you are connected, or be your own judge here.',
    canTryAgain: true,
    isDeaf: false,
  },
  broken: {
    message: 'Your browser stopped listening.',
    wayOn: 'Try again, or be your own judge here.',
    canTryAgain: true,
    isDeaf: false,
  },
}
