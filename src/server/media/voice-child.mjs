// The speech engine, alone in its own process: espeak-ng is GPL and is spoken to over a pipe, never linked.
import createEspeak from '@echogarden/espeak-ng-emscripten'
import { createMp3Encoder } from 'wasm-media-encoders'

const sampleRate = 22050
const bitrate = 32
/** LAME puts this much silence before the first sample, and no header tells a player to skip it. */
const encoderDelay = 50
const loudest = 24_000 / 32_768

const espeak = await createEspeak()
const speaker = new espeak.eSpeakNGWorker()
const encoder = await createMp3Encoder()

process.on('disconnect', () => process.exit())
process.on('message', (request) => {
  try {
    process.send(answer(request))
  } catch (error) {
    process.send({ error: String(error) })
  }
})
process.send({ ready: true })

function answer(request) {
  if (request.phonemesOf) return { phonemes: request.phonemesOf.map(phonemesOf) }
  return joined(request.parts.map(spoken), request)
}

/** One part as samples and, for each stretch between blanks, where it is heard (ms from the part's start). */
function spoken(part) {
  const { text, tokens } = tokensOf(part.text)
  chooseVoice(part.voice)
  speaker.set_rate(part.wordsPerMinute)
  speaker.set_pitch(part.pitch ?? 50)
  const chunks = []
  const clock = tokenClock(tokens)
  speaker.synthesize(text, (samples, events) => {
    if (samples) chunks.push(samples)
    for (const event of events) clock.hear(event)
  })
  const end = clock.end()
  return { samples: levelled(chunks, end), tokens: clock.times(), end, before: part.pauseBefore ?? 0 }
}

/** Hindi's `woman`, Tamil's `ta woman`. Of a tag that is not known the engine would keep the last voice: that is refused. */
function chooseVoice(voice) {
  const [speaking, tag = 'hi'] = voice.split(' ').reverse()
  const name = speaking === 'woman' ? `${tag}+Annie` : tag
  if (speaker.set_voice(name) !== 0) throw new Error(`there is no voice “${voice}”`)
}

function tokensOf(raw) {
  // What stands between < > or after & would be read as SSML; beyond the first plane positions shift.
  const text = raw.replace(/[<>&\u{10000}-\u{10ffff}]/gu, ' ')
  const tokens = [...text.matchAll(/\[\[.*?\]\]\S*|\S+/gu)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }))
  return { text, tokens }
}

/** Follows the engine's events: which token is heard from when to when. */
function tokenClock(tokens) {
  const times = tokens.map(() => null)
  let current = -1
  let last = 0
  let silentSince
  const close = (at) => {
    if (current >= 0) times[current][1] = silentSince ?? at
  }
  const start = (event) => {
    const index = tokens.findIndex((token) => event.text_position - 1 < token.to)
    if (index < 0 || index === current) return
    close(event.audio_position)
    current = index
    silentSince = undefined
    times[index] ??= [event.audio_position, event.audio_position]
  }
  return {
    hear(event) {
      last = Math.max(last, event.audio_position)
      if (event.type === 'word') start(event)
      else if (event.type === 'end') silentSince ??= event.audio_position
      else if (event.type === 'phoneme')
        silentSince = event.id ? undefined : (silentSince ?? event.audio_position)
    },
    end() {
      close(last)
      return silentSince ?? last
    },
    times: () => times,
  }
}

/** The part's samples up to its last sound and a breath, at one loudness whoever speaks. */
function levelled(chunks, end) {
  const length = Math.min(
    chunks.reduce((sum, chunk) => sum + chunk.length, 0),
    Math.ceil(((end + 60) * sampleRate) / 1000),
  )
  const samples = new Float32Array(length)
  let at = 0
  let peak = 0
  for (const chunk of chunks) {
    for (let i = 0; i < chunk.length && at < length; i++, at++) {
      samples[at] = chunk[i] / 32_768
      peak = Math.max(peak, Math.abs(samples[at]))
    }
  }
  const gain = peak > 0 ? Math.min(1.6, loudest / peak) : 1
  const fade = sampleRate / 50
  for (let i = 0; i < length; i++) samples[i] *= gain * Math.min(1, (length - i) / fade)
  return samples
}

/** All parts in one MP3, their times on its clock. */
function joined(parts, { tail = 120 }) {
  const total = parts.reduce(
    (sum, part) => sum + samplesIn(part.before) + part.samples.length,
    samplesIn(tail),
  )
  const samples = new Float32Array(total)
  let at = 0
  const times = []
  for (const part of parts) {
    at += samplesIn(part.before)
    const from = Math.round((at * 1000) / sampleRate) + encoderDelay
    samples.set(part.samples, at)
    at += part.samples.length
    const tokens = part.tokens.map((token) => token && [token[0] + from, token[1] + from])
    times.push({ from, to: from + part.end, tokens })
  }
  const mp3 = encoded(samples)
  return { mp3, duration: Math.round((mp3.length * 8) / bitrate), parts: times }
}

function samplesIn(milliseconds) {
  return Math.round((milliseconds * sampleRate) / 1000)
}

function encoded(samples) {
  encoder.configure({ sampleRate, channels: 1, bitrate })
  const body = Buffer.from(encoder.encode([samples]))
  return Buffer.concat([body, Buffer.from(encoder.finalize())])
}

/** The sounds of a text, in IPA, blanks between them. */
function phonemesOf(text) {
  chooseVoice('man')
  if (!text.includes('[[')) return fastPhonemes(text)
  const sounds = []
  speaker.synthesize(tokensOf(text).text, (_samples, events) => {
    for (const event of events) if (event.type === 'phoneme' && event.id) sounds.push(event.id)
  })
  return sounds.join(' ')
}

function fastPhonemes(text) {
  const start = speaker.convert_to_phonemes(text, 1).ptr
  const end = espeak.HEAPU8.indexOf(0, start)
  const bytes = Buffer.from(espeak.HEAPU8.subarray(start, end))
  return bytes.toString().replace(/_+/g, ' ').trim()
}
