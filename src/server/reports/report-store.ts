import type { IssueReport, IssueReportForm, OwnReport } from '#calls/reports.ts'
import type { Tx } from '../database/sql.ts'

/** Keeps an issue; who reports it and its status are the server's to say (domain 22). */
export async function addReport(
  tx: Tx,
  report: IssueReportForm & { id: string; studentId: string; now: Date },
): Promise<void> {
  await tx`insert into issue_reports (id, student_id, lesson_id, issue_type, comments, report_location,
      exercise_detail_url, exercise_master_url, vocabulary_url, created_at)
    values (${report.id}, ${report.studentId}, ${report.lesson_id ?? null}, ${report.issueType}, ${report.comments},
      ${report.reportLocation}, ${report.exerciseDetailUrl}, ${report.exerciseMasterUrl}, ${report.vocabularyUrl},
      ${report.now})`
}

/** Of many at once the last ones find the others counted. */
export async function countReports(tx: Tx, studentId: string, since: Date): Promise<number> {
  await tx`select from students where id = ${studentId} for no key update`
  const [row] = await tx<{ n: number }[]>`select count(*)::int as n from issue_reports
    where student_id = ${studentId} and created_at > ${since}`
  return row?.n ?? 0
}

export async function reportsOf(tx: Tx, studentId: string): Promise<OwnReport[]> {
  const rows = await tx<(Omit<OwnReport, 'date'> & { at: Date })[]>`
    select issue_reports.id, issue_type as "issueType", comments, coalesce(lessons.name, '') as lesson, status,
      answer, created_at as at
    from issue_reports left join lessons on lessons.id = lesson_id
    where student_id = ${studentId} and not is_deleted order by created_at desc, issue_reports.id`
  return rows.map(({ at, ...report }) => ({ ...report, date: at.toISOString() }))
}

type Row = Omit<IssueReport, 'createdAt'> & { at: Date }

const whole = (tx: Tx) => tx`
  select issue_reports.id, trim(first_name || ' ' || last_name) as "userName", email as "userEmail",
    student_id as "userId", lesson_id, issue_type as "issueType", status, is_deleted as "isDeleted", comments,
    report_location as "reportLocation", exercise_detail_url as "exerciseDetailUrl",
    exercise_master_url as "exerciseMasterUrl", vocabulary_url as "vocabularyUrl", answer,
    issue_reports.created_at as at
  from issue_reports join students on students.id = student_id`

const shown = ({ at, ...report }: Row): IssueReport => ({ ...report, createdAt: at.toISOString() })

export interface Queue {
  status: IssueReport['status'] | undefined
  /** The id of the last report of the page before. */
  after: string | undefined
  most: number
}

/** The longest waiting first. */
export async function reportsWaiting(tx: Tx, { status, after, most }: Queue): Promise<IssueReport[]> {
  const rows = await tx<Row[]>`${whole(tx)}
    where not is_deleted and (${status === undefined} or status = ${status ?? ''})
      and (${after === undefined} or (issue_reports.created_at, issue_reports.id) >
        (select last.created_at, last.id from issue_reports last where last.id = ${after ?? ''}))
    order by issue_reports.created_at, issue_reports.id limit ${most}`
  return rows.map(shown)
}

export async function reportById(tx: Tx, id: string): Promise<IssueReport | null> {
  const [row] = await tx<Row[]>`${whole(tx)} where issue_reports.id = ${id}`
  return row ? shown(row) : null
}

/** Nobody else changes it until the transaction ends. */
export async function lockReport(tx: Tx, id: string): Promise<void> {
  await tx`select from issue_reports where id = ${id} for update`
}

interface Revision {
  status?: IssueReport['status'] | undefined
  answer?: string | undefined
  isDeleted?: boolean | undefined
}

export async function changeReport(tx: Tx, id: string, revision: Revision & { now: Date }): Promise<void> {
  const { status = null, answer = null, isDeleted = null, now } = revision
  await tx`update issue_reports set status = coalesce(${status}, status), answer = coalesce(${answer}, answer),
      answered_at = case when ${answer !== null} then ${now} else answered_at end,
      is_deleted = coalesce(${isDeleted}::boolean, is_deleted)
    where id = ${id}`
}
