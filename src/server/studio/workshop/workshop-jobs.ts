import { checkLanguage, type Stock } from '../../authoring/checks/check-curriculum.ts'
import { checkDocument } from '../../authoring/checks/check-document.ts'
import { filmFileProblems } from '../../authoring/checks/check-film-files.ts'
import { lacksFile } from '../../authoring/checks/check-references.ts'
import { type LanguageFolder, treeOf } from '../../authoring/written/authored-tree.ts'
import { firstTold, type Problem, problemsInOrder } from '../../authoring/written/problem.ts'
import { curriculumOf } from '../../authoring/written/read-curriculum.ts'
import type { ReadDocument } from '../../authoring/written/read-document.ts'
import { curriculumRows } from '../../curriculum/curriculum-rows.ts'
import { writablePart } from '../../curriculum/writable-part.ts'
import { keyIn, type Row } from '../../curriculum/write-rows.ts'
import { pictureStock } from './picture-stock.ts'
import { type PreviewedLesson, previewOf } from './preview-of.ts'

/** Documents by their paths: what a job is asked about. */
export type Documents = ReadonlyMap<string, ReadDocument>

export interface Folders {
  /** The curriculum's, with the committed films. */
  curriculum: string
  pictures: string
  /** Pictures that were drawn for the studio. */
  drawn: string
  /** Films that were sent to the academy, as far as they stand on this disk. */
  videos: string
  /** The names of all that were sent. */
  sent?: ReadonlySet<string>
}

/** What the lint says of one document among the others. */
export function lintOf(documents: Documents, path: string, folders: Folders): Problem[] {
  const document = documents.get(path)
  if (!document?.read) return document?.problems ?? []
  const { problems } = document
  const language = treeOf(documents, []).find((one) => path.startsWith(folderOf(one)))
  if (!language) return problems
  const found = checkDocument(language, path, { folder: folders.curriculum, ...stockOf(folders) })
  return firstTold(problemsInOrder([...problems, ...found]), path, (problem) => problem)
}

function stockOf(folders: Folders): Stock {
  const { videos, sent } = folders
  return { pictures: pictureStock(folders), films: { folders: [videos], ...(sent && { sent }) } }
}

export function previewIn(documents: Documents, path: string): PreviewedLesson | null {
  return previewOf(treeOf(documents, []), path)
}

/** Rows to be written and rows to be set inactive, table by table. */
export interface RowChanges {
  written: [table: string, rows: Row[]][]
  gone: [table: string, keys: string[]][]
}

export interface Compiled extends RowChanges {
  /** Errors that the change brings, and those that stand in what is changed. */
  problems: Problem[]
}

/** What becomes of the taught when documents become others. */
export function compile(before: Documents, after: Documents, folders: Folders): Compiled {
  const changed = new Set([...after].filter(([path, one]) => before.get(path) !== one).map(([path]) => path))
  const [was, is] = [before, after].map((documents) => compiledFrom(documents, folders)) as [Whole, Whole]
  const known = new Set(was.problems.map(keyOfProblem))
  const isNew = (problem: Problem) => changed.has(problem.file) || !known.has(keyOfProblem(problem))
  return { problems: is.problems.filter(isNew), ...rowChanges(was, is) }
}

interface Whole {
  problems: Problem[]
  rows: [table: string, rows: Map<string, { row: Row; json: string }>][]
}

const compiled = new WeakMap<Documents, Whole>()

function compiledFrom(documents: Documents, folders: Folders): Whole {
  const whole = compiled.get(documents) ?? compiledAnew(documents, folders)
  // What a file is missing for is looked at again: it may have come.
  if (!whole.problems.some(lacksFile)) compiled.set(documents, whole)
  return whole
}

function compiledAnew(documents: Documents, folders: Folders): Whole {
  const problems: Problem[] = []
  const tree = treeOf(documents, problems)
  const stock = stockOf(folders)
  for (const language of tree) problems.push(...checkLanguage(language, folders.curriculum, stock))
  problems.push(...filmFileProblems(tree, folders.curriculum))
  const rows = curriculumRows(writablePart(curriculumOf(tree)))
  return {
    problems: problemsInOrder(problems),
    rows: rows.map(([table, all]) => [
      table,
      new Map(all.map((row) => [keyIn(table, row), { row, json: JSON.stringify(row) }])),
    ]),
  }
}

function rowChanges(was: Whole, is: Whole): RowChanges {
  const before = new Map(was.rows)
  return {
    written: is.rows.map(([table, rows]) => {
      const known = before.get(table)
      const changed = [...rows].filter(([key, { json }]) => known?.get(key)?.json !== json)
      return [table, changed.map(([, { row }]) => row)]
    }),
    gone: is.rows.map(([table, rows]) => {
      const known = before.get(table) ?? new Map()
      return [table, [...known.keys()].filter((key) => !rows.has(key))]
    }),
  }
}

function keyOfProblem({ file, field, message }: Problem): string {
  return [file, field, message].join('\n')
}

/** `hindi/`: the folder that a language's documents stand in. */
function folderOf({ source }: LanguageFolder): string {
  return source.file.slice(0, source.file.indexOf('/') + 1)
}
