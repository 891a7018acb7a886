-- A certificate that was taken back still answers to its number, and says so.
alter table course_completions
  add column revoked_at timestamptz,
  add column revoke_reason text not null default '';

-- What the academy says to a report or a review, and why a review is not shown.
alter table issue_reports
  add column answer text not null default '',
  add column answered_at timestamptz,
  add constraint issue_reports_status check (status in ('open', 'in_progress', 'resolved', 'closed'));

alter table feedbacks
  add column answer text not null default '',
  add column answered_at timestamptz,
  add column hide_reason text not null default '';
