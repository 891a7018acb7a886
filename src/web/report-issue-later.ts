import { laterFile, laterPart } from './ui/later.tsx'

export const reportIssueFile = laterFile(() => import('./ReportIssueDialog.tsx'))
export const ReportIssueDialog = laterPart(reportIssueFile, (file) => file.ReportIssueDialog)
