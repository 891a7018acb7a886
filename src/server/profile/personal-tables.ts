import type { Fragment, Tx } from '../database/sql.ts'

/** A table that holds something about a student: what a download shows of it, what a deletion does with it. */
interface PersonalTable {
  /** Its name in the download. */
  part: string
  table: string
  /** The column that says whose row it is: an id, or their e-mail. */
  whose: 'student_id' | 'recipient' | 'email'
  /** Columns that open doors, or speak of somebody else. */
  hides?: string[]
  /** A column that, where it is filled, says that the row speaks of somebody else alone. */
  notWhere?: string
  /** Kept after the account is gone, without its name: what the law asks for, and what others read. */
  isKept?: true
}

/** Every table that knows a student (a test holds this list against the database). */
export const personalTables: PersonalTable[] = [
  {
    part: 'sessions',
    table: 'auth_sessions',
    whose: 'student_id',
    hides: ['id', 'refresh_hash', 'previous_refresh_hash', 'impersonator_id', 'started_from', 'network'],
    notWhere: 'impersonator_id',
  },
  { part: 'rememberedDevices', table: 'remembered_devices', whose: 'student_id', hides: ['token_hash'] },
  {
    part: 'twoSteps',
    table: 'second_factors',
    whose: 'student_id',
    hides: ['sealed_secret', 'recovery_salt', 'last_step'],
  },
  { part: 'recoveryCodes', table: 'recovery_codes', whose: 'student_id', hides: ['code_hash'] },
  { part: 'halfSignIns', table: 'half_sign_ins', whose: 'student_id', hides: ['token_hash'] },
  { part: 'wrongCodes', table: 'code_attempts', whose: 'student_id' },
  { part: 'accountLinks', table: 'account_links', whose: 'student_id', hides: ['token_hash'] },
  { part: 'linkRequests', table: 'link_requests', whose: 'email' },
  {
    part: 'mails',
    table: 'mails',
    whose: 'recipient',
    hides: ['text_body', 'html_body', 'attachments', 'dedupe_key', 'last_error', 'unsubscribe_url'],
  },
  {
    part: 'impersonations',
    table: 'impersonations',
    whose: 'student_id',
    hides: ['admin_id', 'session_id', 'address'],
    isKept: true,
  },
  { part: 'enrolments', table: 'enrolments', whose: 'student_id' },
  { part: 'attempts', table: 'attempts', whose: 'student_id' },
  { part: 'letters', table: 'script_events', whose: 'student_id' },
  { part: 'reviewCards', table: 'review_cards', whose: 'student_id' },
  { part: 'reviewAnswers', table: 'review_log', whose: 'student_id' },
  { part: 'answerClaims', table: 'answer_claims', whose: 'student_id' },
  { part: 'placementTests', table: 'placement_attempts', whose: 'student_id' },
  { part: 'placementAnswers', table: 'placement_answers', whose: 'student_id' },
  { part: 'goals', table: 'goals', whose: 'student_id' },
  { part: 'timeZones', table: 'zone_stays', whose: 'student_id' },
  { part: 'completions', table: 'completions', whose: 'student_id' },
  { part: 'videos', table: 'video_completions', whose: 'student_id' },
  { part: 'lessons', table: 'lesson_completions', whose: 'student_id' },
  { part: 'activeDays', table: 'active_days', whose: 'student_id' },
  { part: 'begun', table: 'learning_starts', whose: 'student_id' },
  { part: 'filmPlaces', table: 'film_places', whose: 'student_id' },
  { part: 'certificates', table: 'course_completions', whose: 'student_id' },
  { part: 'feedback', table: 'feedbacks', whose: 'student_id', isKept: true },
  { part: 'reports', table: 'issue_reports', whose: 'student_id' },
  {
    part: 'notifications',
    table: 'notifications',
    whose: 'student_id',
    hides: ['sender_id', 'dedupe_key'],
  },
  { part: 'notificationsRead', table: 'notification_reads', whose: 'student_id' },
  { part: 'bell', table: 'bell_openings', whose: 'student_id' },
  { part: 'weeklyMail', table: 'digest_wishes', whose: 'student_id' },
  { part: 'weeklyMailLinks', table: 'digest_links', whose: 'student_id', hides: ['token_hash'] },
  { part: 'tutorRequests', table: 'tutor_requests', whose: 'student_id', hides: ['answer_hash'] },
  { part: 'recordingsSent', table: 'tutor_recordings', whose: 'student_id', hides: ['link_hash'] },
  { part: 'credit', table: 'credit_entries', whose: 'student_id' },
  { part: 'subscriptions', table: 'subscriptions', whose: 'student_id', isKept: true },
  { part: 'orders', table: 'orders', whose: 'student_id', isKept: true },
  { part: 'payments', table: 'payments', whose: 'student_id', isKept: true },
  { part: 'subscriptionChanges', table: 'subscription_changes', whose: 'student_id', isKept: true },
]

/** Which rows are theirs, as an index finds them: some of these tables hold what all students ever answered. */
export function isTheirs(
  tx: Tx,
  { whose }: PersonalTable,
  { id, email }: { id: string; email: string | null },
): Fragment {
  return whose === 'student_id' ? tx`student_id = ${id}` : tx`lower(${tx(whose)}) = lower(${email})`
}
