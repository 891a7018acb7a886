import { expect, test } from 'vitest'
import { type ReviewEvent, reviewPercent, startReview, stepReview } from './review-flow.ts'

const item = (cardId: string, ...mentions: string[]) => ({ cardId, about: cardId, mentions })
const right: ReviewEvent[] = [
  { type: 'answered', given: true },
  { type: 'checked', correct: true },
  { type: 'passed' },
]
const wrong: ReviewEvent[] = [
  { type: 'answered', given: true },
  { type: 'checked', correct: false },
]
const skip: ReviewEvent[] = [{ type: 'skipped' }]

/** What was asked, one after the other, and how often an answer was sent. */
function play(items: ReturnType<typeof item>[], events: ReviewEvent[]) {
  let [state, sent] = [startReview(items), 0]
  const asked = [state.current?.cardId]
  for (const event of events) {
    const stepped = stepReview(state, event)
    if (stepped.state.visit !== state.visit) asked.push(stepped.state.current?.cardId)
    state = stepped.state
    if (stepped.isFirst) sent += 1
  }
  return { asked, sent, percent: reviewPercent(state), answer: state.answer }
}

test('two of one sentence do not come in a row, though what stood between them is gone', () => {
  const [one, other] = [item('e1'), { ...item('e2'), about: 'e1' }]
  const { asked } = play([one, other, item('c'), item('d')], [...right, ...right, ...right, ...right])
  expect(asked).toEqual(['e1', 'c', 'd', 'e2', undefined])
})

const abc = [item('a'), item('b'), item('c')]

test('right answers draw the line to its end', () => {
  expect(play(abc, [...right, ...right, ...right])).toEqual({
    asked: ['a', 'b', 'c', undefined],
    sent: 3,
    percent: 100,
    answer: 'none',
  })
  expect(play(abc, right).percent).toBeCloseTo(33.3, 1)
  expect(play([], [])).toMatchObject({ asked: [undefined], percent: 100 })
})

test('what was missed comes once more before the end; its correction is not sent', () => {
  const all = [...wrong, ...right, ...right, ...right, ...right]
  expect(play(abc, all)).toMatchObject({ asked: ['a', 'b', 'c', 'a', undefined], sent: 4, percent: 100 })
})

test('missed twice, it is left for tomorrow', () => {
  const all = [...wrong, ...right, ...right, ...right, ...wrong, ...right]
  expect(play(abc, all)).toMatchObject({ asked: ['a', 'b', 'c', 'a', undefined], percent: 100 })
})

test('skipping puts off and sends nothing; what is skipped last stays due', () => {
  expect(play(abc, skip)).toMatchObject({ asked: ['a', 'b'], sent: 0, percent: 0 })
  expect(play(abc, [...skip, ...right, ...right, ...skip])).toMatchObject({
    asked: ['a', 'b', 'c', 'a', undefined],
    percent: 100,
  })
})

test('never asks for two of one sentence in a row, put off or missed', () => {
  const kin = [item('word'), item('other'), item('sentence', 'word')]
  expect(play(kin, [...wrong, ...right, ...right, ...right]).asked).toEqual([
    'word',
    'other',
    'sentence',
    undefined,
  ])
  expect(play([item('a'), item('b')], [...skip, ...skip, ...skip]).asked).toEqual(['a', 'b', 'a', 'b'])
})

test('nothing is passed or checked without a right answer', () => {
  expect(play(abc, [{ type: 'passed' }, { type: 'checked', correct: true }])).toMatchObject({
    asked: ['a'],
    sent: 0,
    answer: 'none',
  })
})
