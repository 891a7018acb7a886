import type { Tx } from '../database/sql.ts'
import type { FilePlace } from '../media/file-store-of.ts'
import { dropPicture } from './pictures.ts'
import { isPictureShown } from './profile-store.ts'

/** Removes a picture that was replaced, or of a profile that was not saved, unless it is somebody else's as well. */
export async function dropUnlessShown(tx: Tx, picture: string, place: FilePlace): Promise<void> {
  if (!(await isPictureShown(tx, picture))) await dropPicture(picture, place)
}
