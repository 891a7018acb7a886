-- What is taught, as it is written: the truth of which the rows of 0002 are made. A path is that of a curriculum file.
create table curriculum_documents (
  path text primary key,
  kind text not null check (kind in ('language', 'masters', 'glossary', 'course', 'words', 'lesson')),
  -- The first folder of the path, and the second: empty for what belongs to the language as a whole.
  language_folder text not null,
  course_folder text not null default '',
  head_revision integer not null,
  -- What students see of it; null where it was never published.
  published_revision integer,
  -- The studio's: a start with other files leaves it alone.
  is_studios boolean not null default false
);
create index on curriculum_documents (language_folder, course_folder);

-- Only ever added to. A text of null: the document was taken out.
create table document_revisions (
  path text not null references curriculum_documents,
  revision integer not null,
  text text,
  -- The text as it is read, with the order of its fields; null where it is no YAML.
  value json,
  author_id text references students on delete set null,
  -- The name as it was; empty for what came with the files.
  author text not null default '',
  made_at timestamptz not null,
  note text not null default '',
  source text not null check (source in ('file', 'studio', 'import')),
  primary key (path, revision)
);
create index on document_revisions (author_id);
create index on document_revisions (path, revision desc) where source = 'file';

-- Which revisions students came to see, and by whose hand.
create table document_publications (
  id bigint generated always as identity primary key,
  path text not null,
  revision integer not null,
  published_at timestamptz not null,
  publisher text not null default '',
  foreign key (path, revision) references document_revisions
);
create index on document_publications (path, revision);
