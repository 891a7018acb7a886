/** Adjectives in -ा that are the same for all: शर्मिंदा लड़की. */
export const NEVER_BENT: ReadonlySet<string> = new Set(
  `
ज़्यादा बढ़िया घटिया सवा ज़िंदा उम्दा सालाना रोज़ाना शर्मिंदा जमा मना रवाना बेवफ़ा ख़फ़ा फ़िदा जुदा तनहा पैदा अदा संजीदा पेचीदा चुनिंदा मौजूदा
`
    .trim()
    .split(' ')
    .map((word) => word.normalize('NFC')),
)
