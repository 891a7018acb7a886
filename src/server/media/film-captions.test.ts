import { expect, test } from 'vitest'
import type { Film } from '#calls/films.ts'
import { captionsOf } from './film-captions.ts'

const film: Film = {
  id: 'hindi-market-mangoes.meet',
  kind: 'film',
  pace: 'natural',
  title: "At Salma's stall",
  scene: 'fruit-stall',
  speakers: [
    { id: 'Meera', name: 'Meera', hindiName: 'मीरा', voice: 'woman', look: 'woman-kurta' },
    { id: 'Salim', name: 'Salim', hindiName: 'सलीम', voice: 'man', look: 'shopkeeper' },
  ],
  lines: [
    {
      id: '1',
      speaker: 'Meera',
      hindi: 'नमस्ते!',
      roman: 'namaste!',
      gloss: 'hello',
      english: 'Hello!',
      from: 450,
      to: 1271,
      words: [],
    },
    {
      id: '2',
      speaker: 'Salim',
      hindi: 'दो < तीन',
      roman: 'do < teen',
      gloss: '',
      english: 'Two < three & more',
      from: 61_700,
      to: 63_005,
      words: [],
    },
  ],
  duration: 64_000,
  audio: '/media/film/x.mp3',
}

test('Hindi captions name the speaker in Hindi', () => {
  expect(captionsOf(film, 'hi')).toBe(`WEBVTT

1
00:00:00.450 --> 00:00:01.271
<v मीरा>नमस्ते!

2
00:01:01.700 --> 00:01:03.005
<v सलीम>दो &lt; तीन
`)
})

test('roman and English captions have their own text on the same clock', () => {
  expect(captionsOf(film, 'roman')).toContain('00:00:00.450 --> 00:00:01.271\n<v Meera>namaste!\n')
  expect(captionsOf(film, 'en')).toContain('<v Salim>Two &lt; three &amp; more\n')
})
