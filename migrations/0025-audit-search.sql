-- The log is read by who, by call and by what it was about, the newest first; equal moments in the order of writing.
create index audit_entries_by_call on audit_entries (call, made_at desc, id desc);
create index audit_entries_by_actor on audit_entries (actor_id, made_at desc, id desc);
create index audit_entries_by_subject on audit_entries (subject, made_at desc, id desc);
create index audit_entries_by_thing on audit_entries (subject_id, made_at desc, id desc);
drop index audit_entries_actor_id_made_at_idx;
drop index audit_entries_subject_subject_id_made_at_idx;
