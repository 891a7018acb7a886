import { expect, test } from 'vitest'
import { academy } from '#rules/academy.ts'
import { madePapers } from './made-papers.ts'

function counting() {
  const asked: number[] = []
  const paper = madePapers(async ({ number }: { number: number }) => {
    asked.push(number)
    if (number < 0) throw new Error('no ink')
    return Buffer.from(String(number))
  })
  return { asked, paper: (number: number) => paper({ number }) }
}

test('a paper is made once, however many ask for it, and at the same time', async () => {
  const { asked, paper } = counting()
  const papers = await Promise.all([paper(1), paper(2), paper(1)])
  expect([...papers, await paper(1)].map(String)).toEqual(['1', '2', '1', '1'])
  expect(asked).toEqual([1, 2])
})

test('what could not be made is tried anew', async () => {
  const { asked, paper } = counting()
  await expect(paper(-1)).rejects.toThrow('no ink')
  await expect(paper(-1)).rejects.toThrow('no ink')
  expect(asked).toEqual([-1, -1])
})

test('a hundred are kept, and the one that was asked for longest ago goes', async () => {
  const { asked, paper } = counting()
  for (let number = 0; number < 100; number += 1) await paper(number)
  await paper(0)
  await paper(100)
  asked.length = 0
  for (const number of [0, 100, 1]) await paper(number)
  expect(asked).toEqual([1])
})

test('an academy that has another name makes its papers anew', async () => {
  const { asked, paper } = counting()
  const { name } = academy
  await paper(1)
  academy.name = 'Vani'
  await paper(1)
  academy.name = name
  expect(asked).toEqual([1, 1])
})
