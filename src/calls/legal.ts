import { z } from 'zod'
import { legalKinds } from '#rules/legal-text.ts'
import { endpoint } from './endpoint.ts'

/** The text that holds today, where it is no longer the one of the academy's file. */
export const legalText = endpoint({
  method: 'GET',
  access: 'visitor',
  family: 'newer',
  path: '/legalTexts/:kind',
  params: z.object({ kind: z.enum(legalKinds) }),
  reply: z.object({
    text: z
      .object({
        effectiveOn: z.string(),
        inShort: z.array(z.string()),
        sections: z.array(z.object({ id: z.string(), title: z.string(), paragraphs: z.array(z.string()) })),
      })
      .nullable(),
  }),
})
