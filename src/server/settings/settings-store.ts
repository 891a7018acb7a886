import type { KeptLegalText, KeptSettings } from '#calls/admin-settings.ts'
import type { AcademySettings } from '#rules/academy-settings.ts'
import type { LegalKind } from '#rules/legal-text.ts'
import type { Tx } from '../database/sql.ts'

export interface SettingsRow {
  version: number
  changed: Partial<AcademySettings>
}

/** Another one as soon as a setting or a legal text is another. */
export async function settingsMark(tx: Tx): Promise<string> {
  const [row] = await tx<{ mark: string }[]>`select concat_ws(' ', (select version from academy_settings),
      count(*), max(made_at)) as mark from legal_texts`
  return row?.mark ?? ''
}

export async function readSettings(tx: Tx): Promise<SettingsRow> {
  const [row] = await tx<SettingsRow[]>`select version, settings as changed from academy_settings`
  return row ?? { version: 0, changed: {} }
}

/** Keeps a change made from a version, or from whatever stands there. False where somebody else was quicker. */
export async function saveSettings(
  tx: Tx,
  { version, changed, now }: Pick<SettingsRow, 'changed'> & { version: number | undefined; now: Date },
): Promise<boolean> {
  const rows = await tx`update academy_settings set version = version + 1, changed_at = ${now},
      settings = settings || ${JSON.stringify(changed)}::text::jsonb
    where version = coalesce(${version ?? null}, version) returning version`
  return rows.length > 0
}

export function keptLanguages(tx: Tx): Promise<KeptSettings['languages']> {
  return tx<KeptSettings['languages']>`select id, name, native_name as "nativeName", is_open as "isOpen"
    from languages where is_active order by position, id`
}

/** Languages that were opened or closed here, whatever their files say. */
export async function languageOpenings(tx: Tx): Promise<Map<string, boolean>> {
  const rows = await tx<{ id: string; isOpen: boolean }[]>`
    select language_id as id, is_open as "isOpen" from language_openings`
  return new Map(rows.map(({ id, isOpen }) => [id, isOpen]))
}

/** Gives how it was; nothing where there is no such language. What is taught is read anew. */
export async function saveOpening(
  tx: Tx,
  id: string,
  isOpen: boolean,
): Promise<{ isOpen: boolean } | undefined> {
  const [before] = await tx<{ isOpen: boolean }[]>`
    select is_open as "isOpen" from languages where id = ${id} for update`
  if (!before) return undefined
  await tx`insert into language_openings (language_id, is_open) values (${id}, ${isOpen})
    on conflict (language_id) do update set is_open = excluded.is_open`
  await tx`update languages set is_open = ${isOpen} where id = ${id}`
  await tx`update curriculum_state set version = version + 1`
  return before
}

export type LegalRow = Omit<KeptLegalText, 'state' | 'madeAt'> & { madeAt: Date }

/** The newest day first; of one day what was written last. */
export function legalRows(tx: Tx, kind: LegalKind): Promise<LegalRow[]> {
  return tx<
    LegalRow[]
  >`select id, kind, effective_on::text as "effectiveOn", in_short as "inShort", body, author,
      made_at as "madeAt" from legal_texts where kind = ${kind} order by effective_on desc, made_at desc, id`
}

/** The texts that hold on a day, one a kind at most. */
export function legalRowsOn(tx: Tx, day: string): Promise<LegalRow[]> {
  return tx<LegalRow[]>`select distinct on (kind) id, kind, effective_on::text as "effectiveOn",
      in_short as "inShort", body, author, made_at as "madeAt"
    from legal_texts where effective_on <= ${day}::date order by kind, effective_on desc, made_at desc, id`
}

export async function insertLegalText(
  tx: Tx,
  text: Omit<LegalRow, 'madeAt'> & { authorId: string; now: Date },
): Promise<void> {
  const { id, kind, effectiveOn, inShort, body, author, authorId, now } = text
  await tx`insert into legal_texts (id, kind, effective_on, in_short, body, author_id, author, made_at)
    values (${id}, ${kind}, ${effectiveOn}::date, ${inShort}, ${body}, ${authorId}, ${author}, ${now})`
}

/** False where there is none of this kind that is still to come. */
export async function deletePlanned(tx: Tx, { kind, id, day }: { kind: LegalKind; id: string; day: string }) {
  const rows =
    await tx`delete from legal_texts where id = ${id} and kind = ${kind} and effective_on > ${day}::date
    returning id`
  return rows.length > 0
}
