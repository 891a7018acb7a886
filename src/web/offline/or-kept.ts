import { CallError } from '../call-error.ts'
import { patience } from '../connection.ts'

/** Whether that was so last: nobody waits for it call after call. */
let isSilent = false

/**
 * What the academy answers. Where it cannot be reached, or a telephone thinks itself connected and nothing comes, what
 * this device has in its place, if anything; and whoever has nothing goes on waiting.
 */
export function orKept<Reply>(asked: Promise<Reply>, kept: () => Promise<Reply | undefined>): Promise<Reply> {
  return new Promise((answer, fail) => {
    const lookHere = () => kept().catch(() => undefined)
    const waiting = setTimeout(
      async () => {
        const here = await lookHere()
        if (here === undefined) return
        isSilent = true
        answer(here)
      },
      isSilent ? 0 : patience,
    )
    asked
      .then(
        (reply) => {
          isSilent = false
          answer(reply)
        },
        async (error: unknown) => {
          const isUnreached = error instanceof CallError && error.status === 0
          isSilent &&= isUnreached
          const here = isUnreached ? await lookHere() : undefined
          if (here === undefined) fail(error)
          else answer(here)
        },
      )
      .finally(() => clearTimeout(waiting))
  })
}
