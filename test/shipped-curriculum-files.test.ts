import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkFilmFiles } from '#server/authoring/checks/check-film-files.ts'
import { checkPictures } from '#server/authoring/checks/check-pictures.ts'
import { problemLine } from '#server/authoring/written/problem.ts'
import { testCurriculum } from './learner-for-tests.ts'

let root: string
const folder = () => join(root, 'curriculum')
const pictures = () => join(root, 'public/pictures')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boli-shipped-'))
  cpSync(testCurriculum, folder(), { recursive: true })
  mkdirSync(pictures(), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

test('a picture that is named and not shipped is an error at its word', () => {
  const [first = ''] = checkPictures(folder(), pictures()).map(problemLine)
  expect(first).toMatch(/^curriculum\/hindi\/\w+\/words\.yaml:\d+ \[\d+\]\.picture: there is no [\w-]+\.svg/)
})

test('a picture that nobody names is a warning', () => {
  writeFileSync(join(pictures(), 'unicorn.svg'), '<svg/>')
  expect(checkPictures(folder(), pictures()).map(problemLine)).toContain(
    'public/pictures/unicorn.svg:1 warning: no word names this picture',
  )
})

test('a film file is of its script until a line of it changes', () => {
  const lesson = join(folder(), 'hindi/market/01-mangoes.yaml')
  const beside = join(folder(), 'hindi/files/clip.mp4.script')
  writeFileSync(beside, '5e0809ec55f91b02\n')
  expect(checkFilmFiles(folder())).toEqual([])
  writeFileSync(lesson, readFileSync(lesson, 'utf8').replace('नमस्ते', 'जी'))
  expect(checkFilmFiles(folder()).map(problemLine).join()).toContain(
    'clip.mp4 is not of this script any more',
  )
})
