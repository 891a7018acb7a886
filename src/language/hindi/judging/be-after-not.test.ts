import { expect, test } from 'vitest'
import { judgeAnswer } from '../../judge-answer.ts'
import { lexiconOf } from '../../lexicon.ts'

const lexicon = lexiconOf([])
const judged = (expected: string, given: string) => judgeAnswer(expected.normalize('NFC'), given, lexicon)

test.each([
  ['मैं चाय नहीं पीती', 'मैं चाय नहीं पीती हूँ', 'Right, हूँ may stand there, too; here it is left out.'],
  ['मैं चाय नहीं पीती', 'main chai nahi peeti hun', 'Right, हूँ may stand there, too; here it is left out.'],
  ['मैं चाय नहीं पीती हूँ', 'मैं चाय नहीं पीती', 'Right, after नहीं हूँ may be left out; here it stands.'],
  ['तुम घर नहीं जाते', 'तुम घर नहीं जाते हो', 'Right, हो may stand there, too; here it is left out.'],
  ['पंखा नहीं चल रहा', 'पंखा नहीं चल रहा है', 'Right, है may stand there, too; here it is left out.'],
  ['मन नहीं लगता है', 'मन नहीं लगता', 'Right, after नहीं है may be left out; here it stands.'],
  ['वे घर नहीं जाती हैं', 'वे घर नहीं जातीं', 'Right, after नहीं हैं may be left out; here it stands.'],
  ['वे घर नहीं जातीं', 'वे घर नहीं जाती हैं', 'Right, हैं may stand there, too; here it is left out.'],
  ['मुझे चाय पसंद नहीं है', 'मुझे चाय पसंद नहीं', 'Right, after नहीं है may be left out; here it stands.'],
  ['कोई बात नहीं', 'कोई बात नहीं है', 'Right, है may stand there, too; here it is left out.'],
])('%s, given %s, is right', (expected, given, reason) => {
  expect(judged(expected, given)).toMatchObject({ verdict: 'hint', reason: reason.normalize('NFC') })
})

test.each([
  ['another person', 'मैं चाय नहीं पीती', 'मैं चाय नहीं पीती है'],
  ['the past', 'मैं चाय नहीं पीती', 'मैं चाय नहीं पीती थी'],
  ['what is not denied', 'मैं चाय पीती हूँ', 'मैं चाय पीती'],
  ['a subject left out', 'फ़िल्म नहीं देखता', 'फ़िल्म नहीं देखता है'],
  ['what would be', 'अगर घर नहीं जाता', 'अगर घर नहीं जाता है'],
  ['what would have been', 'आपके बिना मैं नहीं आता', 'आपके बिना मैं नहीं आता हूँ'],
  ['two clauses', 'मैं जानता हूँ वह नहीं आता', 'मैं जानता हूँ वह नहीं आता हूँ'],
  ['two subjects', 'मैं आया वह नहीं आता', 'मैं आया वह नहीं आता हूँ'],
  ['nobody', 'यहाँ कोई नहीं है', 'यहाँ कोई नहीं'],
  ['an answer of one word', 'नहीं', 'नहीं है'],
  ['two sentences', 'ताली नहीं बजती। आइए', 'ताली नहीं बजती है। आइए'],
])('of %s no “to be” is put in or left out', (_, expected, given) => {
  expect(judged(expected, given).verdict).toBe('wrong')
})
