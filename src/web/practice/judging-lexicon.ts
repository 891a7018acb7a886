import { type LexiconEntry, languageLexicon } from '#calls/practice.ts'
import type { Lexicon, PostpositionReasons } from '#language/judgement.ts'
import { lexiconByAndBy, unpackForms } from '#language/lexicon.ts'
import { call } from '../call.ts'
import { onConnectionChange } from '../connection.ts'
import { inSlices } from '../in-slices.ts'
import { laterParts } from './fetched-later.ts'

const kept = new Map<string, Promise<Lexicon | null>>()

/**
 * Every word of a language, so that an answer is judged here as the academy judges it; asked for once. Null where it
 * cannot be had: then the lesson's own words must do.
 */
export function judgingLexicon(languageId: string): Promise<Lexicon | null> {
  const known = kept.get(languageId) ?? askFor(languageId)
  kept.set(languageId, known)
  return known
}

/**
 * The same as they come: asked for now, and again whenever the connection may be back, for the line may have broken after the
 * first exercise came, and before the words did. What it returns ends that.
 */
export function followLexicon(languageId: string, tell: (words: Lexicon | null) => void): () => void {
  const ask = () => void judgingLexicon(languageId).then(tell)
  ask()
  return onConnectionChange(ask)
}

/** They weigh as much as all other reasons, and none is told before the first answer. */
const reasons: Record<string, () => Promise<PostpositionReasons>> = {
  hindi: () => laterParts.fetched().then((file) => file.postpositionReasons),
}

async function askFor(languageId: string): Promise<Lexicon | null> {
  try {
    const [words, postpositions] = await Promise.all([
      call(languageLexicon, { params: { languageId } }),
      // Answers are judged alike without them, and told with fewer words.
      reasons[languageId]?.().catch(() => undefined),
    ])
    return { ...(await inSlices(lexiconByAndBy(unpacked(words), languageId))), postpositions }
  } catch {
    kept.delete(languageId)
    return null
  }
}

function* unpacked(words: LexiconEntry[]) {
  for (const [native, meaning, kind, gender, forms] of words) {
    yield { native, meaning, kind, gender, forms: unpackForms(forms) }
  }
}
