import { expect, test } from 'vitest'
import { sizeText } from './byte-size.ts'
import { lessonFiles } from './lesson-files.ts'

test('finds every file of a lesson, wherever it stands, once a path', () => {
  const answers = [
    { lesson: { videos: [{ film: { audio: '/media/film/ab.mp3?e=5&s=x' }, sources: [] }] } },
    [
      {
        audio: '/media/voice/1.mp3?t=old',
        options: { option1: { image: '/media/images/tea.svg', key: 'a' } },
      },
    ],
    [
      {
        audio: '/media/voice/1.mp3?t=new',
        image: 'https://files.example/media/files/walk.mp4?s=1',
        video: '',
      },
    ],
    { note: 'Say /media/ aloud', url: '/pricing', count: 3, none: null },
  ]
  expect(lessonFiles(answers)).toEqual([
    { path: '/media/film/ab.mp3', url: '/media/film/ab.mp3?e=5&s=x' },
    { path: '/media/voice/1.mp3', url: '/media/voice/1.mp3?t=old' },
    { path: '/media/images/tea.svg', url: '/media/images/tea.svg' },
    { path: '/media/files/walk.mp4', url: 'https://files.example/media/files/walk.mp4?s=1' },
  ])
})

test.each([
  [0, '1 kB'],
  [640_400, '640 kB'],
  [999_600, '1.0 MB'],
  [3_140_000, '3.1 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
