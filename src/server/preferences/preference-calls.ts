import type { FastifyInstance } from 'fastify'
import { preferences, savePreferences, scriptLadder } from '#calls/preferences.ts'
import { packForms } from '#language/lexicon.ts'
import { strengthOf } from '#rules/review/strength.ts'
import { fadesFrom } from '#rules/script-ladder.ts'
import { taughtNow } from '../curriculum/taught.ts'
import { serve } from '../serve.ts'
import { saveScriptMode, scriptModeOf, wordMemories } from './preference-store.ts'

export function registerPreferences(app: FastifyInstance): void {
  serve(app, preferences, async ({ sql, student }) => ({ script: await scriptModeOf(sql, student.id) }))

  serve(app, savePreferences, async ({ sql, student, body }) => {
    await saveScriptMode(sql, student.id, body.script)
    return { script: body.script }
  })

  serve(app, scriptLadder, async ({ sql, student, now }) => {
    const taught = await taughtNow(sql)
    return (await wordMemories(sql, student.id)).flatMap(({ wordId, ...memory }) => {
      const [word, strength] = [taught.word(wordId), strengthOf(memory, now)]
      if (!word || strength < fadesFrom) return []
      return [[packForms([word.native, ...word.forms]), strength] satisfies [string, number]]
    })
  })
}
