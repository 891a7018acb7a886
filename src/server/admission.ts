import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#calls/endpoint.ts'
import { isPermitted } from '#rules/permissions.ts'
import { type Caller, callerOf, type ReadAlong } from './accounts/sessions/caller-store.ts'
import { Refusal } from './refusal.ts'

/** Who asks, from the bearer; null for a visitor. Routes that are not declared calls (media) use it too. */
export async function identify(request: FastifyRequest, along?: ReadAlong): Promise<Caller | null> {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const { deps, takeCall } = request.server
  const caller = bearer ? await callerOf(deps.sql, bearer, { now: deps.now(), along }) : null
  if (caller) takeCall(caller.student.id)
  return caller
}

export type Admission = Pick<Endpoint, 'access' | 'permission' | 'oneself'>

/** Lets in who may make a call, and refuses the others. */
export function admit(caller: Caller | null, { access, permission = 'site', oneself }: Admission): void {
  if (access === 'visitor') return
  if (!caller) throw signInFirst()
  if (access === 'admin' && !isPermitted(caller.student.role, permission)) {
    throw caller.owesTwoSteps ? twoStepsFirst() : new Refusal(403, 'This is for the admins of the academy.')
  }
  if (oneself && caller.session.impersonatorId !== null) {
    throw new Refusal(403, 'Only the student in person can do this.')
  }
}

export function signedIn({ caller }: FastifyRequest): Caller {
  if (!caller) throw signInFirst()
  return caller
}

function twoStepsFirst(): Refusal {
  const message = 'The people of the academy use two-step sign-in. Please switch it on in your profile.'
  return new Refusal(403, message, { extra: { twoStepsFirst: true } })
}

/** What who is not signed in is told. */
export function signInFirst(): Refusal {
  return new Refusal(401, 'Please sign in to go on.')
}
