import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '../refusal.ts'
import { type SpeechRequest, speechKey } from './voice.ts'
import type { Voice } from './voice-engine.ts'

const step = 60 * 60 * 1000
const stepsOpen = 6
const nonceLength = 12
const sealLength = 16
/** What a kept recording is named, by its sound; a word's id is no such name. */
const recordingFile = /^[0-9a-f]{32}$/
/** The language of a film's captions. */
const captionKind = /(?<=^\/media\/captions\/[a-z0-9.-]+)\.(?:hi|roman|en)\.vtt$/

export type Ending = { expiresAt?: Date }

export type MediaAddresses = ReturnType<typeof createMediaAddresses>

/** Until when an address given out now should work: 5 to 6 hours, the same for all who ask within one hour. */
export function mediaExpiry(now: Date): Date {
  return new Date((Math.floor(now.getTime() / step) + stepsOpen) * step)
}

/** The addresses of sounds and films. They are signed, so only what the academy chose is spoken or served. */
export function createMediaAddresses(secretKey: string, engineVersion: string, origin = '') {
  const key = (use: string) => createHmac('sha256', secretKey).update(`media ${use}`).digest()
  const [signing, sealing, nonces] = [key('signature'), key('seal'), key('nonce')]

  /** One for a film's captions in every language: a course's menu names hundreds, and no signature can be compressed. */
  function signatureOf(path: string, expires: string): string {
    const signed = `${path.replace(captionKind, '')}\n${expires}`
    return createHmac('sha256', signing).update(signed).digest('base64url').slice(0, 27)
  }

  /** Sealed without chance: the same speech has the same address, and a learner cannot read the answer in it. */
  function seal(plain: string): string {
    const nonce = createHmac('sha256', nonces).update(plain).digest().subarray(0, nonceLength)
    const cipher = createCipheriv('aes-256-gcm', sealing, nonce)
    const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
  }

  function unseal(token: string): string {
    const bytes = Buffer.from(token, 'base64url')
    const opener = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, nonceLength), {
      authTagLength: sealLength,
    })
    opener.setAuthTag(bytes.subarray(nonceLength, nonceLength + sealLength))
    return opener.update(bytes.subarray(nonceLength + sealLength), undefined, 'utf8') + opener.final('utf8')
  }

  return {
    /** Where a text is heard; the sound is made when it is first asked for. */
    voiceUrl(request: SpeechRequest & Ending): string {
      const { text, voice, rate, recording = '', expiresAt } = request
      const sealed = seal([voice, slowness[rate], recording, expiryOf(expiresAt), text].join('\n'))
      // What is kept offline is known by its path: a recording has its own, not that of what was said before it.
      const name = recordingFile.test(recording) ? recording : speechKey(request, engineVersion)
      return `${origin}/media/voice/${name}.mp3?t=${sealed}`
    },
    /** What is to be said at a voice address. */
    speechAt(token: string, now: Date): SpeechRequest & Ending {
      const { expires, recording, ...speech } = readSpeech(orRefused(() => unseal(token)))
      const ending = stillOpen(expires, now)
      return { ...speech, ...(recording ? { recording } : {}), ...ending }
    },
    signedMediaUrl(path: string, { expiresAt }: Ending = {}): string {
      const expires = expiryOf(expiresAt)
      const signature = signatureOf(path, expires)
      return `${origin}${path}?${expires ? `e=${expires}&` : ''}s=${signature}`
    },
    /** Refuses a path whose signature is not ours (403) or has ended (410). */
    checkSignature(path: string, { e: expires = '', s: signature = '' }: MediaQuery, now: Date): Ending {
      const expected = Buffer.from(signatureOf(path, expires))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw notOurs()
      return stillOpen(expires, now)
    },
  }
}

/** As short as can be: a page names fifty sounds, and what is sealed cannot be compressed. */
const slowness = { normal: '', slow: 'slow' }

type Sealed = SpeechRequest & { recording: string; expires: string }

function readSpeech(plain: string): Sealed {
  // As it was sealed until November 2026: lessons that are kept on a device still say it so.
  if (plain.startsWith('[')) {
    const [text, voice, rate, recording, expires] = JSON.parse(plain)
    return { text, voice, rate, recording, expires }
  }
  const [voice, slow, recording = '', expires = '', ...text] = plain.split('\n')
  return {
    voice: voice as Voice,
    rate: slow ? 'slow' : 'normal',
    recording,
    expires,
    text: text.join('\n'),
  }
}

export type MediaQuery = { e?: string | undefined; s?: string | undefined }

function expiryOf(expiresAt: Date | undefined): string {
  return expiresAt ? String((Math.ceil(expiresAt.getTime() / step) * step) / 1000) : ''
}

function stillOpen(expires: string, now: Date): Ending {
  if (expires === '') return {}
  const expiresAt = new Date(Number(expires) * 1000)
  if (expiresAt <= now) throw new Refusal(410, 'This link has ended. Open the lesson again for a fresh one.')
  return { expiresAt }
}

function orRefused<T>(read: () => T): T {
  try {
    return read()
  } catch {
    throw notOurs()
  }
}

function notOurs(): Refusal {
  return new Refusal(403, 'This link is not complete. Open the lesson again for a fresh one.')
}
