import { expect, test } from 'vitest'
import { judgeAnswer } from '../../judge-answer.ts'
import type { Lexicon } from '../../judgement.ts'
import { lexiconOf } from '../../lexicon.ts'
import { romanise } from '../romanise/romanise.ts'
import { COMMON_WORDS } from '../words/common-words-table.ts'
import { forms } from '../words/inflect.ts'
import { postpositionReasons } from './explain-postposition.ts'
import { GRAMMAR_WORDS } from './judge-grammar-table.ts'
import { judgeRoman } from './judge-roman.ts'

const words = new Set([...COMMON_WORDS, 'दल', 'ज', 'अ'])
const lexicon = { isWord: (word: string) => words.has(word), meaningOf: () => undefined }

test.each([
  ['किताब', 'kitaab', 'exact', ''],
  ['किताब', 'kitab', 'accepted', 'kitaab'],
  ['किताब', 'Kitaab.', 'exact', ''],
  ['किताब', 'kitāb', 'exact', ''],
  ['मैं', 'maiṁ', 'exact', ''],
  ['हँस', 'haṁs', 'exact', ''],
  ['हूँ', 'hū̃', 'accepted', ''],
  ['शक', 'śak', 'exact', ''],
  ['नहीं', 'nahIM', 'accepted', ''],
  ['काम', 'kAM', 'wrong', 'kaam'],
  ['साइकिल और केक', 'cycle aur cake', 'accepted', ''],
  ['इंतज़ार', 'intezaar', 'accepted', 'intazaar'],
  ['ताला', 'tala', 'hint', 'taalaa'],
  ['मेरी दो बहनें', 'meri do behne', 'hint', 'bahnen'],
  ['नहीं', 'naheen', 'exact', ''],
  ['नहीं', 'nahi', 'accepted', ''],
  ['नहीं', 'nahin', 'accepted', ''],
  ['मैं', 'mai', 'hint', 'main'],
  ['में', 'me', 'hint', 'mein'],
  ['हूँ', 'hu', 'hint', 'hoon'],
  ['हूँ', 'hun', 'accepted', ''],
  ['हूँ', 'hum', 'wrong', 'hoon'],
  ['हैं', 'hai', 'wrong', 'is'],
  ['है', 'hain', 'wrong', 'which goes with several, or one person with respect'],
  ['मुझे चाय चाहिए', 'mujhko chai chahiye', 'hint', '“mujhko” says the same; here it is “mujhe”'],
  ['क्या है', 'kya h', 'hint', 'hai'],
  ['दिल्ली', 'delhi', 'accepted', 'dillee'],
  ['वे दिल्ली जा रहे हैं', 'wo dilli ja rahe hain', 'accepted', ''],
  ['आप चाय पीएँगे', 'aap chai piyenge', 'accepted', ''],
  ['मैंने', 'maine', 'accepted', 'mainne'],
  ['राम की किताब', 'raam ki kitaab', 'accepted', 'kee'],
  ['बस जाती है', 'bas jaati hai', 'accepted', 'jaatee'],
  ['कि', 'kee', 'wrong', 'की'],
  ['गाँव', 'gaon', 'accepted', 'gaanv'],
  ['लाल कोट', 'laal coat', 'accepted', 'kot'],
  ['मैंने फ़िल्म देखी', 'maine film dekhi', 'accepted', ''],
  ['घर पर', 'ghar pe', 'accepted', 'par'],
  // Casual as it is, it is another word of the course: then no leniency holds, in a sentence either.
  ['मैं काम करता हूँ', 'main kam karta hoon', 'wrong', '(कम), the word for “less'],
  ['आप कहा हैं', 'aap kahaan hain', 'wrong', '(कहाँ)'],
  // Our own keyboard makes of these what is nearly always meant.
  ['आप कहाँ हैं', 'aap kaha hain', 'hint', 'closer to the sound as “kahaan”'],
  ['मेरा नाम', 'mera nam', 'hint', 'closer to the sound as “naam”'],
  ['चार चाय', 'char chai', 'hint', 'closer to the sound as “chaar”'],
  ['वह गया', 'wo gya', 'hint', 'gayaa'],
  ['मुझे चाय चाहिए', 'mujhe chai chaiye', 'hint', 'chaahie'],
  ['चिट्ठियाँ', 'chithiyan', 'hint', 'chitthiyaan'],
  ['शुद्ध', 'shudh', 'hint', 'shuddh'],
  ['पत्थर', 'pathar', 'hint', 'patthar'],
  ['भगत जी', 'bhagatji', 'hint', 'two words'],
  ['फ़रवरी में', 'february mein', 'accepted', ''],
  ['वाई-फ़ाई', 'wi-fi', 'accepted', ''],
  ['मई में', 'may mein', 'accepted', ''],
  ['दो चाय', '2 chai', 'hint', 'the number is written in words here'],
  ['दो चाय', '२ chai', 'hint', 'the number is written in words here'],
  ['दस', 'ｄａｓ', 'exact', ''],
  ['में', 'main', 'wrong', 'मैं'],
  ['काम', 'kam', 'wrong', 'less'],
  ['कम', 'kaam', 'wrong', 'work'],
  ['दिन', 'deen', 'wrong', 'poor'],
  ['दीन', 'din', 'wrong', 'day'],
  ['दाल', 'dal', 'wrong', 'दल'],
  ['पत्ता', 'pata', 'wrong', 'address'],
  ['लड़का', 'ladka', 'accepted', ''],
  ['लड़का', 'larka', 'accepted', ''],
  ['पढ़ना', 'padhna', 'accepted', ''],
  ['पढ़ना', 'parhna', 'accepted', ''],
  ['अच्छा', 'accha', 'accepted', ''],
  ['अच्छा', 'achha', 'accepted', ''],
  ['अच्छा', 'acha', 'hint', ''],
  ['बच्चा', 'bachcha', 'accepted', ''],
  ['बच्चा', 'baccha', 'accepted', ''],
  ['वह', 'woh', 'accepted', ''],
  ['यह', 'yeh', 'accepted', ''],
  ['शहर', 'shehar', 'accepted', ''],
  ['बहन', 'behen', 'accepted', ''],
  ['वक़्त', 'waqt', 'accepted', ''],
  ['वक़्त', 'vakt', 'accepted', ''],
  ['फूल', 'fool', 'hint', 'phool'],
  ['फ़िल्म', 'philm', 'hint', 'film'],
  ['ज़्यादा', 'jyada', 'hint', 'zyaadaa'],
  ['मतलब', 'matlaba', 'hint', 'matlab'],
  ['समझना', 'samajhana', 'accepted', ''],
  ['खाना', 'kana', 'hint', 'khaanaa'],
  ['साथ', 'saat', 'wrong', 'seven'],
  ['सात', 'saath', 'wrong', 'with'],
  ['गए', 'gaye', 'accepted', ''],
  ['नई', 'nayi', 'accepted', ''],
  ['ज्ञान', 'gyan', 'accepted', ''],
  ['मित्र', 'mitr', 'accepted', ''],
  ['हिंदी', 'hindi', 'accepted', ''],
  ['हिंदी', 'hidi', 'wrong', 'hindee'],
  ['नमस्ते', 'namaskar', 'wrong', 'namaste'],
  ['नमस्ते', '', 'wrong', 'Nothing'],
  ['यह घर है', 'ye ghar hai', 'accepted', 'yah'],
  ['ये आम हैं', 'ye aam hain', 'exact', ''],
  ['वह आ रही है', 'wo a rahi hai', 'accepted', ''],
  ['वह जा रहा है', 'wo ja rha hai', 'hint', 'rahaa'],
  ['बारह बजे', 'baara baje', 'hint', 'baarah'],
  ['ग्यारह बजे', 'gyara baje', 'hint', 'gyaarah'],
  ['उम्र', 'umar', 'accepted', 'umr'],
  ['एक गार्ड था', 'ek guard tha', 'accepted', 'gaard'],
  ['जनवरी में', 'January mein', 'accepted', 'janvaree'],
  ['दो किलोमीटर', 'do km', 'accepted', 'kilomeetar'],
  ['अगर हो तो', 'agar ho toh', 'accepted', ''],
  ['बर्फ़', 'baraf', 'accepted', 'barf'],
  ['गरम चाय', 'garm chai', 'accepted', 'garam'],
  ['वह जानता है', 'wo janta hai', 'hint', 'jaantaa'],
  ['तैयार', 'tayar', 'hint', 'taiyaar'],
  ['कहता है कि', 'kehta hai ke', 'hint', 'closer to the sound as “ki”'],
  ['घर के', 'ghar ki', 'wrong', 'की'],
  ['मैं नहीं समझता', 'main nahi samjhta', 'hint', 'closer to the sound as “samajhtaa”'],
  ['पकड़ना', 'pakdna', 'hint', 'pakarnaa'],
  ['बहत्तर', 'behtar', 'wrong', 'bahattar'],
  ['कृपया', 'krupya', 'accepted', 'kripayaa'],
  ['आटा', 'atta', 'accepted', 'aataa'],
  ['ईद', 'eid', 'accepted', 'eed'],
  ['करोड़', 'crore', 'accepted', 'karor'],
  ['मन', 'mann', 'accepted', 'man'],
  ['सोलह', 'sola', 'hint', 'solah'],
  ['दस बजकर', 'das bajke', 'hint', 'how it is said; it is written “bajkar”'],
  ['पंद्रह', 'pandra', 'hint', 'pandrah'],
  ['वह चला गया', 'wo chala gaya', 'accepted', ''],
  ['देर हो गई', 'der hogayi', 'hint', 'two words: “ho gaee”'],
  ['वह जा रहा है', 'wo jaraha hai', 'hint', 'two words: “jaa rahaa”'],
  ['चाय तेज़ है', 'chai tej hai', 'hint', 'tez'],
  ['इलायची', 'elaichi', 'accepted', 'ilaaychee'],
  ['नाम', 'name', 'wrong', 'naam'],
  ['मेरा घर', 'mai ka ghar', 'wrong', 'You wrote “mai ka”; मैं and का become one word: मेरा.'],
  ['मुझे चाय दो', 'mere ko chai do', 'wrong', 'You wrote “mere ko”, which many say; the norm is मुझे.'],
  [
    'बस आ रही है',
    'bas aati hai',
    'wrong',
    'You wrote “aati”, which is for what happens often; here it goes on now: आ रही.',
  ],
  [
    'वह आती है',
    'wo aa rahi hai',
    'wrong',
    'You wrote “aa rahi”, which goes on now; here it is for what happens often: आती.',
  ],
  ['मेरा नाम राहुल है।', 'mera naam rahul hai', 'accepted', ''],
  ['आप कैसे हैं?', 'aap kaise hai', 'wrong', 'is'],
  ['मैं घर जा रहा हूँ', 'main ghar ja raha hun', 'accepted', 'jaa'],
  ['घर में', 'gharmein', 'hint', 'two words'],
  ['मैं घर जाता हूँ', 'main jaata hoon', 'wrong', 'missing'],
])('%s, given %s: %s', (...[expected, given, verdict, reason]) => {
  const judged = judgeRoman(expected, given, lexicon)
  expect(judged.verdict).toBe(verdict)
  expect(judged.reason).toContain(reason.normalize('NFC'))
})

const course = lexiconOf(
  [
    ['खिड़की', 'window', 'noun', []],
    ['दरवाज़ा', 'door; gate', 'noun', ['दरवाज़े']],
    ['धन्यवाद', 'thank you (formal)', 'phrase', []],
    ['बैठना', 'to sit', 'verb', ['बैठो', 'बैठिए']],
    ['सीखना', 'to learn', 'verb', []],
    ['सिखाना', 'to teach', 'verb', []],
    ['टूटना', 'to break (of itself)', 'verb', ['टूट']],
    ['तोड़ना', 'to break (a thing)', 'verb', ['तोड़']],
  ].map(([native = '', meaning = '', kind = '', forms = []]) => ({
    ...{ native: String(native).normalize('NFC'), meaning: String(meaning), kind: String(kind) },
    ...{ gender: '' as const, forms: [forms].flat().map((form) => form.normalize('NFC')) },
  })),
)

test.each([
  [
    'खिड़की',
    'darwaza',
    'You wrote “darvaazaa” (दरवाज़ा), the word for “door; gate”; here it is “khirkee” (खिड़की).',
  ],
  [
    'खिड़की',
    'darvaze',
    'You wrote “darvaaze” (दरवाज़े), a form of दरवाज़ा, “door; gate”; here it is “khirkee” (खिड़की).',
  ],
  ['बैठिए', 'baitho', 'You wrote “baitho” (बैठो), which is the तुम form; here it is the आप form, बैठिए.'],
  [
    'सीखना',
    'sikhana',
    'You wrote “sikhaanaa” (सिखाना), the word for “to teach”; here it is “seekhnaa” (सीखना).',
  ],
  [
    'टूट गया',
    'tod gaya',
    'You wrote “tor” (तोड़), which is “to break (a thing)”; here it is “toot” (टूट), “to break (of itself)”.',
  ],
  ['दरवाज़ा', 'the gate', 'That is what it means; here it is asked in Hindi: “darvaazaa” (दरवाज़ा).'],
  ['धन्यवाद', 'Thank you!', 'That is what it means; here it is asked in Hindi: “dhanyavaad” (धन्यवाद).'],
  ['खिड़की खोलिए', 'please open it', 'You wrote something else; here it is खिड़की खोलिए.'],
])('%s, given %s, is told as in Devanagari: %s', (...[expected, given, reason]) => {
  expect(judgeRoman(expected, given, course)).toMatchObject({
    verdict: 'wrong',
    reason: reason.normalize('NFC'),
  })
})

const dictionary: Lexicon = {
  ...lexiconOf(
    GRAMMAR_WORDS.map(({ hi, meaning, is }) => ({
      ...{ native: hi, meaning, kind: is.split(' ')[0] ?? '', forms: forms({ hi, is }) },
      gender: is.includes(' m') ? 'm' : is.includes(' f') ? 'f' : '',
    })),
  ),
  postpositions: postpositionReasons,
}

test.each([
  [
    'राम की किताब यहाँ है',
    'raam ka kitab yahan hai',
    'You wrote “kaa” (का); here it is की, since किताब is feminine.',
  ],
  [
    'राम के घर में चाय है',
    'ram ka ghar mein chai hai',
    'You wrote “kaa” (का); here it is के, since घर is masculine and में follows it.',
  ],
  ['राम का घर', 'ram ki ghar', 'You wrote “kee” (की); here it is का, since घर is masculine.'],
  ['भाई ने चाय पी', 'bhai chai pi', '“ने” is missing after भाई: with पी, the doer takes ने.'],
  [
    'मैं घर गया',
    'maine ghar gaya',
    'You wrote “mainne” (मैंने), which is “I, who did it”; here it is मैं, “I”: गया never takes ने.',
  ],
  ['बहन गई', 'behen ne gayi', '“ne” is one word too many: गई never takes ने.'],
  ['मेज़ पर', 'mez mein', 'You wrote “mein” (में), which says “in”; here it is पर, “on, at”.'],
  ['कोई है', 'kisi hai', 'You wrote “kisee” (किसी), which stands before a postposition; here it is कोई.'],
  ['सबके लिए', 'sabka liye', 'You wrote “sabkaa” (सबका); here it is सबके, since लिए follows it.'],
  ['वे कहाँ हैं', 've kahan he', 'You wrote “hai” (है); here it is हैं, since वे takes हैं.'],
  ['कौन-सी किताब', 'kitab kaun si', 'The words are right, but their order is not: कौन-सी किताब.'],
  ['किताब मेज़ पर है', 'mez kitab par hai', 'The words are right, but पर stands right after मेज़: किताब मेज़ पर है.'],
  [
    'मेरी एक बहन है',
    'mere paas ek behan hai',
    'You wrote “mere paas”; पास is for things, not for family: मेरी.',
  ],
  ['उन्नीस सौ सैंतालीस', '1947', '1947 is the number; here it is asked in words: उन्नीस सौ सैंतालीस.'],
  ['बारह', '12', '12 is the number; here it is asked in words: बारह.'],
])('%s, given %s, is told by its grammar', (...[expected, given, reason]) => {
  expect(judgeAnswer(expected.normalize('NFC'), given, dictionary)).toMatchObject({
    verdict: 'wrong',
    reason: reason.normalize('NFC'),
  })
})

test('our own roman of every word is exact', () => {
  for (const word of COMMON_WORDS)
    expect([word, judgeRoman(word, romanise(word), lexicon).verdict]).toEqual([word, 'exact'])
})

test.each([
  ['किताब', 'किताब', 'exact'],
  ['किताब', 'kitab', 'accepted'],
  ['किताब', '', 'wrong'],
  ['book', 'Book!', 'exact'],
  ['the book', 'a book', 'accepted'],
  ['I am fine', "I'm fine.", 'exact'],
  ['He does not go', 'he doesn’t go', 'exact'],
  ['to go; to leave', 'to leave', 'exact'],
  ['to go', 'go', 'accepted'],
  ['hello / goodbye', 'goodbye', 'exact'],
  ['water', 'watre', 'hint'],
  ['water', 'fire', 'wrong'],
  ['cat', 'cut', 'wrong'],
  ['my name is Ram', 'is Ram', 'wrong'],
  ['book', 'किताब', 'wrong'],
  ['book', '', 'wrong'],
])('%s, answered %s: %s', (expected, given, verdict) => {
  expect(judgeAnswer(expected, given, lexicon).verdict).toBe(verdict)
})
