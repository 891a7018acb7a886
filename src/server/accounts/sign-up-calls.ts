import type { FastifyInstance } from 'fastify'
import { countryList, newSignUp, register } from '#calls/sign-up.ts'
import { countryCodeOf, countryCodes, countryName } from '#rules/countries.ts'
import { taughtNow } from '../curriculum/taught.ts'
import type { Sql } from '../database/sql.ts'
import { keepPicture } from '../profile/pictures.ts'
import { Refusal } from '../refusal.ts'
import { serve } from '../serve.ts'
import { signUp } from './sign-up.ts'

/** What a registration that names no language begins with (domain 2). */
const firstLanguage = 'hindi'

const countries = countryCodes
  .map((code) => ({ _id: code, country: countryName(code) }))
  .sort((one, other) => one.country.localeCompare(other.country, 'en'))

export function registerSignUp(app: FastifyInstance): void {
  serve(app, countryList, () => ({ country: countries }))

  serve(app, newSignUp, async (context) => {
    const { email, password, name, firstName, lastName, country = '', dob, product_id, url } = context.body
    const called = name === undefined ? { firstName: firstName ?? '', lastName } : inTwo(name)
    return signUp(context, {
      email,
      password,
      person: { ...called, country: countryCodeOf(country) ?? '', birthday: dob ?? null },
      languageId: await knownLanguage(context.sql, product_id),
      url,
      isFree: true,
      refusals: { unfit: 400, taken: 409 },
    }).catch(saidOfAField)
  })

  serve(app, register, async (context) => {
    const { sql, config, body } = context
    const { name, surname, email, password, dob, country_id, profile_pic, product_id } = body
    return signUp(context, {
      email,
      password,
      person: { firstName: name, lastName: surname, country: country_id, birthday: dob },
      languageId: await knownLanguage(sql, product_id),
      picture: () => keepPicture(profile_pic, config),
      refusals: { unfit: 422, taken: 422 },
    })
  })
}

/** A client of the newer sign-up reads `errors[0].message`, and so it has one where there were too many tries, too. */
function saidOfAField(error: unknown): never {
  if (!(error instanceof Refusal) || error.fields) throw error
  const { status, message, extra, retryAfter } = error
  const fields = [{ field: 'email', message }]
  throw new Refusal(status, message, { fields, extra, ...(retryAfter === undefined ? {} : { retryAfter }) })
}

/** The last word of a whole name is the surname: reviews show no more of it than its initial (domain 18). */
function inTwo(name: string): { firstName: string; lastName: string } {
  const words = name.split(/ +/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}

async function knownLanguage(sql: Sql, asked: string | undefined): Promise<string> {
  const { languages } = await taughtNow(sql)
  return languages.find(({ id }) => id === asked)?.id ?? firstLanguage
}
