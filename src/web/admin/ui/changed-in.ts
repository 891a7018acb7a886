/** What was changed and nothing else, so that two people may work on one thing. */
export function changedIn<Form extends object>(now: Form, before: Form): Partial<Form> {
  const fields = Object.entries(now) as [keyof Form, unknown][]
  const differ = fields.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]))
  return Object.fromEntries(differ) as Partial<Form>
}

/** Whether anything in it was changed: leaving would lose that. */
export function isOtherThan<Form extends object>(now: Form, before: Form): boolean {
  return Object.keys(changedIn(now, before)).length > 0
}
