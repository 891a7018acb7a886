import type { FastifyInstance } from 'fastify'
import {
  beginTwoSteps,
  confirmTwoSteps,
  endTwoSteps,
  newRecoveryCodes,
  signInByCode,
  twoSteps,
} from '#calls/two-steps.ts'
import { serve } from '../../serve.ts'
import { begin, confirm, renewRecoveryCodes, switchOff } from './own-two-steps.ts'
import { signInWithCode } from './second-step.ts'
import { twoStepsOf } from './two-steps-store.ts'

export function registerTwoSteps(app: FastifyInstance): void {
  serve(app, signInByCode, signInWithCode)
  serve(app, twoSteps, ({ sql, student }) => twoStepsOf(sql, student.id))
  serve(app, beginTwoSteps, begin)
  serve(app, confirmTwoSteps, confirm)
  serve(app, newRecoveryCodes, renewRecoveryCodes)
  serve(app, endTwoSteps, switchOff)
}
