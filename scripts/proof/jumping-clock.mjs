// Loaded before a server (node --import): at SIGUSR2 its clock jumps to where the file says, in milliseconds from now.
import { readFileSync } from 'node:fs'

const file = process.env.BOLI_CLOCK_FILE ?? ''
const Real = Date
let ahead = 0

process.on('SIGUSR2', () => {
  ahead = Number(readFileSync(file, 'utf8'))
})

globalThis.Date = class extends Real {
  constructor(...given) {
    super(...(given.length === 0 ? [Real.now() + ahead] : given))
  }

  static now() {
    return Real.now() + ahead
  }
}
