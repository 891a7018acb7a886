/** What a language has here. */
export interface KnownLanguage {
  /** Its BCP 47 tag: for `lang`, captions, a recogniser, and the voice. */
  tag: string
  /** Its name in its own letters. */
  native: string
  /** Whether its letters are Hindi's: then the keys of the typing field write it, and its roman is read by them. */
  isDevanagari: boolean
  /** Whether the voice engine reads it; of Konkani it spells the marks, and others it has not. */
  hasVoice: boolean
}

/** Languages by their ids (domain 2), and which of them are spoken here. A new one begins with its row. */
export const LANGUAGES = new Map(
  `hindi hi हिंदी devanagari voice
marathi mr मराठी devanagari voice
nepali ne नेपाली devanagari voice
konkani kok कोंकणी devanagari -
maithili mai मैथिली devanagari -
dogri doi डोगरी devanagari -
bodo brx बड़ो devanagari -
sanskrit sa संस्कृतम् devanagari -
bengali bn বাংলা own voice
assamese as অসমীয়া own voice
punjabi pa ਪੰਜਾਬੀ own voice
gujarati gu ગુજરાતી own voice
odia or ଓଡ଼ିଆ own voice
tamil ta தமிழ் own voice
telugu te తెలుగు own voice
kannada kn ಕನ್ನಡ own voice
malayalam ml മലയാളം own voice
santali sat ᱥᱟᱱᱛᱟᱲᱤ own -
manipuri mni ꯃꯩꯇꯩꯂꯣꯟ own -`
    .split('\n')
    .map((row) => row.split(' '))
    .map(([id = '', tag = '', native = '', letters, voice]): [string, KnownLanguage] => [
      id,
      {
        tag,
        native: native.normalize('NFC'),
        isDevanagari: letters === 'devanagari',
        hasVoice: voice === 'voice',
      },
    ]),
)
