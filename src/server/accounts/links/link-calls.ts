import type { FastifyInstance } from 'fastify'
import {
  changePassword,
  forgotPassword,
  getActivationLink,
  resetPassword,
  validateUser,
} from '#calls/account-links.ts'
import { everySecond } from '../../every-second.ts'
import { serve } from '../../serve.ts'
import { activateBy } from './activation-by-link.ts'
import { answerRequest, askForLink } from './link-requests.ts'
import { resetPasswordBy } from './reset-password.ts'

const resetSent = 'We have successfully sent the password reset link to your email, please check'

/** What the links in mails are asked for with, and what they do. */
export function registerAccountLinks(app: FastifyInstance): void {
  everySecond(app, { name: 'Answering requests for links', round: () => answerRequest(app.deps) })

  serve(app, forgotPassword, async (context) => {
    const { email } = context.body
    await askForLink(context, { email, purpose: 'reset', url: '/login/change-password', status: 422 })
    return { message: resetSent }
  })
  serve(app, resetPassword, async (context) => {
    const { email, url } = context.body
    await askForLink(context, { email, purpose: 'reset', url, status: 422 })
    return { code: 200, message: resetSent } as const
  })
  serve(app, changePassword, async (context) => {
    await resetPasswordBy(context.params.encrypteddata, context)
    return { code: 200, message: 'Your password is changed. You can sign in with the new one.' } as const
  })
  serve(app, validateUser, async (context) => {
    await activateBy(context)
    return { message: 'You have successfully activated your account' }
  })
  serve(app, getActivationLink, async (context) => {
    const { email, url } = context.body
    await askForLink(context, { email, purpose: 'activation', url, status: 400 })
    return { message: 'You have successfully sent activation link your account' }
  })
}
