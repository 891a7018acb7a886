import { expect, test } from 'vitest'
import { judgeAnswer } from '../judge-answer.ts'
import { marathiLexicon } from './lexicon-for-tests.ts'

test.each([
  ['माझे नाव', 'माझं नाव', 'accepted', 'one as it is said'],
  ['माझं नाव', 'माझे नाव', 'accepted', 'one as it is said'],
  ['मांजराचे नाव काय आहे', 'मांजराचं नाव काय आहे', 'accepted', 'one as it is said'],
  ['स्टेशन कुठे आहे', 'स्टेशन कुठं आहे', 'accepted', 'one as it is said'],
  ['एक केळे', 'एक केळं', 'accepted', 'one as it is said'],
  ['हे माझे बाबा आहेत', 'हे माझं बाबा आहेत', 'wrong', 'You wrote माझं'],
  ['तुम्ही कसे आहात', 'तुम्ही कसं आहात', 'wrong', 'You wrote कसं'],
  ['आंबे कसे दिले', 'आंबे कसे दिलं', 'wrong', 'You wrote दिलं'],
  ['गोड आंबे', 'गोड आंबं', 'wrong', 'You wrote आंबं'],
  ['हे नाव', 'हं नाव', 'wrong', 'You wrote हं'],
  ['मी आहे', 'मी आहं', 'wrong', 'You wrote आहं'],
])('-ं is said only for a neuter -े, and for a place: %s, given %s, is %s', (...[expected, given, ...how]) => {
  const [verdict, reason] = how
  expect(judgeAnswer(expected, given, marathiLexicon)).toMatchObject({
    verdict,
    reason: expect.stringContaining(reason),
  })
})

test.each([
  ['फरीदा', 'फ़रीदा', 'Right, but that is Hindi’s spelling; in Marathi it is फरीदा.'],
  ['आंबा', 'आँबा', 'Right, but that is Hindi’s spelling; in Marathi it is आंबा.'],
  ['मांजर', 'मान्जर', 'Right, but the nasal is written otherwise: मांजर.'],
  ['स्टेशन कुठे आहे', 'स्टेशन कोठे आहे', 'Right, कोठे says the same; here it is कुठे.'],
  ['हो', 'होय', 'Right, होय says the same; here it is हो.'],
])('%s, given %s, is right with a hint', (...[expected, given, reason]) => {
  expect(judgeAnswer(expected, given, marathiLexicon)).toMatchObject({ verdict: 'hint', reason })
})

test.each([
  ['घोडा', 'घोड़ा', 'there is no dot below: घोडा'],
  ['जनता', 'जंता', 'जनता'],
  [
    'मी बरा आहे',
    'मी बरा आहेत',
    'You wrote आहेत, which goes with several, or one person with respect; here it is आहे, which goes with मी, or one person or thing.',
  ],
  [
    'ती',
    'तो',
    'You wrote तो, which goes with what is masculine; here it is ती, which goes with what is feminine.',
  ],
  ['केळे', 'केळी', 'You wrote केळी, which is for several; for one it is केळे.'],
  ['दोन आंबे', 'दोन आंबा', 'You wrote आंबा, which is for one; for several it is आंबे.'],
  ['बरा', 'बारा', 'You wrote the word for “twelve” (बारा)'],
  ['मांजर', 'मांजराचे', 'here it is मांजर'],
])('%s, given %s, is wrong, and the reason is true', (...[expected, given, reason]) => {
  expect(judgeAnswer(expected, given, marathiLexicon)).toMatchObject({
    verdict: 'wrong',
    reason: expect.stringContaining(reason),
  })
})
