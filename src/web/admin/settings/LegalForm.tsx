import { useState } from 'react'
import { addLegalText, type KeptLegalText, LegalTextForm } from '#calls/admin-settings.ts'
import { type LegalKind, writtenLegalText } from '#rules/legal-text.ts'
import { call } from '../../call.ts'
import { privacyInShort, privacySections } from '../../privacy-text.ts'
import { shownDay } from '../../shown-dates.ts'
import { termsInShort, termsSections } from '../../terms-text.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { refreshed } from '../paged-list.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { changedIn } from '../ui/changed-in.ts'
import { AreaRow, type RowNote, TextRow } from '../ui/FormRow.tsx'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { useMistakeFocus } from '../ui/use-refusal.ts'

/** What the academy began with. */
const first = {
  terms: { sections: termsSections, inShort: termsInShort },
  privacy: { sections: privacySections, inShort: privacyInShort },
}

interface LegalFormProps {
  kind: LegalKind
  latest: KeptLegalText | undefined
}

/** What a new text begins from: the latest one, today. */
const begunFrom = ({ kind, latest }: LegalFormProps) => ({
  body: latest?.body ?? writtenLegalText(first[kind].sections),
  inShort: (latest?.inShort ?? first[kind].inShort).join('\n'),
  day: new Date().toISOString().slice(0, 10),
})

export function LegalForm({ kind, latest }: LegalFormProps) {
  const begun = begunFrom({ kind, latest })
  // Only what was written: the rest follows the latest text, also when that one is taken back.
  const [changes, setChanges] = useState<Partial<typeof begun>>({})
  const { body, inShort, day } = { ...begun, ...changes }
  const change = (part: Partial<typeof begun>) => setChanges({ ...changes, ...part })
  const [isAsked, setAsked] = useState(false)
  const [mistakes, setMistakes] = useState<ReadonlyMap<string, string>>(new Map())
  const form = useMistakeFocus(mistakes)
  const lines = inShort
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const written = { effectiveOn: day, inShort: lines, body }
  const notes = (field: keyof typeof written): RowNote[] => {
    const text = mistakes.get(field)
    return text ? [{ tone: 'wrong', text }] : []
  }
  const ask = () => {
    const issues = LegalTextForm.safeParse(written).error?.issues ?? []
    // Of a field the first is told.
    setMistakes(new Map(issues.toReversed().map(({ path, message }) => [String(path[0]), message])))
    setAsked(issues.length === 0)
  }
  return (
    <section aria-labelledby="new-text">
      <h2 id="new-text" className="hang mb-4 font-display text-2xl">
        A new text
      </h2>
      <form
        ref={form}
        noValidate
        className="grid max-w-4xl gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <TextRow
          type="date"
          label="Holds from"
          hint="A day of UTC"
          required
          notes={notes('effectiveOn')}
          value={day}
          onChange={(text) => change({ day: text })}
          className="max-w-xs"
        />
        <AreaRow
          label="In short"
          hint="What matters most, a line each, eight at most"
          rows={4}
          notes={notes('inShort')}
          value={inShort}
          onChange={(text) => change({ inShort: text })}
        />
        <AreaRow
          label="The text"
          hint="A heading begins with ##, paragraphs are parted by an empty line."
          rows={18}
          value={body}
          notes={notes('body')}
          onChange={(text) => change({ body: text })}
        />
        <div>
          <Button type="submit">Let it hold</Button>
        </div>
      </form>
      <LeaveGuard isChanged={Object.keys(changedIn({ body, inShort, day }, begun)).length > 0} />
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Let this text hold?"
        verb="Let it hold"
        onConfirm={async () => {
          await call(addLegalText, { params: { kind }, body: written })
          await refreshed('legal texts')
          setChanges({})
          showToast('The text is kept.')
        }}
      >
        <p>
          From {day === '' ? 'its day' : shownDay(new Date(`${day}T12:00:00`))} on it stands on the public
          page. It cannot be edited, only followed by another one.
        </p>
      </ConfirmDialog>
    </section>
  )
}
