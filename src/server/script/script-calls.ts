import type { FastifyInstance } from 'fastify'
import {
  type ScriptLetter,
  script,
  scriptConjuncts,
  scriptEvents,
  scriptSound,
  scriptWords,
} from '#calls/script.ts'
import { letterOf, letters } from '#language/hindi/letters/alphabet.ts'
import { conjuncts } from '#language/hindi/letters/conjuncts.ts'
import { letterState } from '#rules/script/letter-state.ts'
import { learnerOf, savesProgress } from '../courses/learner-store.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { Taught } from '../curriculum/taught-lessons.ts'
import type { Media } from '../media/media.ts'
import { sound } from '../practice/sounds.ts'
import { type Context, serve } from '../serve.ts'
import { openWords, seenWords, type WordsAsked, wordsWith } from './letter-words.ts'
import { lettersMet } from './letters-met.ts'
import { addScriptEvents, completedItems, itemTallies } from './script-store.ts'

export function registerScript(app: FastifyInstance, media: Media): void {
  serve(app, script, async (context) => {
    const { sql, student } = context
    const [taught, completed, tallies] = await Promise.all([
      taughtNow(sql),
      completedItems(sql, student.id),
      itemTallies(sql, student.id),
    ])
    const met = lettersMet(taught, completed)
    const byItem = new Map(tallies.map((tally) => [tally.item, tally]))
    const shown = letters.map(({ id }): ScriptLetter => {
      const { traced = 0, rightSinceMixUp = 0 } = byItem.get(id) ?? {}
      const state = letterState({ isMet: met.has(id), traced, rightSinceMixUp })
      return { id, state, traced }
    })
    return { letters: shown, joined: tallies.filter(({ joined }) => joined > 0).map(({ item }) => item) }
  })

  serve(app, scriptSound, async ({ sql, params: { letter } }) => soundOf(letter, await taughtNow(sql), media))

  serve(app, scriptWords, async (context) => {
    const asked = await askedBy(context, media)
    return wordsWith(context.params.item, openWords(asked), asked)
  })

  serve(app, scriptConjuncts, async (context) => {
    const asked = await askedBy(context, media)
    const words = seenWords(asked)
    return conjuncts.map(({ whole }) => ({ whole, words: wordsWith(whole, words, asked).slice(0, 1) }))
  })

  serve(app, scriptEvents, async ({ sql, student, session, body, now }) => {
    if (!savesProgress(student, session)) return { saved: 0 }
    return { saved: await addScriptEvents(sql, student.id, { ...body, now }) }
  })
}

async function askedBy({ sql, student, now }: Context, media: Media): Promise<WordsAsked> {
  const [taught, learner] = await Promise.all([taughtNow(sql), learnerOf(sql, student, now)])
  return { taught, learner, media, now }
}

/** A letter sounds as its own word in a lesson does: some need a respelling, some have a recording. */
function soundOf(id: string, taught: Taught, media: Media) {
  const wordId = `hindi.letter-${id}`
  const words = taught.courses.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.words))
  const speak = words.find((word) => word.id === wordId)?.speak ?? ''
  const said = { hindi: letterOf(id)?.glyph ?? '', speak, wordId }
  return { audio: sound(said, 'normal', { media }), slowAudio: sound(said, 'slow', { media }) }
}
