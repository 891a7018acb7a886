/** What whoever runs the server can mend, by how PostgreSQL's own code for it begins; the nearer one first. */
const mendable: readonly (readonly [code: string, sentence: string])[] = [
  ['53100', 'The disk of the database is full'],
  ['53', 'The database has no room for more'],
  ['42501', "The database's user may not do all that is needed"],
  ['25006', 'The database can only be read'],
  ['57P', 'The database is being stopped'],
  ['58', 'The disk of the database fails'],
]

/** One line for whoever can mend what the database refused; null for what is wrong with the program itself. */
export function databaseTrouble(error: unknown): string | null {
  if (!(error instanceof Error) || error.name !== 'PostgresError') return null
  const { code } = error as { code?: string }
  const sentence = mendable.find(([beginning]) => code?.startsWith(beginning))?.[1]
  return sentence ? `${sentence}: ${error.message}.` : null
}
