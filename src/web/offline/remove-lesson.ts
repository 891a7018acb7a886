import { readKey } from '../session-storage.ts'
import { type Download, removeDownload } from './download-list.ts'
import { leaveLesson } from './downloads.ts'

export async function removeLesson(kept: Download): Promise<void> {
  await removeDownload(readKey('id') ?? '', kept)
  leaveLesson(kept.place)
}
