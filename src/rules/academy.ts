/** Whose academy this is: another one puts its own name, logo text and addresses here. */
export const academy = {
  name: 'Boli',
  nativeName: 'बोली',
  nativeLanguage: 'hi',
  meaning: 'speech',
  tagline: 'Hindi, spoken with the people who live it',
  description: 'Learn Hindi from short films of everyday India: watch, repeat, answer back.',
  /** For what no style sheet reaches, as mail. */
  colours: { paper: '#fff5e4', card: '#fffdf8', ink: '#1f1b4d', sindoor: '#c62f17', genda: '#ffc233' },
  /** A picture's name under /UserProfile/ that stands in place of the mark below. */
  logo: '',
  socials: [
    { name: 'YouTube', url: 'https://www.youtube.com/@boli.test' },
    { name: 'Instagram', url: 'https://www.instagram.com/boli.test' },
    { name: 'Facebook', url: 'https://www.facebook.com/boli.test' },
  ],
  mailboxes: {
    support: 'support@boli.test',
    press: 'press@boli.test',
    partnerships: 'partnerships@boli.test',
  },
  /** Who sells, as it stands on receipts. */
  business: {
    name: 'Boli Academy',
    address: ['12 Kaiserbagh Road', 'Lucknow 226001, Uttar Pradesh', 'India'],
    taxNumber: 'GSTIN 09AAAAA0000A1Z5',
  },
  /** What visitors read about the community (spec 1). */
  community: { members: 14_000, articles: 200 },
  /** The state whose law stands over the terms. */
  state: 'Uttar Pradesh',
  annualMembership: 'US$ 99',
  /**
   * The name's letters as outlines (Rozha One), without their own thin headline: the mark draws one line for all.
   * Units of the face, y upwards; the line lies at `line`.
   */
  mark: {
    width: 1892,
    height: 800,
    line: 540,
    letters: [
      'M484,560L484,0L345,0L345,140Q330,112 292.5,92Q255,72 211,72Q137,72 86,120Q35,168 35,262.5Q35,357 85.5,406.5Q136,456 210,456Q265,456 299,424L288,411Q273,420 258,420Q223,420 202,374L345,239L345,560ZM185,273Q185,124 273,124Q301,124 322,146.5Q343,169 345,193L345,211L195,352Q185,321 185,273Z',
      'M784,560L784,0L644,0L644,560ZM490,691Q461,711 461,736.5Q461,762 476,776Q491,790 511.5,790Q532,790 549.5,777.5Q567,765 589,743Q611,721 649.5,680Q688,639 725,603L716,589Q669,611 617.5,632Q566,653 537,665.5Q508,678 490,691Z',
      'M1427,560L1427,437Q1487,419 1522.5,367Q1558,315 1558,232Q1558,149 1516,90Q1474,31 1382,31Q1325,31 1293,61L1303,75Q1318,64 1338,64Q1377,64 1395.5,100Q1414,136 1414,227Q1414,426 1351,426Q1293,426 1293,237L1293,173L1163,173L1163,237Q1163,426 1105,426Q1042,426 1042,227Q1042,136 1060.5,100Q1079,64 1118,64Q1138,64 1153,75L1163,61Q1131,31 1074,31Q982,31 940,90Q898,149 898,241.5Q898,334 952,390Q1006,446 1096.5,446Q1187,446 1228,378Q1251,416 1290,433L1290,560Z',
      'M1812,560L1812,0L1672,0L1672,560Q1671,650 1647,690.5Q1623,731 1573,731Q1537,731 1515.5,712Q1494,693 1494,658Q1494,641 1501,625L1482,618Q1474,637 1474,658Q1474,703 1509.5,736Q1545,769 1627,769Q1709,769 1760,715Q1811,661 1812,560Z',
    ],
  },
}
