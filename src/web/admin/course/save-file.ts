import type { MouseEvent } from 'react'
import type { FileToSave } from '#calls/studio-publishing.ts'

/** Gives a file to the browser to be saved. */
export function saveFile({ name, type, base64 }: FileToSave): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** A chosen file as base64, as calls carry it. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

/** Of a field for a file: the same one, mended, may be chosen again. */
export function chooseAnew({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  currentTarget.value = ''
}
