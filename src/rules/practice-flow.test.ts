import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type PracticeEvent,
  type PracticeMaterial,
  type PracticeState,
  practicePercent,
  startPractice,
  step,
} from './practice-flow.ts'

const open = (...ids: string[]) => ids.map((id) => ({ id, isCompleted: false }))
const done = (...ids: string[]) => ids.map((id) => ({ id, isCompleted: true }))
const lesson: PracticeMaterial = {
  exercises: open('e1', 'e2', 'e3'),
  vocabulary: open('v1', 'v2'),
  feedback: open('f1'),
  admin: false,
}
const answer: PracticeEvent = { type: 'answered', given: true }
const right: PracticeEvent = { type: 'checked', correct: true }
const wrong: PracticeEvent = { type: 'checked', correct: false }
const next: PracticeEvent = { type: 'passed' }
const skip: PracticeEvent = { type: 'skipped' }
const solve = [answer, right, next]
const know = [answer, next]

function play(material: PracticeMaterial, events: PracticeEvent[]) {
  const seen: string[] = []
  const saved: string[] = []
  let state = startPractice(material)
  seen.push(state.current ?? state.step)
  for (const event of events) {
    const before = state.visit
    const result = step(state, event)
    state = result.state
    if (result.save) saved.push(`${result.save.kind} ${result.save.id}`)
    if (state.visit !== before) seen.push(state.current ?? state.step)
  }
  return { state, seen: seen.join(' '), saved: saved.join(', ') }
}

const only = (more: Partial<PracticeMaterial>): PracticeMaterial => ({
  exercises: [],
  vocabulary: [],
  feedback: [],
  admin: false,
  ...more,
})

describe('the way through a lesson', () => {
  test.each<[string, PracticeMaterial, PracticeEvent[], string, string]>([
    [
      'exercises, then words, then feedback, then the end',
      lesson,
      [...solve, ...solve, ...solve, ...know, ...know, next],
      'e1 e2 e3 v1 v2 f1 finished',
      'exercise e1, exercise e2, exercise e3, vocabulary v1, vocabulary v2',
    ],
    ['Skip saves nothing', lesson, [skip, skip], 'e1 e2 e3', ''],
    ['Skip wraps to the first', lesson, [skip, skip, skip], 'e1 e2 e3 e1', ''],
    [
      'Skip goes round those that are not done',
      lesson,
      [...solve, skip, skip, skip],
      'e1 e2 e3 e2 e3',
      'exercise e1',
    ],
    [
      'what was skipped comes again before the words',
      lesson,
      [skip, ...solve, ...solve, ...solve],
      'e1 e2 e3 e1 v1',
      'exercise e2, exercise e3, exercise e1',
    ],
    ['the only one left is met again', only({ exercises: open('e1') }), [skip], 'e1 e1', ''],
    [
      'passes over what is completed',
      { ...lesson, exercises: [...done('e1'), ...open('e2'), ...done('e3')] },
      [...solve],
      'e2 v1',
      'exercise e2',
    ],
    ['begins with the words', { ...lesson, exercises: done('e1', 'e2') }, [], 'v1', ''],
    ['begins with feedback', only({ exercises: done('e1'), feedback: open('f1') }), [], 'f1', ''],
    [
      'feedback given before is not asked again',
      only({ exercises: open('e1'), feedback: done('f1') }),
      solve,
      'e1 finished',
      'exercise e1',
    ],
    ['feedback may be left', only({ feedback: open('f1') }), [skip], 'f1 finished', ''],
    ['nothing to do is the end', only({}), [next, skip], 'finished', ''],
    [
      'a finished lesson can be practised again',
      only({ exercises: done('e1', 'e2'), feedback: done('f1') }),
      [{ type: 'again' }, ...solve],
      'finished e1 e2',
      'exercise e1',
    ],
    [
      'an admin goes round all and saves nothing',
      only({
        exercises: [...done('e1'), ...open('e2')],
        vocabulary: open('v1'),
        feedback: open('f1'),
        admin: true,
      }),
      [...solve, ...solve, ...know, skip, skip],
      'e1 e2 v1 e1 e2 e1',
      '',
    ],
  ])('%s', (_name, ...[material, events, seen, saved]) => {
    expect(play(material, events)).toMatchObject({ seen, saved })
  })
})

describe('one exercise', () => {
  test.each<[string, PracticeEvent[], PracticeState['answer']]>([
    ['nothing is answered yet', [], 'none'],
    ['an answer can be checked', [answer], 'ready'],
    ['an answer taken back cannot', [answer, { type: 'answered', given: false }], 'none'],
    ['without an answer nothing is checked', [right], 'none'],
    ['a wrong answer stays', [answer, wrong], 'wrong'],
    ['a wrong answer is mended', [answer, wrong, answer], 'ready'],
    ['a wrong answer is checked again', [answer, wrong, right], 'correct'],
    ['a right answer is not taken back', [answer, right, { type: 'answered', given: false }], 'correct'],
    ['a right answer is not judged again', [answer, right, wrong], 'correct'],
    ['Next waits for a right answer', [answer, wrong, next], 'wrong'],
    ['the next one begins anew', [answer, wrong, skip], 'none'],
  ])('%s', (_name, events, expected) => {
    expect(play(lesson, events).state.answer).toBe(expected)
  })
})

test('a word is known only once it was heard', () => {
  expect(play(only({ vocabulary: open('v1') }), [next])).toMatchObject({ seen: 'v1', saved: '' })
  expect(play(only({ vocabulary: open('v1') }), know)).toMatchObject({ saved: 'vocabulary v1' })
})

test('progress counts exercises, words and feedback', () => {
  expect(practicePercent(startPractice(lesson))).toBe(0)
  expect(practicePercent(play(lesson, [...solve, ...solve, ...solve]).state)).toBe(50)
  expect(practicePercent(startPractice(only({})))).toBe(100)
})

test('whatever is pressed, each is saved once at most and the end comes only when all is done', () => {
  const anyEvent = fc.constantFrom(answer, right, wrong, next, skip)
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 120 }), (events) => {
      const { state, saved } = play(only({ exercises: open('a', 'b'), vocabulary: open('c') }), events)
      const all = saved === '' ? [] : saved.split(', ')
      expect(new Set(all).size).toBe(all.length)
      expect(state.step === 'finished').toBe(all.length === 3)
    }),
  )
})
