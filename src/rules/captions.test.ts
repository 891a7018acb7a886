import { expect, test } from 'vitest'
import { captionsIn, cuesOf, withDots } from './captions.ts'

test('the cues of a WebVTT file, with who speaks and without its other marks', () => {
  const vtt = `\uFEFFWEBVTT - market\r\n\r\nNOTE not said\r\n\r\n1\r\n00:01.500 --> 00:03.000 line:0\r\n<v Meera>आम <b>कितने</b> के हैं?\r\n\r\n01:00:00.000 --> 01:00:02.250\r\nTea &amp; <i>samosas</i>\r\nfor two\r\n`
  expect(cuesOf(vtt)).toEqual([
    { from: 1500, to: 3000, text: 'Meera: आम कितने के हैं?' },
    { from: 3_600_000, to: 3_602_250, text: 'Tea & samosas\nfor two' },
  ])
})

test.each([
  ['nothing', ''],
  ['a text', 'Namaste!'],
  ['SubRip', '1\n00:00:01,000 --> 00:00:02,000\nHello'],
  ['a file without a cue', 'WEBVTT\n\nNOTE to be written'],
  ['a cue that ends before it begins', 'WEBVTT\n\n00:03.000 --> 00:02.000\nHello'],
])('%s has none', (_, text) => {
  expect(cuesOf(text)).toEqual([])
})

test.each([
  ['marks that never end', '<'.repeat(99_000), '<'.repeat(99_000)],
  ['a speaker whose mark never ends', `<v${' '.repeat(99_000)}x`, `<v${' '.repeat(99_000)}x`],
  ['a mark in a mark', 'a <b <i>c</i>', 'a <b c'],
])('%s are read like any other', (_, written, text) => {
  expect(cuesOf(`WEBVTT\n\n00:01.000 --> 00:02.000\n${written}\n`)).toEqual([{ from: 1000, to: 2000, text }])
})

test('times with commas are put as browsers read them, and what is said stays', () => {
  const vtt = 'WEBVTT\n\n00:01,500 --> 00:00:03,000 line:0\nOne, 2,500 and 00:01,500\n'
  expect(withDots(vtt)).toBe('WEBVTT\n\n00:01.500 --> 00:00:03.000 line:0\nOne, 2,500 and 00:01,500\n')
})

const cue = '00:00:01.000 --> 00:00:02.500\nचाय, please\n'

test.each([
  ['WebVTT', `\uFEFFWEBVTT\r\n\r\n${cue}`, `WEBVTT\n\n${cue}`],
  ['WebVTT with commas', 'WEBVTT\n\n00:01,000 --> 00:02,500\nचाय', 'WEBVTT\n\n00:01.000 --> 00:02.500\nचाय'],
  ['SubRip', '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\nचाय, please\r\n', `WEBVTT\n\n1\n${cue}`],
])('a file of %s is taken', (_, file, vtt) => {
  expect(captionsIn(file)).toEqual({ vtt })
})

test.each([
  ['nothing', '', 'No captions are in it. Choose a .vtt or an .srt file.'],
  ['zeros', '\0'.repeat(3000), 'No captions are in it. Choose a .vtt or an .srt file.'],
  ['a text', 'Namaste!', 'No captions are in it. Choose a .vtt or an .srt file.'],
  [
    'letters of another encoding',
    `WEBVTT\n\n${cue}caf\uFFFD`,
    'Some letters cannot be read. Save the file as UTF-8 first.',
  ],
  ['too much', `WEBVTT\n\n${cue.repeat(3000)}`, 'Captions have 100,000 characters at most.'],
])('a file of %s is not taken, and why is told', (_, file, trouble) => {
  expect(captionsIn(file)).toEqual({ trouble })
})
