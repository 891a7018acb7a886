import { expect, test } from 'vitest'
import { judgeAnswer } from '../../judge-answer.ts'
import type { Lexicon } from '../../judgement.ts'
import { lexiconOf } from '../../lexicon.ts'
import { forms } from '../words/inflect.ts'
import { postpositionReasons } from './explain-postposition.ts'
import { GRAMMAR_WORDS } from './grammar-words-table.ts'

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
  ['गाड़ी रोकिए', 'gaari rok dijiye', 'You wrote “rok dijiye”, two verbs; here it is one: रोकिए.'],
  ['गाड़ी रोक दीजिए', 'gadi rokiye', 'You wrote “rokiye”, one verb; here it is two: रोक दीजिए.'],
  [
    'राम का भाई यहाँ है',
    'ram ki bahan yahan hai',
    'You wrote “bahan” (बहन), the word for “sister”; here it is “bhaaee” (भाई).',
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
  [
    'यह जिसका घर है',
    'yah kiska ghar hai',
    'You wrote “kiskaa” (किसका), which asks; here it is जिसका, which joins two sentences.',
  ],
  [
    'किसने कहा',
    'jisne kaha',
    'You wrote “jisne” (जिसने), which joins two sentences; here it is किसने, which asks.',
  ],
  [
    'वह देख रहा है',
    'vah dekha raha hai',
    'You wrote “dekhaa” (देखा); here it is the bare stem देख, since रहा follows it.',
  ],
  ['उन्नीस सौ सैंतालीस', '1947', '1947 is the number; here it is asked in words: उन्नीस सौ सैंतालीस.'],
  ['बारह', '12', '12 is the number; here it is asked in words: बारह.'],
  ['एक लाख', '1,00,000', '100000 is the number; here it is asked in words: एक लाख.'],
  ['सात बजकर दस मिनट', '7:10', '7:10 is the number; here it is asked in words: सात बजकर दस मिनट.'],
  [
    'यह मेरा घर है',
    'this is my house',
    'That is English; here it is asked in Hindi: “yah meraa ghar hai” (यह मेरा घर है).',
  ],
  [
    'बस आने ही वाली है',
    'bas aana hi wali hai',
    'You wrote “aanaa” (आना); here it is आने, since वाली follows it.',
  ],
  [
    'फिर बोलेंगे',
    'phir bolte hain',
    'You wrote “bolte” (बोलते), which is another form of बोलना; here it is बोलेंगे.',
  ],
  ['पहला घर', 'pehli ghar', 'You wrote “pahlee” (पहली); here it is पहला, since घर is masculine.'],
  ['चाय पीजिए', 'chai pi lijiye', 'You wrote “pi lijiye”, two verbs; here it is one: पीजिए.'],
  ['वह देख लेगा', 'vah dekhega', 'You wrote “dekhega”, one verb; here it is two: देख लेगा.'],
])('%s, given %s, is told by its grammar', (...[expected, given, reason]) => {
  expect(judgeAnswer(expected.normalize('NFC'), given, dictionary)).toMatchObject({
    verdict: 'wrong',
    reason: reason.normalize('NFC'),
  })
})

test('a word of a sentence is told as no letter, though a letter is written so', () => {
  const letter = { lemma: 'आ', meaning: 'the letter aa', kind: 'letter', gender: '' as const }
  const entryOf = (word: string) => (word === 'आ' ? letter : dictionary.entryOf?.(word))
  const judged = judgeAnswer('वह बोल रहा है', 'vah aa raha hai', { ...dictionary, entryOf })
  expect(judged.reason).toBe('You wrote “aa” (आ); here it is “bol” (बोल).')
})
