import { z } from 'zod'
import { legalKinds, legalSections } from '#rules/legal-text.ts'
import { pictureName } from './admin-team.ts'
import { id } from './atoms.ts'
import { endpoint, get } from './endpoint.ts'
import { begunFrom } from './version.ts'
import { visibleText } from './visible-text.ts'

const site = { ...get, access: 'admin', permission: 'site' } as const

const mailbox = z.email('This is no e-mail address.').max(200)
const count = z
  .number({ error: 'Give a whole number.' })
  .int('Give a whole number.')
  .min(0, 'Give 0 or more.')
  .max(1_000_000_000, 'Give 1,000,000,000 or less.')

const settings = {
  name: visibleText('The academy needs a name.').max(40),
  tagline: visibleText('Say in a line what it is.').max(120),
  logo: pictureName,
  socials: z
    .array(
      z.object({
        name: visibleText('Say where it is.').max(40),
        url: z.url({ protocol: /^https$/, error: 'An address begins with https://' }).max(300),
      }),
    )
    .max(8, 'Eight links at most.'),
  mailboxes: z.object({ support: mailbox, press: mailbox, partnerships: mailbox }),
  community: z.object({ members: count, articles: count }),
  business: z.object({
    name: visibleText('Say who sells.').max(60),
    address: z
      .array(visibleText('A line of the address is empty.').max(60))
      .min(1, 'A receipt needs the address of who sells.')
      .max(6, 'Six lines at most.'),
    taxNumber: z.string().trim().max(60),
  }),
}

export const KeptSettings = z.object({
  /** Goes with a change: another one of the settings since then refuses it. */
  version: z.number().int(),
  settings: z.object(settings),
  /** As the academy's file has them. */
  built: z.object(settings),
  /** People of the academy work only with two-step sign-in. */
  staffTwoSteps: z.boolean(),
  languages: z.array(
    z.object({ id: z.string(), name: z.string(), nativeName: z.string(), isOpen: z.boolean() }),
  ),
})
export type KeptSettings = z.infer<typeof KeptSettings>

export const siteSettings = endpoint({ ...site, path: '/admin/settings', reply: KeptSettings })

/** What is left out stays. Every page that is sent from now on says it. */
export const changeSettings = endpoint({
  ...site,
  method: 'PATCH',
  path: '/admin/settings',
  body: z.object(settings).partial().extend(begunFrom),
  reply: KeptSettings,
})

/** Whether students may choose a language. */
export const openLanguage = endpoint({
  ...site,
  method: 'PUT',
  path: '/admin/settings/languages/:id',
  params: z.object({ id }),
  body: z.object({ isOpen: z.boolean() }),
  reply: KeptSettings,
})

/** Whether people of the academy have to use two-step sign-in: without it they are students. */
export const requireTwoSteps = endpoint({
  ...site,
  method: 'PUT',
  path: '/admin/settings/twoSteps',
  body: z.object({ isRequired: z.boolean() }),
  reply: KeptSettings,
})

const kind = z.enum(legalKinds)

export const KeptLegalText = z.object({
  id: z.string(),
  kind,
  effectiveOn: z.string(),
  inShort: z.array(z.string()),
  body: z.string(),
  author: z.string(),
  madeAt: z.string(),
  /** The one that holds today; others were before it, or are to come. */
  state: z.enum(['past', 'now', 'planned']),
})
export type KeptLegalText = z.infer<typeof KeptLegalText>

/** Every text there was since the one of the academy's file, the newest day first. */
export const legalTexts = endpoint({
  ...site,
  path: '/admin/legalTexts/:kind',
  params: z.object({ kind }),
  reply: z.array(KeptLegalText),
})

export const LegalTextForm = z.object({
  effectiveOn: z.iso.date('Say from which day it holds.'),
  inShort: z
    .array(visibleText().max(300, 'A line has 300 characters at most.'))
    .min(1, 'Say in a line or two what matters most.')
    .max(8, 'Eight lines at most.'),
  body: z
    .string()
    .trim()
    .max(100_000, 'A text has 100,000 characters at most.')
    .refine((written) => legalSections(written) !== null, {
      error: 'Begin with a heading: ## and its words.',
    }),
})

export const addLegalText = endpoint({
  ...site,
  method: 'POST',
  path: '/admin/legalTexts/:kind',
  params: z.object({ kind }),
  body: LegalTextForm,
  reply: KeptLegalText,
})

/** One that does not hold yet can be taken back. */
export const dropLegalText = endpoint({
  ...site,
  method: 'DELETE',
  path: '/admin/legalTexts/:kind/:id',
  params: z.object({ kind, id }),
  reply: z.object({ message: z.string() }),
})
