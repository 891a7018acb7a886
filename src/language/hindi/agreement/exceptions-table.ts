const list = (words: string) => new Set(words.normalize('NFC').split(/\s+/u))

/**
 * People by what they do or are to somebody: a woman is so called too, and what goes with her is feminine. गुलाब
 * is a rose, and a grandmother's name.
 */
export const EPICENE = list(
  'दोस्त डॉक्टर कर्मचारी प्रबंधक संवाददाता कप्तान ड्राइवर मैनेजर वकील इंजीनियर पत्रकार कलेक्टर सरपंच नर्स मेहमान मुसाफ़िर यात्री साथी किराएदार खिलाड़ी गेंदबाज़ बल्लेबाज़ वारिस विशेषज्ञ कोच ग्राहक संपादक गुलाब',
)

/** Words in -आ and -ई that never change, though a dictionary declines them or does not say. */
export const UNCHANGING = list('सालाना शर्मिंदा ज़िंदा ताज़ा उम्दा ज़्यादा पैदा जुदा सिनेमा गुप्ता भैया रोज़ाना')

/** Nouns that say when, where or how, and those that make one verb with करना or आना: no verb agrees with them. */
export const ASIDE = list(
  `बार साल दिन रात शाम सुबह दोपहर हफ़्ते हफ़्ता महीने महीना समय वक़्त पल देर घंटे घंटा मिनट जगह पार उधार तरफ़ ओर कल आज
   सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार याद पसंद माफ़ शुरू मना इस्तेमाल पेश दर्ज महसूस तय हासिल जमा ख़र्च बंद पैदा स्वीकार प्राप्त
   आरंभ प्रयोग समाप्त दान प्रकट भेंट पता मालूम साथ किनारे रोज़ चारों समझ आउट प्रति`,
)

/** Whoever has a say of their own: what a verb with an object agrees with where it stands first. */
export const PEOPLE = list(
  `लड़का लड़के लड़की लड़कियाँ बेटा बेटी बेटियाँ भाई बहन बहनें माँ पिता दादा दादी नाना नानी चाचा चाची मामा मामी मौसी बुआ पति पत्नी आदमी औरत औरतें
   बच्चा बच्चे बच्ची लोग राजा रानी किसान दुकानदार अध्यापक अध्यापिका दोस्त सहेली सहेलियाँ बूढ़ा बुढ़िया अम्मा अब्बा पापा मम्मी ख़ाला सास ससुर भाभी ननद ताई ताऊ फूफी जीजा साला साली बहू दामाद पोता पोती नाती नातिन दुल्हन दूल्हा बच्चियाँ लड़कियों`,
)

/** Nouns and names that are not taught, and that the analyser has in the other gender, or as something else. */
export const NOUNS: ReadonlyMap<string, 'm' | 'f'> = new Map([
  ['बनावट', 'f'],
  ['मीना', 'f'],
  ['सीता', 'f'],
])

/** Where one goes without a postposition. */
export const PLACES = list('घर स्कूल बाज़ार दफ़्तर अड्डा गाँव शहर स्टेशन अस्पताल दुकान मैदान जंगल कॉलेज मंदिर दिल्ली')

/** Nouns that are also a form of a rare verb, or an adverb. */
export const ONLY_NOUNS = list('पानी छाता घर')
