import type { Sql } from '#server/database/sql.ts'

/** Whatever is written from now on is noted, so that a refused request can be seen to have changed nothing. */
export async function watchChanges(sql: Sql): Promise<{ taken: () => Promise<string[]> }> {
  await sql.unsafe(`
    create table noted_changes (what text not null);
    create function note_change() returns trigger language plpgsql as $$
      begin insert into noted_changes values (tg_op || ' ' || tg_table_name); return null; end $$;
    do $$ declare name text; begin
      for name in select relname from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p') and not relispartition and relname <> 'noted_changes' loop
        execute format(
          'create trigger noting after insert or update or delete on %I for each row execute function note_change()', name);
      end loop; end $$`)
  return {
    taken: async () => {
      const rows = await sql<{ what: string }[]>`delete from noted_changes returning what`
      return [...new Set(rows.map(({ what }) => what))].filter((what) => !allowed.has(what)).sort()
    },
  }
}

/**
 * A wrong password counts, and a wrong code; a session knows when it was last used; and the jobs of each second work
 * meanwhile. What an admin asks is written down before it is looked at, and struck out where it is refused.
 */
const allowed = new Set([
  'INSERT audit_entries',
  'DELETE audit_entries',
  'INSERT sign_in_attempts',
  'DELETE sign_in_attempts',
  'INSERT code_attempts',
  'UPDATE auth_sessions',
  'UPDATE mails',
  'UPDATE link_requests',
])
