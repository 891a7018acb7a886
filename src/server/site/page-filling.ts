import type { TeamMember } from '#calls/about.ts'
import { activeTeam } from '../about/team-store.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { Sql } from '../database/sql.ts'
import { fillPlans, showsPlans } from '../plans/plan-cards.ts'
import { marked } from '../settings/page-marks.ts'
import { numbersOf } from './academy-numbers.ts'

/** What a built page leaves open, because the database has it: a place in the page, and what to write there. */
interface Filling {
  isOpenIn(html: string): boolean
  fill(html: string, sql: Sql): Promise<string>
}

const fillings: Filling[] = [
  { isOpenIn: (html) => html.includes('data-team=""'), fill: fillTeam },
  { isOpenIn: (html) => html.includes(courseMark), fill: fillCourses },
  { isOpenIn: showsPlans, fill: fillPlans },
  { isOpenIn: (html) => html.includes('data-number="lessons'), fill: fillNumbers },
]

export const isOpen = (html: string) => fillings.some((filling) => filling.isOpenIn(html))

/** The page with everything that the database has for it. */
export async function filled(html: string, sql: Sql): Promise<string> {
  let whole = html
  for (const filling of fillings) if (filling.isOpenIn(html)) whole = await filling.fill(whole, sql)
  return whole
}

/** The one card that the page holds, dealt to each member; without a team the section goes. */
async function fillTeam(html: string, sql: Sql): Promise<string> {
  const team = await activeTeam(sql)
  return html.replace(/<section[^>]* data-team="".*?<\/section>/s, (section) => {
    if (team.length === 0) return ''
    return section.replace(/<li.*<\/li>/s, (card) =>
      team.map((member, at) => dealt(card, member, at)).join(''),
    )
  })
}

function dealt(card: string, member: TeamMember, at: number): string {
  const fields: Record<string, string> = { ...member, at: String(at) }
  return card.replace(/\{(\w+)\}/g, (mark, name: string) => escaped(fields[name] ?? mark))
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}

/**
 * How much is taught now, in all (`lessons`) or in a language (`lessons_hindi`), in place of what was when the page was
 * built. An academy with nothing yet says nothing new.
 */
async function fillNumbers(html: string, sql: Sql): Promise<string> {
  const taught = await taughtNow(sql)
  if (taught.courses.length === 0) return html
  return marked(html, 'number', (mark, inner) => {
    const [name = '', languageId] = mark.split('_')
    const said: Record<string, string> = numbersOf(taught, languageId).said
    return said[name] ?? inner
  })
}

const courseMark = '"{courses}"'

/** The list of courses as search engines read it. */
async function fillCourses(html: string, sql: Sql): Promise<string> {
  const { courses } = await taughtNow(sql)
  const academy = /"@id":"([^"]+#academy)"/.exec(html)?.[1]
  const list = courses.map(({ name, description }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    item: { '@type': 'Course', name, description, provider: { '@id': academy } },
  }))
  return html.replace(courseMark, () => JSON.stringify(list).replaceAll('<', '\\u003c'))
}
