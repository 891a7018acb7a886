const rate = 16_000

/** A tone as a WAV of 16 bits, so long in seconds. */
export function toneOf(seconds: number): Buffer {
  const count = Math.round(rate * seconds)
  const wav = Buffer.alloc(44 + 2 * count)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + 2 * count, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(rate, 24)
  wav.writeUInt32LE(2 * rate, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(2 * count, 40)
  for (let at = 0; at < count; at += 1)
    wav.writeInt16LE(Math.round(12_000 * Math.sin((2 * Math.PI * 330 * at) / rate)), 44 + 2 * at)
  return wav
}
