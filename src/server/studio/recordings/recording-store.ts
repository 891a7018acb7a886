import type { Tx } from '../../database/sql.ts'
import type { Rate } from '../../media/voice.ts'

export interface Recording {
  name: string
  rate: Rate
  said: string
  file: string
  duration: number
  by: string
  at: Date
}

export async function recordings(tx: Tx): Promise<Recording[]> {
  return tx<Recording[]>`select name, rate, said, file, duration, author as by, made_at as at from recordings`
}

export async function recordingsOf(tx: Tx, name: string): Promise<Recording[]> {
  return tx<Recording[]>`select name, rate, said, file, duration, author as by, made_at as at
    from recordings where name = ${name} order by rate`
}

export async function saveRecording(
  tx: Tx,
  { name, rate, said, file, duration, by, at }: Recording,
): Promise<void> {
  await tx`insert into recordings (name, rate, said, file, duration, author, made_at)
    values (${name}, ${rate}, ${said}, ${file}, ${duration}, ${by}, ${at})
    on conflict (name, rate) do update set said = excluded.said, file = excluded.file,
      duration = excluded.duration, author = excluded.author, made_at = excluded.made_at`
}

export async function deleteRecording(
  tx: Tx,
  { name, rate }: Pick<Recording, 'name' | 'rate'>,
): Promise<void> {
  await tx`delete from recordings where name = ${name} and rate = ${rate}`
}
