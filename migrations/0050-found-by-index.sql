-- What is held about a student under their e-mail, for its download and its end; and who ended of late, for the sweep.
create index on mails (lower(recipient));
create index on link_requests (lower(email));
create index on students (deleted_at) where deleted_at is not null;
