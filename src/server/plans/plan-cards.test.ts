import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../../test/server-for-tests.ts'
import { loadPlans } from './load-plans.ts'
import { fillPlans, showsPlans, soldNow } from './plan-cards.ts'

let server: TestServer

const line = (words: string, isIncluded: boolean) =>
  `<li class="r"><svg></svg><span><span class="sr-only">${isIncluded ? 'Included' : 'Not included'}: </span><span class="x">${words}</span></span></li>`
const card = (id: string, name: string, inside: string) =>
  `<article data-plan="${id}" data-plan-name="${name.toLowerCase()}" aria-labelledby="plan-${id}" class="c"><h2 id="plan-${id}" class="h">${name}</h2><span lang="hi" class="n">अ</span>` +
  `<p class="p"><span data-price="USD" data-price-id="${id}-old" class="s">US$ 1</span><span data-price="INR" data-price-id="${id}-old" class="s">₹ 1</span><span class="text-lg">a year</span></p>` +
  `<p class="mt-3 mb-5 text-lg">Old words.</p>${inside}<a data-then="/pricing?plan_name=${name}" aria-describedby="plan-${id}" href="/register?plan=${id}">Go</a><button data-checkout="" aria-describedby="plan-${id}"></button></article>`
const long = `<div>${card('hindi-annual', 'Annual', `<ul>${line('A', true)}${line('B', false)}</ul>`)}${card('gone', 'Gone', '<ul></ul>')}</div>`
const short = `<div>${card('hindi-annual', 'Annual', '<ul><li class="q">All features</li></ul>')}</div>`

beforeAll(async () => {
  server = await startServer()
  await server.sql`insert into languages (id, name, native_name, icon) values ('hindi', 'Hindi', 'हिंदी', 'h')`
  await loadPlans(server.sql)
})
afterAll(() => server.close())

test('a page without cards of plans is left alone, and so is one of plans that are not sold here', async () => {
  expect(showsPlans('<p>data-plan</p>')).toBe(false)
  const foreign = card('tamil-annual', 'Annual', '<ul></ul>')
  expect(fillPlans(foreign, await soldNow(server.sql))).toBe(foreign)
})

test('a card says the price and the words of now, and what is sold no more goes', async () => {
  await server.sql`update plans set name = 'A <year>', description = 'All & more.', is_authored = false
    where id = 'hindi-annual'`
  const html = fillPlans(long, await soldNow(server.sql))
  expect(html).toContain('data-price="USD" data-price-id="hindi-annual-usd-9900-1year" class="s">US$ 99<')
  expect(html).toContain('data-price="INR" data-price-id="hindi-annual-inr-699900-1year" class="s">₹ 6,999<')
  expect(html).toContain('<h2 id="plan-hindi-annual" class="h">A &lt;year&gt;</h2>')
  expect(html).toContain('<p class="mt-3 mb-5 text-lg">All &amp; more.</p>')
  expect(html).toContain('plan_name=A%20%3Cyear%3E"')
  expect(html).toContain(line('Every film', true))
  expect(html).toContain(line('Exclusive webinars', false))
  expect(html).not.toContain('Gone')
})

test('a plan that the studio added stands behind the others, with what it holds', async () => {
  await server.sql`insert into plans (id, language_id, name, position) values ('quarter-1', 'hindi', 'Quarter', 9)`
  await server.sql`insert into plan_features values ('quarter-1', 'lessons', 'Every lesson')`
  await server.sql`insert into prices (id, plan_id, currency, amount, interval, interval_count)
    values ('q-usd', 'quarter-1', 'USD', 2900, 'month', 3)`
  await server.sql`update plans set is_active = false where id = 'hindi-monthly'`
  const html = fillPlans(short, await soldNow(server.sql))
  const [, added = ''] = html.split('<article data-plan="quarter-1"')
  expect(added).toContain('data-plan-name="quarter" aria-labelledby="plan-quarter-1"')
  expect(added).toContain('<h2 id="plan-quarter-1" class="h">Quarter</h2><span lang="hi" class="n"></span>')
  expect(added).toContain('data-price="USD" data-price-id="q-usd" class="s">US$ 29<')
  expect(added).toContain('<span class="text-lg">every 3 months</span>')
  expect(added).toContain('<ul><li class="q">Every lesson</li></ul>')
  expect(added).toContain('href="/register?plan=quarter-1"')
  // A card of the built page keeps its own short list.
  expect(html).toContain('<ul><li class="q">All features</li></ul>')
})
