import { useCallback, useState } from 'react'
import { z } from 'zod'
import {
  type StudioContent,
  type StudioDocument,
  saveDocument,
  studioDocument,
} from '#calls/studio-documents.ts'
import { call } from '../../call.ts'
import { CallError, type FieldError, messageOf } from '../../call-error.ts'
import { queries } from '../../queries.ts'
import { showToast } from '../../ui/toasts.ts'
import { useLatest } from '../ui/use-latest.ts'
import { mergeContents } from './merge-contents.ts'
import { documentQuery, forgetTaughtPages } from './studio-queries.ts'

export type Kind = StudioContent['kind']
export type ContentOf<K extends Kind> = Extract<StudioContent, { kind: K }>

/** Somebody else saved since this editor was opened. */
export interface Conflict {
  message: string
  by: string
  at: string
  revision: number
}

const ConflictBody = z.object({ by: z.string(), at: z.string(), revision: z.number() })

export function conflictOf(error: unknown): Conflict | null {
  if (!(error instanceof CallError) || error.status !== 409) return null
  const said = ConflictBody.safeParse(error.body)
  return said.success ? { message: error.message, ...said.data } : null
}

interface Refused {
  trouble: string
  /** Where the trouble is, as the call names its fields. */
  wrong: readonly FieldError[]
  conflict: Conflict | null
}
const notRefused: Refused = { trouble: '', wrong: [], conflict: null }

function refusalOf(error: unknown): Refused {
  const conflict = conflictOf(error)
  const wrong = error instanceof CallError ? error.errors : []
  return { trouble: conflict ? '' : messageOf(error), wrong, conflict }
}

export interface Draft<K extends Kind> extends Refused {
  /** As it was opened or last saved. */
  base: StudioDocument
  content: ContentOf<K>
  change: (content: ContentOf<K>) => void
  isChanged: boolean
  pending: boolean
  save: () => Promise<boolean>
  discard: () => void
  /** Begins again from what stands at the academy; `withMine`: and puts the own changes on it, not yet saved. */
  reopen: (withMine: boolean) => Promise<readonly string[]>
  /** The ids that the last such merge gave to one's own exercises and films, by the ones that they had. */
  renumbered: ReadonlyMap<string, string>
  /** Takes over what a call gave back (a step back in history). */
  take: (document: StudioDocument) => void
}

type Update<K extends Kind> = (now: ContentOf<K>) => ContentOf<K>
type Stands<K extends Kind> = (next: ContentOf<K>) => Update<K>
const none: ReadonlyMap<string, string> = new Map()

/** Publishing changes what is said of a revision, not the revision. */
export const asItStands = (base: StudioDocument, read: StudioDocument) =>
  base.revision === read.revision ? read : base

/** Theirs with mine put on it, where theirs can be read. */
function bothOf<Content extends StudioContent>(
  { base, mine }: { base: Content; mine: Content },
  { content }: StudioDocument,
) {
  return content && mergeContents({ base, mine, theirs: content as Content })
}

/** One document being written: what was opened, what it is now, and its saving that never overwrites in silence. */
export function useDraft<K extends Kind>(opened: StudioDocument, first: ContentOf<K>): Draft<K> {
  const [base, setBase] = useState({ document: opened, content: first, renumbered: none })
  const [content, setContent] = useState(first)
  const latest = useLatest(content)
  const [pending, setPending] = useState(false)
  const [refused, setRefused] = useState(notRefused)
  const isChanged = content !== base.content && JSON.stringify(content) !== JSON.stringify(base.content)

  const begin = useCallback((document: StudioDocument, stands: Stands<K>, renumbered = none) => {
    const next = document.content as ContentOf<K> | null
    queries.setQueryData(documentQuery(document.path).queryKey, document)
    if (next === null) return
    setBase({ document, content: next, renumbered })
    setContent(stands(next))
    setRefused(notRefused)
  }, [])
  const take = useCallback((document: StudioDocument) => begin(document, (next) => () => next), [begin])

  const save = async () => {
    setPending(true)
    try {
      const { revision } = base.document
      const saved = await call(saveDocument, { body: { path: opened.path, revision, content } })
      // What was written while this was under way is not in it, and stays.
      begin(saved, (next) => (now) => mergeContents({ base: content, mine: now, theirs: next }).content)
      showToast('Saved as a draft')
      await forgetTaughtPages()
      return true
    } catch (error) {
      setRefused(refusalOf(error))
      return false
    } finally {
      setPending(false)
    }
  }
  const reopen = async (withMine: boolean) => {
    try {
      const theirs = await call(studioDocument, { query: { path: opened.path } })
      const merged = withMine ? bothOf({ base: base.content, mine: latest.current }, theirs) : null
      begin(theirs, (next) => () => merged?.content ?? next, merged?.renumbered)
      return merged?.clashes ?? []
    } catch (error) {
      setRefused({ ...refused, trouble: messageOf(error), wrong: [] })
      return []
    }
  }
  return {
    base: asItStands(base.document, opened),
    ...{ content, isChanged, pending, save, reopen, take, ...refused, renumbered: base.renumbered },
    change: setContent,
    discard: () => setContent(base.content),
  }
}
