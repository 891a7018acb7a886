import { ask, type Json, type Learner } from './learner.ts'

export interface CourseToProve {
  id: string
  languageId: string
}

/** Begins every open language, and gives the courses that were named, by their own id or their language's; else all. */
export async function coursesOf(learner: Learner, named: string[]): Promise<CourseToProve[]> {
  for (const { id, isOpen } of await given(learner, '/languageCourses')) {
    if (!isOpen) continue
    const plan = { product_id: id, premiumprice_id: `${id}-free`, expirytime_id: '', type: '' }
    const reply = await ask(learner, 'POST /usersubscribeonproduct', plan)
    if (reply?.status !== 200) throw new Error(`${id} cannot be begun: ${JSON.stringify(reply?.body)}`)
  }
  const all: CourseToProve[] = await given(learner, '/userCourses')
  const isNamed =
    ({ id, languageId }: CourseToProve) =>
    (name: string) =>
      [id, languageId].includes(name)
  const unknown = named.filter((name) => !all.some((course) => isNamed(course)(name)))
  if (unknown.length > 0) throw new Error(`No course or language is called ${unknown.join(', ')}.`)
  return named.length === 0 ? all : all.filter((course) => named.some(isNamed(course)))
}

async function given(learner: Learner, path: string): Promise<Json> {
  const reply = await ask(learner, `GET ${path}`)
  if (reply?.status !== 200) throw new Error(`${path}: ${reply?.status}`)
  return reply.body.results?.data ?? reply.body
}
