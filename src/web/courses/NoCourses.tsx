import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { userSubscribeOnProduct } from '#calls/plans.ts'
import { academyPlans } from '#rules/academy-plans.ts'
import { call } from '../call.ts'
import { queries } from '../queries.ts'
import { Button } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'
import { Mor } from '../ui/Mor.tsx'
import { coursesQuery, languagesQuery } from './use-courses.ts'

/** A language in which the student has no course yet: its free plan is one press away. */
export function NoCourses({ languageId }: { languageId: string }) {
  const { data: languages } = useSuspenseQuery(languagesQuery)
  const name = languages.find(({ id }) => id === languageId)?.course ?? ''
  const plan = academyPlans.find((one) => one.languageId === languageId && one.amounts.USD === 0)
  const start = useMutation({
    mutationFn: (planId: string) =>
      call(userSubscribeOnProduct, {
        body: { product_id: languageId, premiumprice_id: planId, expirytime_id: '', type: '' },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: coursesQuery(languageId).queryKey }),
  })
  return (
    <div className="mt-12 flex flex-col items-center gap-4 border-t-4 border-ink py-12 text-center">
      <Mor mood="asleep" className="size-40" />
      <p className="font-display text-2xl">{plan ? `Begin ${name}` : 'No data found'}</p>
      <p className="max-w-md text-ink-soft">
        {plan
          ? `You have no course in ${name} yet. The first chapters are free.`
          : 'No course of this language is open to you yet. Choose another language above.'}
      </p>
      {plan && (
        <Button size="large" pending={start.isPending} onClick={() => start.mutate(plan.id)}>
          Start {name} for free
        </Button>
      )}
      {start.error && <Message tone="wrong">{start.error.message}</Message>}
    </div>
  )
}
