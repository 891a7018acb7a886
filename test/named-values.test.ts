import { afterAll, beforeAll, expect, test } from 'vitest'
import { Verdict, Vocabulary } from '#calls/practice.ts'
import { OwnReport } from '#calls/reports.ts'
import { ReviewItem } from '#calls/review.ts'
import { ScriptEvent } from '#calls/script.ts'
import { AnswerClaim } from '#calls/should-count.ts'
import { StudioRevision } from '#calls/studio-history.ts'
import { studioFilmKinds } from '#calls/studio-shapes.ts'
import { TutorRequest } from '#calls/tutors.ts'
import { features } from '#rules/academy-plans.ts'
import { legalKinds } from '#rules/legal-text.ts'
import { notificationCategories, notificationTags } from '#rules/notification-kinds.ts'
import { orderKinds, paymentStates, providerNames } from '#rules/payments.ts'
import { roles } from '#rules/permissions.ts'
import { placementBackgrounds, placementLevels, placementSkills } from '#rules/placement/levels.ts'
import { currencies, intervals } from '#rules/prices.ts'
import { scriptModes } from '#rules/script-ladder.ts'
import { classSizes, requestStates } from '#rules/tutor-requests.ts'
import { documentKinds } from '#server/authoring/written/document-kind.ts'
import { startServer, type TestServer } from './server-for-tests.ts'

/**
 * Values that have a name in the code and a check in a table: one that is added here or there alone is refused by the
 * database at the first student who needs it, long after types and lint were satisfied.
 */
const named: Record<string, readonly string[]> = {
  'answer_claims.state': AnswerClaim.shape.state.options,
  'attempts.verdict': Verdict.shape.verdict.options,
  'curriculum_documents.kind': Object.keys(documentKinds),
  'document_revisions.source': StudioRevision.shape.source.options,
  'films.kind': studioFilmKinds,
  'issue_reports.issue_type': OwnReport.shape.issueType.options,
  'issue_reports.status': OwnReport.shape.status.options,
  'legal_texts.kind': legalKinds,
  'notifications.category': notificationCategories,
  'notifications.tag': notificationTags,
  'orders.currency': currencies,
  'orders.kind': orderKinds,
  'orders.provider': providerNames,
  'payments.currency': currencies,
  'payments.state': paymentStates,
  'placement_attempts.background': placementBackgrounds,
  'placement_items.level': placementLevels,
  'placement_items.skill': placementSkills,
  'plan_features.feature': features,
  'prices.currency': currencies,
  'prices.interval': intervals,
  'review_cards.kind': ReviewItem.shape.kind.options,
  'review_log.kind': ReviewItem.shape.kind.options,
  'review_log.verdict': Verdict.shape.verdict.options,
  'sandbox_subscriptions.last_pays': orderKinds,
  'script_events.kind': ScriptEvent.shape.kind.options,
  'students.role': roles,
  'students.script_mode': scriptModes,
  'tutor_requests.class_size': classSizes,
  'tutor_requests.kind': TutorRequest.shape.type.options,
  'tutor_requests.status': requestStates,
  'vocabularies.gender': Vocabulary.shape.gender.options,
}

/** Only SQL and a type know these; the store that writes them runs in its own tests. */
const unnamed = [
  'account_links.purpose',
  'completions.kind',
  'goals.goal_kind',
  'goals.reviews_a_day',
  'link_requests.purpose',
  'notifications.lesson_type',
  'notifications.switch',
  'placement_answers.outcome',
  'recordings.rate',
  'review_log.source',
  'sandbox_checkouts.state',
  'subscription_changes.reason',
]

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** By table and column, what its check lets in; of a table in parts, the whole stands for them. */
async function checked(): Promise<Record<string, string[]>> {
  const checks = await server.sql<{ table: string; check: string }[]>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as check from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace
      and not exists (select from pg_inherits where inhrelid = conrelid)`
  return Object.fromEntries(
    checks.flatMap(({ table, check }) => {
      const [, column = '', list] = /^CHECK \(\("?(\w+)"? = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(check) ?? []
      return list ? [[`${table}.${column}`, list.split(', ').map(plain)]] : []
    }),
  )
}

const plain = (written: string) => written.replace(/^'(.*)'::text$/, '$1')

test.each(Object.entries(named))('%s takes the values that the code names', async (column, values) => {
  expect((await checked())[column]?.toSorted()).toEqual(values.toSorted())
})

test('every column that takes a list of values is held against it, or says why not', async () => {
  const all = Object.keys(await checked()).filter((column) => !unnamed.includes(column))
  expect(all.toSorted()).toEqual(Object.keys(named).toSorted())
})
