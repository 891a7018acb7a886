import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  Lexer,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
  YAMLParseError,
} from 'yaml'

/** In words and signs, as the library takes them; the fullest file of an author has a fourteenth of it. */
const mostParts = 100_000
/** Authors need a quarter of it. */
const deepest = 20
/** Authors need none: what is repeated by its name is sought in the whole text each time. */
const mostRepeats = 50
const tooDeep = `Lists and maps stand within each other ${deepest} deep at most.`
/** NUL, or half of a sign: kept in a draft, it would end whatever reads it next. */
const unkept = 'There is a sign in this text that no database keeps.'

/**
 * A text as YAML, in a time that grows with its length and no faster, whoever wrote it: the library would compare each
 * name with all the others, and copy a line for each mistake in it.
 */
export function yamlDocument(text: string, lineCounter = new LineCounter()): Document.Parsed {
  if (hasTooManyParts(text)) return tooFull()
  const document = parseDocument(text, {
    uniqueKeys: false,
    prettyErrors: false,
    resolveKnownTags: false,
    lineCounter,
  })
  for (const error of document.errors) if (error.code === 'RESOURCE_EXHAUSTION') error.message = tooDeep
  document.errors = document.errors.concat(mistakesIn(document))
  // In a comment it is in no value, and in the text all the same.
  const nul = document.errors.length === 0 ? text.indexOf('\0') : -1
  if (nul >= 0) document.errors.push(new YAMLParseError([nul, nul + 1], 'IMPOSSIBLE', unkept))
  return document
}

/** Counted before anything is made of them: each costs as much as a hundred letters in a text. */
function hasTooManyParts(text: string): boolean {
  if (text.length <= mostParts) return false
  let parts = 0
  for (const _ of new Lexer().lex(text)) if (++parts > mostParts) return true
  return false
}

function tooFull(): Document.Parsed {
  const document = parseDocument('')
  const message = `Lists, maps and texts come to ${mostParts.toLocaleString('en')} parts of a file at most.`
  document.errors.push(new YAMLParseError([0, 0], 'IMPOSSIBLE', message))
  return document
}

/** What the library was told not to look for, and what no author writes. */
function mistakesIn(document: Document.Parsed): YAMLParseError[] {
  const mistakes: YAMLParseError[] = []
  const tell = ({ range }: Node, message: string) =>
    mistakes.push(new YAMLParseError([range?.[0] ?? 0, range?.[1] ?? 0], 'IMPOSSIBLE', message))
  let repeats = 0
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string' && !isKept(node.value)) tell(node, unkept)
    },
    Collection(_, node, path) {
      if (isMap(node)) for (const key of keysTwice(node)) tell(key, 'Map keys must be unique')
      if (path.filter(isCollection).length < deepest) return undefined
      tell(node, tooDeep)
      return visit.SKIP
    },
    Alias(_, alias) {
      repeats++
      if (repeats <= mostRepeats) return undefined
      tell(alias, `A text repeats by name (*) ${mostRepeats} times at most.`)
      return visit.BREAK
    },
  })
  return mistakes
}

const isKept = (text: string) => text.isWellFormed() && !text.includes('\0')

function keysTwice({ items }: YAMLMap): Node[] {
  const known = new Set()
  return items.flatMap(({ key }) => {
    if (!isScalar(key)) return []
    if (known.has(key.value)) return [key]
    known.add(key.value)
    return []
  })
}
