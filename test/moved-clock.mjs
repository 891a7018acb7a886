// Loaded before a server (node --import): its clock then runs BOLI_TEST_DAYS ahead, so that a test sees what time brings.
const ahead = Number(process.env.BOLI_TEST_DAYS ?? 0) * 24 * 60 * 60_000
const Real = Date

globalThis.Date = class extends Real {
  constructor(...given) {
    super(...(given.length === 0 ? [Real.now() + ahead] : given))
  }

  static now() {
    return Real.now() + ahead
  }
}
