-- Two people of the academy may change one thing at once: whoever began from an older version is told, and nothing is lost.
alter table tutors add column version integer not null default 1;
alter table plans add column version integer not null default 1;
alter table team_members add column version integer not null default 1;
alter table notifications add column version integer not null default 1;
