import type { PlacementQuestion } from '#calls/placement.ts'
import type { PlacementSkill } from '#rules/placement/levels.ts'
import { shuffledBy } from '../authoring/resolving/shuffle.ts'
import type { TaughtPlacementItem } from '../curriculum/curriculum.ts'
import type { Media } from '../media/media.ts'
import { sound, voiceFor } from '../practice/sounds.ts'

const asks: Record<PlacementSkill, string> = {
  listening: 'What do you hear?',
  grammar: 'Which word fits?',
  script: 'How is this read?',
  reading: 'What does this say?',
}
const asksSpelling = 'Which spelling is right?'

/** A question without its answer: what is heard is not written, what is to be read has no roman. */
export function shownQuestion(
  { id, languageId, skill, data }: TaughtPlacementItem,
  { number, seed, media }: { number: number; seed: string; media: Media },
): PlacementQuestion {
  const { said, isHeard, question } = data
  const spoken = { media, languageId, voice: voiceFor(id) }
  // Sounds and letters are what the other skills ask for.
  const isGrammar = skill === 'grammar'
  return {
    ...{ itemId: id, skill, number },
    ask: question ?? (skill === 'script' && isHeard ? asksSpelling : asks[skill]),
    hindi: isHeard ? '' : said.hindi,
    roman: isGrammar ? said.roman : '',
    english: isGrammar ? said.english : '',
    audio: isHeard ? sound(said, 'normal', spoken) : '',
    slowAudio: isHeard ? sound(said, 'slow', spoken) : '',
    options: shuffledBy(`${seed} ${id}`, data.options, ({ key }) => key).map((option) => ({
      key: option.key,
      text: option.value,
      hindi: option.nativeValue,
      roman: isGrammar ? option.roman : '',
    })),
  }
}
