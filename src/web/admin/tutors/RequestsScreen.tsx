import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { adminTutorRequests, changeTutorRequest, type ListedTutorRequest } from '#calls/admin-tutors.ts'
import { type RequestState, requestStates } from '#rules/tutor-requests.ts'
import { call, callPage } from '../../call.ts'
import { momentWithZone } from '../../own-time-zone.ts'
import { shownDay } from '../../shown-dates.ts'
import { toStudent } from '../../studio-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { MixedText } from '../../ui/MixedText.tsx'
import { Select } from '../../ui/Select.tsx'
import { oneOf, useChoices } from '../choice-in-address.ts'
import { PagedTable } from '../PagedTable.tsx'
import { act, usePagedList } from '../paged-list.ts'
import { StudioTabs } from '../StudioTabs.tsx'
import type { Column } from '../ui/DataTable.tsx'
import { SelectRow } from '../ui/FormRow.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { tutorLinks } from './tutor-links.ts'

const stateNames: Record<RequestState, string> = {
  asked: 'Asked',
  accepted: 'Agreed',
  declined: 'Declined',
  cancelled: 'Cancelled',
  done: 'Done',
}
const choices = requestStates.map((value) => ({ value, label: stateNames[value] }))

/** /admin/tutorRequests: what students ask of tutors, and how it stands. */
export default function RequestsScreen() {
  const { read, choose } = useChoices()
  const status = oneOf(requestStates, read('state'))
  const paged = usePagedList(['tutor requests', status], (cursor) =>
    callPage(adminTutorRequests, { query: { status, cursor } }),
  )
  return (
    <>
      <StudioHeading title="Tutors">
        The tutor answers by mail; here one sees what became of it, and helps where nothing did.
      </StudioHeading>
      <StudioTabs label="Tutors" links={tutorLinks} />
      <SelectRow
        label="Show"
        value={status ?? ''}
        options={[{ value: '', label: 'All requests' }, ...choices]}
        onChange={(state) => choose({ state })}
        className="mb-4 max-w-xs"
      />
      <PagedTable
        label="Requests to tutors"
        columns={columns}
        paged={paged}
        empty={
          status === undefined
            ? 'Nobody has asked a tutor yet. What students ask stands here as soon as they do.'
            : 'No request is like that. Show all of them to see the others.'
        }
      />
    </>
  )
}

const columns: Column<ListedTutorRequest>[] = [
  {
    id: 'student',
    label: 'Student',
    isName: true,
    cell: ({ student }) => (
      <Link to={toStudent(student.id)} className="underline-offset-4 hover:underline">
        {student.name || student.email}
      </Link>
    ),
  },
  { id: 'tutor', label: 'Tutor', cell: ({ tutor }) => tutor.name },
  { id: 'what', label: 'Asks for', cell: (request) => <What request={request} /> },
  {
    id: 'asked',
    label: 'Asked on',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{shownDay(new Date(createdAt))}</span>,
  },
  { id: 'state', label: 'State', cell: (request) => <State request={request} /> },
]

function What({
  request: { type, message, startsAt, date, classsize, isTrial, reply },
}: {
  request: ListedTutorRequest
}) {
  const lesson = startsAt ? momentWithZone(new Date(startsAt)) : date
  return (
    <div className="max-w-prose min-w-48">
      {type === 'lesson' ? (
        <p>
          {isTrial ? 'A trial lesson' : 'A lesson'}, {lesson}, {classsize}
        </p>
      ) : (
        <p className="break-words whitespace-pre-line">
          <MixedText>{message}</MixedText>
        </p>
      )}
      {reply !== '' && (
        <p className="mt-1 border-s-4 border-mor ps-2">
          <MixedText>{reply}</MixedText>
        </p>
      )}
    </div>
  )
}

/** Of a message only the tutor hears, who is asked again; that a lesson was held is no news. */
const isToldOf = (type: ListedTutorRequest['type'], next: RequestState) =>
  next === 'asked' || (type === 'lesson' && next !== 'done')

/** Chosen first and then said, for it goes out by mail: with arrow keys one passes what is not meant. */
function State({ request: { id, type, status, sequence, student } }: { request: ListedTutorRequest }) {
  const [chosen, setChosen] = useState<RequestState | null>(null)
  const [pending, setPending] = useState(false)
  const select = useRef<HTMLSelectElement>(null)
  const next = chosen ?? status
  const isTold = isToldOf(type, next)
  const change = async () => {
    setPending(true)
    const done = call(changeTutorRequest, { params: { id }, body: { status: next, sequence } })
    await act(done, isTold ? 'Saved. Whom it concerns gets a mail.' : 'Saved.', 'tutor requests')
    setPending(false)
    setChosen(null)
    select.current?.focus()
  }
  return (
    <div className="grid min-w-36 gap-2">
      <Select
        ref={select}
        label={`State of what ${student.name} asks`}
        hideLabel
        value={next}
        options={choices}
        onChange={(value) => setChosen(value as RequestState)}
      />
      {next !== status && (
        <Button size="small" pending={pending} onClick={() => void change()}>
          {isTold ? 'Change and tell' : 'Change'}
        </Button>
      )}
    </div>
  )
}
