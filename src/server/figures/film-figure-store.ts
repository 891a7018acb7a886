import type { Tx } from '../database/sql.ts'

/** Only the newest place is kept: in the end it is where the student left. */
export async function saveFilmPlace(
  tx: Tx,
  place: { filmId: string; studentId: string; ms: number; duration: number; now: Date },
): Promise<void> {
  const { filmId, studentId, ms, duration, now } = place
  await tx`insert into film_places (film_id, student_id, ms, duration_ms, told_at)
    values (${filmId}, ${studentId}, ${Math.min(ms, duration)}, ${duration}, ${now})
    on conflict (film_id, student_id) do update
      set ms = excluded.ms, duration_ms = excluded.duration_ms, told_at = excluded.told_at`
}

/** Counts one film anew: one that somebody left since it was last counted, a while ago. True when there was one. */
export async function countNextFilm(tx: Tx, now: Date): Promise<boolean> {
  const [film] = await tx<{ id: string }[]>`
    select films.id from films left join film_figures counted on counted.film_id = films.id
    where (counted_at is null or counted_at <= ${now}::timestamptz - interval '10 minutes')
      and exists (select from film_places place where place.film_id = films.id
        and (counted_at is null or told_at >= counted_at))
    order by counted_at nulls first, films.id limit 1`
  if (!film) return false
  await tx`with place as (
      select ms, duration_ms, exists (select from video_completions done
        where done.student_id = film_places.student_id and done.film_id = ${film.id}) as is_finished
      from film_places where film_id = ${film.id})
    insert into film_figures (film_id, started, finished, left_at, counted_at)
    select ${film.id}, (select count(*) from place), (select count(*) from place where is_finished),
      array_agg(students order by twentieth), ${now}
    from (select twentieth, count(ms)::int as students
      from generate_series(0, 19) twentieth
        left join place on not is_finished and least(19, ms::bigint * 20 / duration_ms) = twentieth
      group by twentieth) parts
    on conflict (film_id) do update set started = excluded.started, finished = excluded.finished,
      left_at = excluded.left_at, counted_at = excluded.counted_at`
  return true
}
