/** spec 9: the crop area. */
export const cropSize = { width: 400, height: 300 }

export const wrongPicture = 'Please select Image in PNG, JPG'

/** The kinds a picture may be sent as, by the kind of its file. */
const kinds: Record<string, PictureKind> = { 'image/jpeg': 'jpg', 'image/png': 'png' }
export type PictureKind = 'jpg' | 'png'

export interface ChosenPicture {
  image: HTMLImageElement
  kind: PictureKind
}

/** Opens a file that somebody chose; null where it is no JPEG or PNG that this browser can draw. */
export async function openPicture(file: File): Promise<ChosenPicture | null> {
  const kind = kinds[file.type]
  if (!kind) return null
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    return { image, kind }
  } catch {
    closePicture(image)
    return null
  }
}

export function closePicture(image: HTMLImageElement): void {
  URL.revokeObjectURL(image.src)
}

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The chosen part of the picture as a data URL of 400 x 300. */
export function cropPicture({ image, kind }: ChosenPicture, area: Area): string {
  const canvas = document.createElement('canvas')
  canvas.width = cropSize.width
  canvas.height = cropSize.height
  const pen = canvas.getContext('2d')
  pen?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL(kind === 'png' ? 'image/png' : 'image/jpeg', 0.9)
}
