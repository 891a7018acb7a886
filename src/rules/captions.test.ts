import { expect, test } from 'vitest'
import { cuesOf } from './captions.ts'

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
