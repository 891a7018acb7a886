import type { Strength } from './strength.ts'

/** How a word is asked: read it and choose what it means, hear it and choose, or write it from its meaning. */
export type WordTask = 'read' | 'hear' | 'write'

/** The firmer the memory, the more is asked of it. A letter is told by its sound, and never has to be typed. */
const tasks: Record<'word' | 'letter', readonly [WordTask, WordTask, WordTask, WordTask, WordTask]> = {
  word: ['read', 'read', 'hear', 'write', 'write'],
  letter: ['read', 'hear', 'read', 'hear', 'hear'],
}

export function wordTask(kind: 'word' | 'letter', strength: Strength): WordTask {
  return tasks[kind][strength]
}
