import type { TeamMember } from '#calls/about.ts'
import { activeTeam } from '../about/team-store.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { Taught } from '../curriculum/taught-lessons.ts'
import type { Sql } from '../database/sql.ts'
import { fillPlans, showsPlans, soldNow } from '../plans/plan-cards.ts'
import { marked } from '../settings/page-marks.ts'
import { steady } from '../steady.ts'
import { numbersOf } from './academy-numbers.ts'

/** What a built page leaves open, because the database has it: a place in the page, and what to write there. */
interface Filling<Source = unknown> {
  isOpenIn(html: string): boolean
  /** What is written there; the same object for as long as it says the same. */
  read(sql: Sql): Promise<Source>
  fill(html: string, source: Source): string
}

const fillings = [
  filling({ isOpenIn: (html) => html.includes('data-team=""'), read: steady(activeTeam), fill: fillTeam }),
  filling({ isOpenIn: (html) => html.includes(courseMark), read: taughtNow, fill: fillCourses }),
  filling({ isOpenIn: showsPlans, read: steady(soldNow), fill: fillPlans }),
  filling({ isOpenIn: (html) => html.includes('data-number="lessons'), read: taughtNow, fill: fillNumbers }),
]

function filling<Source>(given: Filling<Source>): Filling {
  return given as Filling
}

/** A page with open places, and how it is filled: made anew only when what stands in them is another. */
export interface OpenPage {
  sources(sql: Sql): Promise<unknown[]>
  filled(sources: unknown[]): string
}

/** Null where the page leaves nothing open. */
export function openPage(html: string): OpenPage | null {
  const open = fillings.filter(({ isOpenIn }) => isOpenIn(html))
  if (open.length === 0) return null
  return {
    sources: (sql) => Promise.all(open.map(({ read }) => read(sql))),
    filled: (sources) => open.reduce((whole, { fill }, at) => fill(whole, sources[at]), html),
  }
}

/** The page with everything that the database has for it. */
export async function filled(html: string, sql: Sql): Promise<string> {
  const open = openPage(html)
  return open ? open.filled(await open.sources(sql)) : html
}

/** The one card that the page holds, dealt to each member; without a team the section goes. */
function fillTeam(html: string, team: TeamMember[]): string {
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
function fillNumbers(html: string, taught: Taught): string {
  if (taught.courses.length === 0) return html
  return marked(html, 'number', (mark, inner) => {
    const [name = '', languageId] = mark.split('_')
    const said: Record<string, string> = numbersOf(taught, languageId).said
    return said[name] ?? inner
  })
}

const courseMark = '"{courses}"'

/** The list of courses as search engines read it. */
function fillCourses(html: string, { courses }: Taught): string {
  const academy = /"@id":"([^"]+#academy)"/.exec(html)?.[1]
  const list = courses.map(({ name, description }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    item: { '@type': 'Course', name, description, provider: { '@id': academy } },
  }))
  return html.replace(courseMark, () => JSON.stringify(list).replaceAll('<', '\\u003c'))
}
