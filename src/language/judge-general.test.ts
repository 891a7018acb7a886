import { expect, test } from 'vitest'
import { judgeAnswer } from './judge-answer.ts'
import { lexiconOf } from './lexicon.ts'

const word = (native: string, meaning: string) => {
  return { native, meaning, kind: 'noun', gender: '' as const, forms: [] }
}
const lexicons = {
  nepali: lexiconOf([word('यहाँ', 'here'), word('त्यहाँ', 'there')], 'nepali'),
  bengali: lexiconOf([word('জল', 'water'), word('চা', 'tea'), word('বাড়ি', 'house')], 'bengali'),
  tamil: lexiconOf([word('தண்ணீர்', 'water'), word('பால்', 'milk')], 'tamil'),
  punjabi: lexiconOf([word('ਪਾਣੀ', 'water'), word('ਚਾਹ', 'tea')], 'punjabi'),
  malayalam: lexiconOf([], 'malayalam'),
  elvish: lexiconOf([], 'elvish'),
}

// language, expected, given, verdict, reason: in no script but Latin may Hindi's grammar or English spelling judge.
test.each([
  ['tamil', 'தண்ணீர் வேண்டும்.', 'தண்ணீர் வேண்டும்', 'exact', 'Exactly right.'],
  ['tamil', 'கொடு', 'க\u0bc6\u0bbeடு', 'exact', 'Exactly right.'],
  ['tamil', '௧௦ ரூபாய்', '10 ரூபாய்', 'exact', 'Exactly right.'],
  ['tamil', 'தண்ணீர்', 'பால்', 'wrong', 'You wrote the word for “milk” (பால்); here it is தண்ணீர்.'],
  ['tamil', 'வருவான்', 'வருவேன்', 'wrong', 'You wrote வருவேன்; here stands வா, not வே: வருவான்.'],
  ['tamil', 'பள்ளி', 'பல்லி', 'wrong', 'You wrote பல்லி; here stands ள், not ல்: பள்ளி.'],
  ['tamil', 'வணக்கம்', 'வணகம்', 'wrong', 'You wrote வணகம்; “க்” is missing: வணக்கம்.'],
  ['tamil', 'அது என் வீடு', 'என் அது வீடு', 'wrong', 'The words are right, but their order is not: அது என் வீடு.'],
  ['tamil', 'வணக்கம்', 'vanakkam', 'wrong', 'This one is answered in தமிழ் letters: வணக்கம்'],
  ['tamil', 'water', 'தண்ணீர்', 'wrong', 'This one is answered in English: “water”.'],
  ['bengali', 'আমি ভালো আছি।', 'আমি ভালো আছি', 'exact', 'Exactly right.'],
  ['bengali', 'আপনার নাম কী?', 'অাপনার নাম কী', 'exact', 'Exactly right.'],
  ['bengali', 'বাড়ি', 'বাড\u09bcি', 'exact', 'Exactly right.'],
  ['bengali', 'বাড়ি', 'বাডি\u09bc', 'exact', 'Exactly right.'],
  ['bengali', '১০০ টাকা', '100 টাকা', 'exact', 'Exactly right.'],
  ['bengali', 'হঠাৎ', 'হঠাত্\u200d', 'exact', 'Exactly right.'],
  ['bengali', 'জল', 'চা', 'wrong', 'You wrote the word for “tea” (চা); here it is জল.'],
  ['bengali', 'শিক্ষক', 'শীক্ষক', 'wrong', 'You wrote শীক্ষক; here stands শি, not শী: শিক্ষক.'],
  ['bengali', 'বিদ্যালয়', 'বীদ্যালয়', 'hint', 'Right, but mind the spelling: বিদ্যালয়.'],
  ['bengali', 'করিতেছি', 'করিতেছে', 'wrong', 'You wrote করিতেছে; here stands ছি, not ছে: করিতেছি.'],
  ['punjabi', 'ਤੁਹਾਡਾ ਨਾਂ ਕੀ ਹੈ?', 'ਤੁਹਾਡਾ ਨਾਂ ਕੀ ਹੈ', 'exact', 'Exactly right.'],
  ['punjabi', 'ਮੈਨੂੰ ਚਾਹ ਦਿਓ', 'ਮੈਨੂੰ ਪਾਣੀ ਦਿਓ', 'wrong', 'You wrote the word for “water” (ਪਾਣੀ); here it is ਚਾਹ.'],
  ['malayalam', 'അവൻ', 'അവന്\u200d', 'exact', 'Exactly right.'],
  ['nepali', 'म ठीक छु।', 'म ठीक छु', 'exact', 'Exactly right.'],
  ['nepali', 'आनन्द', 'आनंद', 'accepted', 'Right. Here it is written आनन्द.'],
  ['nepali', 'यहाँ', 'त्यहाँ', 'wrong', 'You wrote the word for “there” (त्यहाँ); here stands य, not त्य: यहाँ.'],
  // Both would be right in Hindi: मुझको for मुझे, ये for यह.
  ['nepali', 'मुझे', 'मुझको', 'wrong', 'You wrote मुझको; here it is मुझे.'],
  ['nepali', 'यह', 'ये', 'wrong', 'You wrote ये; here it is यह.'],
  ['nepali', 'यह', 'ye', 'wrong', 'You wrote “ye”; here it is “yah” (यह).'],
  ['nepali', 'यहाँ', 'yahan', 'accepted', 'Right. We write it “yahaan”: यहाँ.'],
  ['elvish', 'ᱡᱚᱦᱟᱨ', 'johar', 'wrong', 'This one is answered in the letters of its language: ᱡᱚᱦᱟᱨ'],
] as const)('%s: %s, given %s, is %s', (...[language, expected, given, verdict, reason]) => {
  const judged = judgeAnswer(expected, given, lexicons[language])
  expect([judged.verdict, judged.reason]).toEqual([verdict, reason])
})
