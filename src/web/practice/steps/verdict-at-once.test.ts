import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VerdictPanel } from './VerdictPanel.tsx'

const exercise = { questionType: 'READING WITH TEXT', options: {} } as never

test.each([
  [true, "That's Correct", 'Tremendous!'],
  [false, "Oh no! that's incorrect", 'Please try again'],
])(
  'a verdict (right: %s) is first drawn whole, in words, and nothing of it moves yet',
  (correct, title, below) => {
    const judged = { correct, verdict: correct ? 'exact' : 'wrong', feedback: 'A reason.' } as const
    const checked = { attemptId: 'a', given: 'x', judged }
    const drawn = renderToStaticMarkup(createElement(VerdictPanel, { exercise, checked })).replaceAll(
      '&#x27;',
      "'",
    )
    expect(drawn).toContain(title)
    expect(drawn).toContain(below)
    expect(drawn).not.toContain('A reason.')
    expect(drawn).not.toMatch(/\b(rise|clicks-up|hangs-loose)\b/)
  },
)
