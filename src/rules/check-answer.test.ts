import { describe, expect, test } from 'vitest'
import { rulesOf } from '#language/language-rules.ts'
import { lexiconOf } from '#language/lexicon.ts'
import { checkAnswer } from './check-answer.ts'

const lexicon = { isWord: (word: string) => word === 'दीन', meaningOf: () => undefined }

const picture = {
  questionType: 'LISTEN WITH IMAGE',
  options: { answer: 'aam', accepted: [], option1: { key: 'aam', value: 'mango', nativeValue: 'आम' } },
}
const tiles = {
  questionType: 'LISTEN WITH ORDER',
  options: {
    answer: 'दो,किलो,आम,दीजिए',
    answerWords: ['दो', 'किलो', 'आम', 'दीजिए'],
    accepted: ['आम दो किलो दीजिए।'],
  },
}
const typed = { questionType: 'LISTEN WITH TYPE', options: { answer: 'दिन', accepted: ['रोज़'] } }

test('an option is judged as a choice', () => {
  expect(checkAnswer(picture, ' aam ', lexicon).correct).toBe(true)
  expect(checkAnswer(picture, '', lexicon).feedback).toBe('There is no answer yet.')
})

describe('an order', () => {
  test.each([
    ['a list', ['दो', 'किलो', 'आम', 'दीजिए'], true],
    ['words joined by commas', 'दो,किलो,आम,दीजिए', true],
    ['an accepted other order', ['आम', 'दो', 'किलो', 'दीजिए'], true],
    ['a wrong order', ['किलो', 'दो', 'आम', 'दीजिए'], false],
    ['a part', ['दो', 'किलो'], false],
  ])('is %s', (_name, answer, correct) => {
    expect(checkAnswer(tiles, answer, lexicon).correct).toBe(correct)
  })

  test('says how far it is right', () => {
    expect(checkAnswer(tiles, ['दो', 'किलो', 'दीजिए', 'आम'], lexicon).feedback).toBe(
      'Right as far as “दो किलो”. Another word comes next.',
    )
    expect(checkAnswer(tiles, ['दो', 'किलो'], lexicon).feedback).toBe(
      'Good so far. The sentence is not whole yet.',
    )
    expect(checkAnswer(tiles, ['किलो'], lexicon).feedback).toBe('The sentence begins with another word.')
  })

  test('says that it is another form of the word', () => {
    const options = { answer: '', answerWords: ['लड़के', 'को', 'आम', 'दीजिए'], accepted: [] }
    const words = lexiconOf([
      { native: 'लड़का', meaning: 'boy', kind: 'noun m', gender: 'm', forms: ['लड़के'] },
      { native: 'देना', meaning: 'give', kind: 'verb', gender: '', forms: ['दीजिए', 'दो'] },
    ])
    const reasonFor = (answer: string[]) =>
      checkAnswer({ questionType: 'LISTEN WITH ORDER', options }, answer, words).feedback
    expect(reasonFor(['लड़का', 'को', 'आम', 'दीजिए'])).toBe('The sentence begins with another form of लड़का.')
    expect(reasonFor(['लड़के', 'को', 'आम', 'दो'])).toBe(
      'Right as far as “लड़के को आम”. Another form of दो comes next.',
    )
    const of = { answer: '', answerWords: ['ख़बर', 'की', 'पुष्टि'], accepted: [] }
    const does = { native: 'करना', meaning: 'do', kind: 'verb', gender: '' as const, forms: ['की', 'किया'] }
    const did = { ...lexiconOf([does]), postpositions: rulesOf('hindi').postpositions }
    expect(
      checkAnswer({ questionType: 'LISTEN WITH ORDER', options: of }, ['ख़बर', 'किया'], did).feedback,
    ).toBe('Right as far as “ख़बर”. Another word comes next.')
    const known = lexiconOf([
      { native: 'लड़का', meaning: 'boy', kind: 'noun m', gender: 'm', forms: ['लड़के'] },
      { native: 'आम', meaning: 'mango', kind: 'noun m', gender: 'm', forms: [] },
    ])
    expect(checkAnswer({ questionType: 'LISTEN WITH ORDER', options }, ['आम', 'को'], known).feedback).toBe(
      'The sentence begins with another word.',
    )
  })

  test('of which nothing is given is told so, and a blank among the words is none', () => {
    expect(checkAnswer(tiles, [' ', ''], lexicon).feedback).toBe('There is no answer yet.')
    expect(checkAnswer(tiles, ['', 'दो', 'किलो', ' ', 'आम', 'दीजिए'], lexicon).correct).toBe(true)
  })

  test('is that of its commas where its words do not stand by themselves', () => {
    const { answerWords: _, ...options } = tiles.options
    expect(checkAnswer({ ...tiles, options }, ['दो', 'किलो', 'आम', 'दीजिए'], lexicon).correct).toBe(true)
  })

  test('that has all the words is told by which rule another one comes first', () => {
    const options = { answer: 'मैं,चाय,पीता,हूँ', accepted: [] }
    const hindi = { ...lexiconOf([]), ...rulesOf('hindi') }
    expect(
      checkAnswer({ questionType: 'LISTEN WITH ORDER', options }, ['मैं', 'पीता', 'हूँ', 'चाय'], hindi).feedback,
    ).toMatch(/^All the words are there, but .+\.$/)
    const asked = { answer: 'क्या,आप,राज़ी,हैं', accepted: [] }
    expect(
      checkAnswer({ questionType: 'LISTEN WITH ORDER', options: asked }, ['आप', 'राज़ी', 'हैं', 'क्या'], hindi)
        .feedback,
    ).toBe('All the words are there, but क्या stands first here.')
  })
})

describe('a typed answer', () => {
  test.each([
    ['the word', 'दिन', 'exact'],
    ['a further right answer', 'रोज़', 'exact'],
    ['roman', 'din', 'exact'],
    ['another word', 'दीन', 'wrong'],
    ['a part of it', 'दि', 'wrong'],
  ])('that is %s', (_name, answer, verdict) => {
    expect(checkAnswer(typed, answer, lexicon).verdict).toBe(verdict)
  })
})

test('what is right as the author wrote it gives nothing away and nothing to mend', () => {
  const right = { correct: true, verdict: 'exact', feedback: '' }
  expect(checkAnswer(typed, 'दिन', lexicon)).toEqual(right)
  expect(checkAnswer(tiles, 'दो,किलो,आम,दीजिए', lexicon)).toEqual(right)
})

test('who spoke is told what they said, not what they wrote', () => {
  const spoken = { questionType: 'LISTEN WITH RECORD', options: typed.options }
  expect(checkAnswer(typed, 'दीन', lexicon).feedback).toBe(
    'You wrote the word for “poor” (दीन); the vowel is short: दिन.',
  )
  expect(checkAnswer(spoken, 'दीन', lexicon)).toEqual({
    correct: false,
    verdict: 'wrong',
    feedback: 'You said the word for “poor” (दीन); the vowel is short: दिन.',
    expected: 'दिन',
  })
})

test('of several right answers the reason is of the one that differs in the fewest words', () => {
  const options = { answer: 'मेरा नाम', accepted: ['हाँ मेरा नाम', 'नाम'] }
  const reasonFor = (given: string) =>
    checkAnswer({ questionType: 'WATCH WITH TYPE', options }, given, lexicon).feedback
  expect(reasonFor('mera naan')).toBe('You wrote “naan”; here it is “naam” (नाम).')
  expect(reasonFor('मेरा नान')).toBe('You wrote नान; here stands म, not न: नाम.')
})

test('letters that differ do not make one word farther than two, nor are words too many the nearest', () => {
  const reasonFor = (options: { answer: string; accepted: string[] }, given: string) =>
    checkAnswer({ questionType: 'WATCH WITH TYPE', options }, given, lexicon).feedback
  const crooked = { answer: 'तिरछा', accepted: ['थोड़ा तिरछा'] }
  expect(reasonFor(crooked, 'टेढ़ा')).toBe('You wrote टेढ़ा; here it is तिरछा.')
  const whole = { answer: 'मैं खीर लाती हूँ', accepted: ['खीर'] }
  expect(reasonFor(whole, 'मैं खीर लेता हूँ')).toBe('You wrote लेता; here it is लाती.')
  expect(reasonFor(whole, 'मैंने खीर लाई')).not.toContain('too many')
})

test('a word too many is told as one, though a longer answer has another word there', () => {
  const options = { answer: 'यहाँ रोकिए', accepted: ['बस यहाँ रोकिए'] }
  const reasonFor = (given: string) =>
    checkAnswer({ questionType: 'WATCH WITH TYPE', options }, given, lexicon).feedback
  expect(reasonFor('आज यहाँ रोकिए')).toBe('“आज” is one word too many.')
  expect(reasonFor('बास यहाँ रोकिए')).toBe('You wrote the word for “smell” (बास); the vowel is short: बस.')
})

test('who has all the words of one answer is told of their order, and not of words too many in another', () => {
  const options = { answer: 'मैं दिल्ली से राम बोल रहा हूँ', accepted: ['मैं राम बोल रहा हूँ'] }
  const given = 'मैं राम बोल रहा हूँ दिल्ली से'
  expect(checkAnswer({ questionType: 'WATCH WITH TYPE', options }, given, lexicon).feedback).toBe(
    'The words are right, but the verb stands last: मैं दिल्ली से राम बोल रहा हूँ.',
  )
})

test('what was watched may be answered in one’s own words, what was heard may not', () => {
  const options = { answer: 'मैं दिल्ली में रहता हूँ', accepted: [] }
  const given = 'नमस्ते, दिल्ली में रहता हूँ'
  expect(checkAnswer({ questionType: 'WATCH WITH RECORD', options }, given, lexicon)).toEqual({
    correct: true,
    verdict: 'hint',
    feedback: 'Right, मैं may be left out; here it is said.',
    expected: 'मैं दिल्ली में रहता हूँ',
  })
  expect(checkAnswer({ questionType: 'LISTEN WITH RECORD', options }, given, lexicon).verdict).toBe('wrong')
})

test('of two that are as near, it is of the author’s own answer', () => {
  const options = { answer: 'पचासी दिन', accepted: ['85 दिन'] }
  expect(checkAnswer({ questionType: 'LISTEN WITH TYPE', options }, 'दिन', lexicon).feedback).toBe(
    'The word “पचासी” is missing.',
  )
})

test('what is written in letters is told against the word, not against the figure that is right, too', () => {
  const options = { answer: 'निन्यानवे', accepted: ['99'] }
  const reasonFor = (given: string) =>
    checkAnswer({ questionType: 'LISTEN WITH TYPE', options }, given, lexicon).feedback
  expect(reasonFor('nau nau')).toBe('You wrote something else; here it is निन्यानवे.')
  expect(reasonFor('nau')).toBe('You wrote “nau”; here it is “ninyaanve” (निन्यानवे).')
  expect(reasonFor('98')).toBe('You wrote “98”; the answer is “99”.')
})

test('what is watched is not judged', () => {
  expect(
    checkAnswer({ questionType: 'WATCH VIDEO', options: { answer: '', accepted: [] } }, '', lexicon),
  ).toEqual({
    correct: true,
    verdict: 'exact',
    feedback: '',
  })
})
