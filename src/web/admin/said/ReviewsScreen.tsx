import { reviewList } from '#calls/admin-reviews.ts'
import { callPage } from '../../call.ts'
import { oneOf, useChoices } from '../choice-in-address.ts'
import { PagedRows } from '../PagedRows.tsx'
import { usePagedList } from '../paged-list.ts'
import { SelectRow } from '../ui/FormRow.tsx'
import { StudioHeading } from '../ui/StudioHeading.tsx'
import { ReviewCard } from './ReviewCard.tsx'

const states = [
  { value: '', label: 'All reviews' },
  { value: 'unanswered', label: 'Not answered yet' },
  { value: 'low', label: 'Two stars and less' },
  { value: 'hidden', label: 'Hidden' },
] as const

/** /admin/reviews: what students think of the lessons; answered in public, or hidden with a reason. */
export default function ReviewsScreen() {
  const { read, choose } = useChoices()
  const state = oneOf(['unanswered', 'low', 'hidden'] as const, read('state'))
  const paged = usePagedList(['reviews', state], (cursor) =>
    callPage(reviewList, { query: { state, cursor } }),
  )
  const { rows } = paged
  return (
    <>
      <StudioHeading title="Reviews">An answer stands under the review, for everybody to read.</StudioHeading>
      <SelectRow
        label="Show"
        value={state ?? ''}
        options={states}
        onChange={(value) => choose({ state: value })}
        className="mb-4 max-w-xs"
      />
      <PagedRows
        paged={paged}
        empty={
          <p className="border-t-4 border-ink py-6">
            {state === undefined
              ? 'No review yet. Students are asked for one at the end of each lesson.'
              : 'No review is like that. Show all of them to see the others.'}
          </p>
        }
      >
        <ul className="border-t-4 border-ink">
          {rows.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </ul>
      </PagedRows>
    </>
  )
}
