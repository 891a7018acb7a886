import { workingRole } from '#rules/two-steps.ts'
import { CallError } from '../../call-error.ts'
import { queries } from '../../queries.ts'
import { meQuery } from '../../use-me.ts'
import { isTheirs } from './studio-links.ts'

/**
 * The loader of a studio's page, which asks for nothing where the page is not for who is signed in: the loaders of a
 * page and of its frame run at once, so the frame alone could not keep it from asking and being refused.
 */
export function ifTheirs<Args extends { request: Request }, Data>(load: (args: Args) => Promise<Data>) {
  return async (args: Args): Promise<Data> => {
    const { role, owesTwoSteps } = await queries.ensureQueryData(meQuery)
    const { pathname } = new URL(args.request.url)
    if (isTheirs(workingRole(role, owesTwoSteps), pathname)) return load(args)
    throw new CallError(403, 'This is not for your account. If you need it, please ask an admin.')
  }
}
