import type { Tx } from '../../database/sql.ts'

export interface KeptUpload {
  id: string
  name: string
  size: number
  file: string | null
  by: string
  at: Date
}

const columns = 'id, name, size, file, author as by, coalesce(done_at, begun_at) as at'

/** Only whoever began to send it goes on. */
export async function uploadOf(
  tx: Tx,
  { id, authorId }: { id: string; authorId: string },
): Promise<KeptUpload | undefined> {
  const [found] = await tx<KeptUpload[]>`select ${tx.unsafe(columns)} from video_uploads
    where id = ${id} and author_id = ${authorId}`
  return found
}

/** What somebody began to send and has not finished. */
export async function unfinishedUpload(
  tx: Tx,
  { authorId, name, size }: { authorId: string; name: string; size: number },
): Promise<KeptUpload | undefined> {
  const [found] = await tx<KeptUpload[]>`select ${tx.unsafe(columns)} from video_uploads
    where author_id = ${authorId} and name = ${name} and size = ${size} and file is null`
  return found
}

export async function beginUpload(
  tx: Tx,
  upload: { id: string; name: string; size: number; authorId: string; by: string; now: Date },
): Promise<void> {
  const { id, name, size, authorId, by, now } = upload
  await tx`insert into video_uploads (id, name, size, author_id, author, begun_at)
    values (${id}, ${name}, ${size}, ${authorId}, ${by}, ${now})`
}

export async function finishUpload(
  tx: Tx,
  { id, file, now }: { id: string; file: string; now: Date },
): Promise<void> {
  await tx`update video_uploads set file = ${file}, done_at = ${now} where id = ${id}`
}

export async function dropUpload(tx: Tx, id: string): Promise<void> {
  await tx`delete from video_uploads where id = ${id} and file is null`
}

export async function finishedUploads(tx: Tx): Promise<(KeptUpload & { file: string })[]> {
  return tx<(KeptUpload & { file: string })[]>`select ${tx.unsafe(columns)} from video_uploads
    where file is not null order by done_at desc`
}
