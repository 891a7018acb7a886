import type { IssueReportForm } from '#calls/feedback.ts'
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
