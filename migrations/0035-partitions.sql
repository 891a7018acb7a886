-- Answers and ratings grow with everything that anybody does: each is cut into sixteen parts by whose they are, so that
-- an index stays small enough to keep at hand, and housework is done a part at a time. Nothing else changes.
-- Servers of the version before wait while the rows are carried over, and go on.

alter table attempts rename to whole_attempts;
alter table review_log rename to whole_review_log;
alter sequence review_log_place_seq rename to whole_review_log_place_seq;

create table attempts (
  student_id text not null,
  id uuid not null,
  exercise_id text not null,
  answer jsonb not null,
  verdict text not null check (verdict in ('exact', 'accepted', 'hint', 'wrong')),
  ms integer not null check (ms >= 0),
  hints smallint not null default 0 check (hints >= 0),
  answered_at timestamptz not null default now()
) partition by hash (student_id);

create table review_log (
  student_id text not null,
  id uuid not null,
  item_id text not null,
  kind text not null check (kind in ('word', 'letter', 'sentence', 'mistake')),
  source text not null check (source in ('lesson', 'review')),
  rating smallint not null check (rating between 1 and 4),
  state smallint not null,
  verdict text not null check (verdict in ('exact', 'accepted', 'hint', 'wrong')),
  answer jsonb not null,
  ms integer not null check (ms >= 0),
  hints smallint not null check (hints >= 0),
  reviewed_at timestamptz not null,
  place bigint generated always as identity
) partition by hash (student_id);

-- The parts, and whoever was allowed to read or write the whole.
do $$
declare
  name text;
  allowed record;
begin
  foreach name in array array['attempts', 'review_log'] loop
    for part in 0..15 loop
      execute format('create table %I partition of %I for values with (modulus 16, remainder %s)',
        name || '_' || to_char(part, 'FM00'), name, part);
    end loop;
    for allowed in select privilege_type as privilege, is_grantable,
        case grantee when 0 then 'public' else grantee::regrole::text end as who
      from pg_class, aclexplode(relacl) where oid = ('whole_' || name)::regclass and grantee <> relowner
    loop
      execute format('grant %s on %I to %s %s', allowed.privilege, name, allowed.who,
        case when allowed.is_grantable then 'with grant option' else '' end);
    end loop;
  end loop;
end
$$;

insert into attempts select * from whole_attempts;
insert into review_log overriding system value select * from whole_review_log;
select setval('review_log_place_seq', nextval('whole_review_log_place_seq'));
drop table whole_attempts;
drop table whole_review_log;

alter table attempts
  add primary key (student_id, id),
  add foreign key (student_id) references students on delete cascade,
  add foreign key (exercise_id) references exercises;
create index on attempts (student_id, exercise_id);
create index on attempts (student_id, answered_at);
create index on attempts (exercise_id);
create index attempts_by_moment on attempts (answered_at);
create trigger attempts_stay before update on attempts for each row execute function refuse_change();

alter table review_log
  add primary key (student_id, id, item_id),
  add foreign key (student_id) references students on delete cascade;
create index on review_log (student_id, reviewed_at desc);
create index on review_log (student_id, item_id, place);
create index review_log_by_moment on review_log (reviewed_at);
create trigger ratings_stay before update on review_log for each row execute function refuse_rating_change();

-- Touched, so that connections that are open read it anew: it names the row of a table that is another now.
alter function log_progress(jsonb) volatile;
analyze attempts, review_log;
