import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { plans, userSubscribeOnProduct } from '#calls/plans.ts'
import { call } from '../call.ts'
import { NothingYet } from '../NothingYet.tsx'
import { queries } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'
import { coursesQuery, languagesQuery } from './use-courses.ts'

/** A language in which the student has no course yet: its free plan is one press away. */
export function NoCourses({ languageId }: { languageId: string }) {
  const { data: languages } = useSuspenseQuery(languagesQuery)
  const { data: sold, error } = useQuery({ queryKey: ['plans'], queryFn: () => call(plans) })
  if (error) return <Message tone="wrong">{error.message}</Message>
  if (!sold) return null
  const name = languages.find(({ id }) => id === languageId)?.course ?? ''
  const free = sold.find(({ product, unit_amount }) => product === languageId && unit_amount === 0)
  return (
    <NothingYet
      heading={free ? `Begin ${name}` : 'No data found'}
      said={
        free
          ? `You have no course in ${name} yet. The first chapters are free.`
          : 'No course of this language is open to you yet. Choose another language above.'
      }
      className="mt-12 border-t-4 border-ink"
    >
      {free && <StartForFree languageId={languageId} planId={free.plan} name={name} />}
    </NothingYet>
  )
}

interface StartProps {
  languageId: string
  planId: string
  name: string
}

function StartForFree({ languageId, planId, name }: StartProps) {
  const start = useMutation({
    mutationFn: () =>
      call(userSubscribeOnProduct, {
        body: { product_id: languageId, premiumprice_id: planId, expirytime_id: '', type: '' },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: coursesQuery(languageId).queryKey }),
  })
  return (
    <>
      <Button size="large" pending={start.isPending} onClick={() => start.mutate()}>
        Start {name} for free
      </Button>
      {start.error && <Message tone="wrong">{start.error.message}</Message>}
    </>
  )
}
