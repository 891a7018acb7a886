import text from '../fonts/mukta-latin.woff2'
import bold from '../fonts/mukta-latin-bold.woff2'
import display from '../fonts/rozha-latin.woff2'

/** The faces of the first screen, asked for with the page and not after its sheet: nothing moves when they arrive. */
export function PageFonts() {
  return [text, display, bold].map((face) => (
    <link key={face} rel="preload" href={face} as="font" type="font/woff2" crossOrigin="anonymous" />
  ))
}
