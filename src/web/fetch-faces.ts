/** Faces that the page will be drawn with, asked for while its data is on the way: nothing moves when they arrive. */
export function fetchFaces(...faces: [face: string, letter?: string][]): void {
  // One that does not come is asked for again by the letters that need it.
  for (const [face, letter] of faces) void document.fonts.load(face, letter).catch(() => {})
}
