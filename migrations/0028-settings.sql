-- What the academy says of itself where its people changed it; what is not here is as the academy's file has it.
create table academy_settings (
  is_only boolean primary key default true check (is_only),
  -- Rises with every change, so that each process drops what it keeps of them.
  version integer not null default 0,
  settings jsonb not null default '{}',
  changed_at timestamptz
);
insert into academy_settings default values;

-- The texts that bind. None is ever edited: a change is a new text with its own day; the newest of today's holds.
create table legal_texts (
  id text primary key,
  kind text not null check (kind in ('terms', 'privacy')),
  effective_on date not null,
  in_short text[] not null,
  -- Headings begin with ##, paragraphs are parted by an empty line.
  body text not null check (body <> ''),
  author_id text references students on delete set null,
  author text not null,
  made_at timestamptz not null
);
create index on legal_texts (kind, effective_on desc, made_at desc);

create function refuse_legal_change() returns trigger language plpgsql as $$
begin
  if (new.kind, new.effective_on, new.in_short, new.body) is distinct from
    (old.kind, old.effective_on, old.in_short, old.body) then
    raise exception 'a legal text is never edited: a change is a new text';
  end if;
  return new;
end
$$;
create trigger legal_texts_stay before update on legal_texts for each row execute function refuse_legal_change();

-- Which languages are open is decided in the studio, once somebody decided it there, whoever else writes the row.
create table language_openings (
  language_id text primary key references languages on delete cascade,
  is_open boolean not null
);
create function keep_opening() returns trigger language plpgsql as $$
begin
  new.is_open := coalesce((select is_open from language_openings where language_id = new.id), new.is_open);
  return new;
end
$$;
create trigger languages_opening before insert or update on languages for each row execute function keep_opening();
