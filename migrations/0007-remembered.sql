-- Whether the password itself opened the session, or a remembered device stood for it.
alter table auth_sessions add column by_password boolean not null default true;
create index remembered_devices_expiry on remembered_devices (expires_at);
