import { IssueReportForm, report } from '#calls/reports.ts'
import { call } from './call.ts'
import { firstMistake } from './first-mistake.ts'

/** What a report checks and sends: fetched once somebody reports, so that no lesson carries it. */
export const mistakeOf = (form: unknown) => firstMistake(IssueReportForm, form)
export const sendReport = (form: unknown) => call(report, { body: IssueReportForm.parse(form) })
