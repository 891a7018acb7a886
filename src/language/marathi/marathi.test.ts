import { expect, test } from 'vitest'
import { judgeAnswer } from '../judge-answer.ts'
import { lexiconOf } from '../lexicon.ts'
import { lintMarathi } from './lint-marathi.ts'
import { romaniseMarathi } from './romanise-marathi.ts'

test.each([
  ['घर', 'ghar'],
  ['मांजर', 'maanjar'],
  ['पाणी', 'paanee'],
  ['मुलगा', 'mulgaa'],
  ['ज्ञान', 'dnyaan'],
  ['कृपया', 'krupayaa'],
  ['ऋतू', 'rutoo'],
  ['शाळा कुठे आहे?', 'shaalaa kuthe aahe?'],
])('%s is read %s', (...[native, roman]) => {
  expect(romaniseMarathi(native)).toBe(roman)
})

const word = (native: string, meaning: string, gender: 'm' | 'f' | 'n' | '' = '') => {
  return { native, meaning, kind: gender ? 'noun' : 'adverb', gender, forms: [] }
}
const words = [
  ...[word('इथे', 'here'), word('तिथे', 'there'), word('घर', 'house', 'n'), word('पाणी', 'water', 'n')],
  { ...word('हा', 'this (of a man)'), forms: ['हा', 'ही'] },
]
const lexicon = lexiconOf(words, 'marathi')

test.each([
  ['माझे नाव आहे.', 'माझं नाव आहे', 'accepted', 'one as it is printed, one as it is said'],
  ['आनंद', 'आनन्द', 'accepted', 'The nasal is written as a dot here'],
  ['माझे घर', 'माझा घर', 'wrong', 'the ending is for a neuter word, or for several: माझे'],
  ['इथे', 'तिथे', 'wrong', 'You wrote the word for “there” (तिथे)'],
  ['शाळा', 'शाला', 'wrong', 'here stands ळ, not ल'],
  ['स्टेशन इथे आहे', 'स्टेशन आहे इथे', 'wrong', 'The words are right, but their order is not'],
  ['शाळा डावीकडे आहे', 'शाळा डावी कडे आहे', 'hint', 'it is written as one word: डावीकडे'],
  ['शाळा डावीकडे आहे', 'शाळा डावी घर आहे', 'wrong', '“कडे” is missing: डावीकडे'],
  ['शाळा डावी कडे आहे', 'शाळा डावीकडे आहे', 'wrong', 'mind the gaps between the words'],
  ['मला दोन द्या', 'मला 2 द्या', 'hint', 'the number is written in words here: दोन'],
  ['शंभर रुपये', '१०० रुपये', 'hint', 'the number is written in words here: शंभर'],
  ['मला दोन द्या', 'मला 3 द्या', 'wrong', 'here it is दोन'],
  ['घर', 'ghar', 'exact', 'Exactly right.'],
  ['स्टेशन इथे आहे', 'station ithe aahe', 'accepted', 'We write it “steshan”'],
  ['मन', 'mann', 'wrong', 'here it is “man”'],
  // Hindi's list of look-alikes has पाणि, “hand”.
  ['पाणी', 'pani', 'accepted', 'We write it “paanee”'],
  ['ती', 'ही', 'wrong', 'You wrote a form of हा, “this (of a man)” (ही)'],
  ['घर', '', 'wrong', 'Nothing is written yet'],
])('%s, given %s, is %s', (...[expected, given, verdict, reason]) => {
  expect(judgeAnswer(expected, given, lexicon)).toMatchObject({
    verdict,
    reason: expect.stringContaining(reason),
  })
})

test('Hindi keeps its own rules: there माझं is no माझे', () => {
  expect(judgeAnswer('माझे', 'माझं', lexiconOf([])).verdict).toBe('wrong')
})

test.each([
  ['माझे नाव आहे.', []],
  ['मी बरी आहे।', ['A Marathi sentence ends in a full stop, not in a danda.']],
  ['मांजर\u200b', ['An invisible character stands here.']],
  ['हाँ', ['Marathi writes no chandrabindu but in words from English: a dot (ं) stands here.']],
  ['पाणि', ['A last i or u is long: पाणी, लाडू.']],
  ['हे  घर', ['A doubled blank.']],
  ['हे घर .', ['No blank stands before this mark.']],
  ['house', ['This is in Latin letters.']],
])('the lint says of %s: %s', (...[text, messages]) => {
  expect(lintMarathi(text).map(({ message }) => message)).toEqual(messages)
})

test('a text of many blanks is looked through as fast as any other', () => {
  expect(lintMarathi(`घ${' '.repeat(400_000)}घ`)).toHaveLength(1)
})
