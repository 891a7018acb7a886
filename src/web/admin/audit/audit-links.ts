import { toAudit, toImpersonations } from '../../studio-paths.ts'

export const auditLinks = [
  { to: toAudit(), label: 'Every change' },
  { to: toImpersonations(), label: 'Through their eyes' },
]
