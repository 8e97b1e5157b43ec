/**
 * Counts one attempt for each subject and answers in their order. Rows are written in the order of their keys, whoever
 * writes, so that no two attempts wait for each other.
 */
export const COUNT_ATTEMPT = `
with asked as (select subject, place from unnest($1::bytea[]) with ordinality as a (subject, place)),
counted as (
  insert into login_attempts as t (subject, attempts, window_ends)
  select subject, 1, now() + make_interval(secs => $2) from asked order by subject
  on conflict (subject) do update set
    attempts = case when t.window_ends <= now() then 1 else t.attempts + 1 end,
    window_ends = case when t.window_ends <= now() then excluded.window_ends else t.window_ends end
  returning subject, attempts, ceil(extract(epoch from window_ends - now()))::int as seconds
)
select attempts, seconds from counted join asked using (subject) order by place`;

/** So many of each subject. In the same order: an update by itself locks rows as it comes across them. */
export const TAKE_BACK_ATTEMPTS = `
with counted as materialized (
  select subject from login_attempts where subject = any($1::bytea[]) order by subject for update
)
update login_attempts t set attempts = greatest(0, attempts - $2::int) from counted where t.subject = counted.subject`;

export const FORGET_OLD_ATTEMPTS = `
delete from login_attempts where subject in
  (select subject from login_attempts where window_ends < now() limit 100 for update skip locked)`;
