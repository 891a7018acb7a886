import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { filled, newPassword } from './person-fields.ts'

const emailOr = (required: string, wrong: string) => filled(required).pipe(z.email(wrong).max(254, wrong))

const url = z.string({ error: 'The address of the page is missing.' }).trim().min(1).max(500)

/** The dialog of the login (spec 5). */
export const ForgotForm = z.object({ email: emailOr('Email is required', 'Email is not valid') })
export type ForgotForm = z.infer<typeof ForgotForm>

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/forgot-password',
  access: 'visitor',
  family: 'older',
  body: ForgotForm,
  reply: z.object({ message: z.string() }),
})

const CodeAndMessage = z.object({ code: z.literal(200), message: z.string() })

/** `timeStamp` comes 20 minutes ahead and is never trusted: the link's life is the server's own. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/resetPassword',
  access: 'visitor',
  family: 'flat',
  body: ForgotForm.extend({ url, timeStamp: z.unknown().optional() }),
  reply: CodeAndMessage,
})

/** spec 5, "Reset password": one mistake at a time, in this order. */
export const NewPasswordForm = z
  .object({
    password: newPassword({
      required: 'Please enter password',
      short: 'Password length should be greater than 5',
      minimum: 6,
    }),
    c_password: z.string({ error: 'Please enter confirm password' }).min(1, 'Please enter confirm password'),
  })
  .refine(({ password, c_password }) => password === c_password, {
    path: ['c_password'],
    message: 'Both password does not match',
  })
export type NewPasswordForm = z.infer<typeof NewPasswordForm>

export const changePassword = endpoint({
  method: 'PUT',
  path: '/changePassword/:encrypteddata',
  access: 'visitor',
  family: 'flat',
  params: z.object({ encrypteddata: z.string().max(500) }),
  body: NewPasswordForm,
  reply: CodeAndMessage,
})

export const validateUser = endpoint({
  method: 'POST',
  path: '/validateUser',
  access: 'visitor',
  family: 'newer',
  invalid: 'You have not successfully activated your account, please try after sometime.',
  body: z.object({
    email: emailOr('Email is required', 'Email is not valid'),
    isNotValidated: z.literal(false).optional(),
    token: z.string().min(1).max(500),
  }),
  reply: z.object({ message: z.string() }),
})

export const getActivationLink = endpoint({
  method: 'POST',
  path: '/getActivationLink',
  access: 'visitor',
  family: 'newer',
  invalid: 'we are unable to get your email address, please try after sometime.',
  body: z.object({ email: emailOr('Email is required', 'Email is not valid'), url }),
  reply: z.object({ message: z.string() }),
})
