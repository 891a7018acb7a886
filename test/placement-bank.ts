import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placementLevels, placementSkills } from '#rules/placement/levels.ts'
import { testCurriculum } from './learner-for-tests.ts'

const numbers = ['एक', 'दो', 'तीन']

/** A bank over the test curriculum: three questions a level and skill. The script places into the letters. */
export const writtenBank = placementSkills
  .flatMap((skill) =>
    placementLevels.flatMap((level) =>
      numbers.map((number, at) => {
        const id = `${skill}-${level.toLowerCase()}-${at + 1}`
        const course = skill === 'script' ? 'letters, lesson: ma' : 'market'
        const said = skill === 'grammar' ? `___ ${number}। = right ${id}` : `${number}। = right ${id}`
        const asked = `${skill === 'listening' ? 'hear' : 'read'}: "${said}"`
        const options =
          skill === 'grammar' ? 'right: यह, wrong: [वह, ये]' : `wrong: [wrong one, wrong two, wrong three]`
        return `- { id: ${id}, skill: ${skill}, level: ${level}, course: ${course}, ${asked}, ${options} }`
      }),
    ),
  )
  .join('\n')

/** The test curriculum with a placement test; `bank` is the text of its file. */
export function curriculumWithPlacement(bank = writtenBank): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'boli-placement-')), 'curriculum')
  cpSync(testCurriculum, folder, { recursive: true })
  writeFileSync(join(folder, 'hindi/placement.yaml'), `${bank}\n`)
  return folder
}
