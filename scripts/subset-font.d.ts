declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: {
      targetFormat?: 'woff2' | 'woff' | 'sfnt' | 'truetype'
      noHinting?: boolean
      keepAllGlyphs?: boolean
    },
  ): Promise<Buffer>
}
