import type { Analytics } from '#calls/analytics.ts'
import { Section } from './Section.tsx'
import { StrokeTable } from './StrokeTable.tsx'
import { percentOf } from './shown-numbers.ts'

type Skill = Analytics['skills'][number]['skill']

const names: Record<Skill, string> = {
  listen: 'Listening',
  read: 'Reading',
  watch: 'Watching',
  type: 'Writing',
  order: 'Word order',
  speak: 'Speaking',
}

/** How much of what one answered was right, by what it trains. */
export function Skills({ skills }: Pick<Analytics, 'skills'>) {
  return (
    <Section id="skills" heading="Skills" note="How many answers were right, in the last 90 days.">
      <StrokeTable
        caption="Right answers by skill"
        heads={['Skill', 'Right']}
        colour="bg-mor"
        rows={skills.map(({ skill, ...tally }) => {
          const percent = percentOf(tally)
          return {
            name: names[skill],
            percent,
            shown: percent === null ? 'Not yet' : `${percent}%`,
            note: percent === null ? '' : `${tally.right} of ${tally.answers}`,
          }
        })}
      />
    </Section>
  )
}
