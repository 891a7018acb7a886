import { expect, test } from 'vitest'
import { judgeAnswer, judgeInOwnWords } from '../../judge-answer.ts'
import type { Given } from '../../judgement.ts'
import { lexiconOf } from '../../lexicon.ts'

const lexicon = lexiconOf([])
const own = (text: string, given: Given, known = lexicon) =>
  judgeInOwnWords({ text, ...judgeAnswer(text, given, known) }, given, known)

const leftOut = 'Right, मैं may be left out; here it is said.'
const whetherToo = 'Right, a question may begin with क्या; here it does without.'
const before = (what: string) => `Right, ${what} may stand before it; here it stands alone.`

test.each([
  ['मैं ठीक हूँ', 'ठीक हूँ', leftOut],
  ['मैं ठीक हूँ', 'theek hu', leftOut],
  ['मैं खीर लाऊँगी', 'खीर लाऊँगी', leftOut],
  ['स्कूल में पढ़ाता हूँ', 'मैं स्कूल में पढ़ाता हूँ', 'Right, मैं may be said; here it is left out.'],
  ['मैं आऊँ?', 'क्या मैं आऊँ', whetherToo],
  ['यह बस दिल्ली जाती है?', 'yeh bas dilli jati hai kya', whetherToo],
  ['क्या आप राज़ी हैं?', 'आप राज़ी हैं?', 'Right, a question may do without क्या; here it begins with it.'],
  ['शुक्रिया, मैं ठीक हूँ', 'धन्यवाद, मैं ठीक हूँ', 'Right, धन्यवाद says the same; here it is शुक्रिया.'],
  ['स्टेशन कहाँ है?', 'station kidhar hai', 'Right, किधर says the same; here it is कहाँ.'],
  ['ठीक है, लेकिन धीरे', 'ठीक है, पर धीरे', 'Right, पर says the same; here it is लेकिन.'],
  ['आपका नाम क्या है?', 'नमस्ते! आपका नाम क्या है?', before('नमस्ते')],
  ['स्टेशन कहाँ है?', 'maaf kijiye, station kahan hai', before('माफ़ कीजिए')],
  ['यह मेरी किताब है', 'जी हाँ, यह मेरी किताब है', before('जी हाँ')],
  ['यहाँ रुकिए', 'भैया, यहाँ रुकिए', before('भैया')],
  ['यहाँ रुकिए', 'kripya yahan rukiye', before('कृपया')],
  ['मुझे पानी चाहिए', 'भाई साहब, मुझे पानी चाहिए', before('भाई साहब')],
  ['कल मत आइएगा', 'दीदी, कल मत आइएगा', before('दीदी')],
  ['मैं ठीक हूँ', 'जी, ठीक हूँ', leftOut],
])('%s may be said %s', (expected, given, reason) => {
  expect(judgeAnswer(expected, given, lexicon).verdict).toBe('wrong')
  expect(own(expected, given)).toMatchObject({ verdict: 'hint', reason })
})

test.each([
  ['मैं भी ठीक हूँ', 'भी ठीक हूँ', 'मैं that is meant'],
  ['मैं दूध पीता', 'दूध पीता', 'a verb that does not say who'],
  ['मैं और मैं ठीक हूँ', 'और मैं ठीक हूँ', 'one मैं of two'],
  ['मैं ठीक हूँ', 'ठीक है', 'another person'],
  ['हम ठीक हैं', 'ठीक हैं', 'another pronoun'],
  ['यह घर है', 'क्या यह घर है', 'what asks nothing'],
  ['यह कौन है?', 'क्या यह कौन है', 'what asks already'],
  ['वह आया। अच्छा है?', 'क्या वह आया अच्छा है', 'what asks in its second sentence'],
  ['क्या आप राज़ी हैं?', 'आप राज़ी हैं', 'what no mark makes a question'],
  ['आप कहाँ से हैं?', 'आप किधर से हैं', 'from where'],
  ['शुक्रिया', 'धन्यवाद', 'the word alone that is asked'],
  ['मैं ठीक नहीं हूँ', 'हाँ, मैं ठीक नहीं हूँ', 'yes before no'],
  ['नमस्ते', 'नमस्ते नमस्कार', 'nothing but a beginning'],
  ['पानी दीजिए', 'और पानी दीजिए', 'more'],
  ['घर पर है', 'दीदी घर पर है', 'who it is about'],
  ['घर पर है?', 'भाई घर पर है?', 'who it is about, in a question'],
  ['पानी दीजिए', 'नमस्ते, पानी लीजिए', 'another word after a beginning'],
])('%s is not said %s: %s', (expected, given) => {
  expect(own(expected, given)).toBeUndefined()
})

test('who spoke is judged so, too, and of other languages nothing is known', () => {
  expect(own('मैं ठीक हूँ', { said: 'जी ठीक हूँ' })).toEqual({
    verdict: 'hint',
    reason: leftOut,
    differences: [{ expected: 'मैं ठीक हूँ', given: 'जी ठीक हूँ' }],
  })
  expect(own('मैं ठीक हूँ', 'ठीक हूँ', lexiconOf([], 'marathi'))).toBeUndefined()
  expect(own('I am well', 'well')).toBeUndefined()
})
