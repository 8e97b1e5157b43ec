/** $1 consumer. Both lists are empty nearly always. */
export const EXCEPTIONS = `
select
  (select coalesce(json_agg(json_build_object('stream', stream, 'position', position, 'isDue', retry_at <= now())
    order by retry_at), '[]') from es.set_aside where subscription = $1) as "setAside",
  (select coalesce(json_agg(stream || '/' || version), '[]') from es.skipped_events where subscription = $1) as skipped`;

/** The next try comes after a minute, then after twice as long each time, up to an hour. */
export const SET_ASIDE = `
insert into es.set_aside as known (subscription, stream, version, position, type, code, message, retry_at)
values ($1, $2, $3, $4, $5, $6, $7, now() + interval '1 minute')
on conflict (subscription, stream) do update set
  version = excluded.version, position = excluded.position, type = excluded.type, code = excluded.code,
  message = excluded.message, tries = known.tries + 1,
  retry_at = now() + interval '1 minute' * least(60, power(2, least(known.tries, 6)))`;

export const TAKE_UP = `delete from es.set_aside where subscription = $1 and stream = $2`;

export const FORGET_ALL = `delete from es.set_aside where subscription = $1`;

/** $1 how many. */
export const LIST = `
select subscription as consumer, stream, version, type, code, message, since, tries, retry_at as "retryAt"
from es.set_aside order by since, subscription, stream limit $1`;

export const COUNTS = `select subscription as consumer, count(*)::int as streams from es.set_aside group by 1 order by 1`;

/** $1 consumer, $2 stream; null for any. */
export const RETRY_NOW = `
update es.set_aside set retry_at = now()
where ($1::text is null or subscription = $1) and ($2::uuid is null or stream = $2)`;

/** $1 consumer, $2 stream, $3 reason: passes over the event that it could not take. */
export const SKIP = `
with named as (
  update es.set_aside set retry_at = now() where subscription = $1 and stream = $2 returning subscription, stream, version
)
insert into es.skipped_events (subscription, stream, version, reason)
select subscription, stream, version, $3 from named on conflict do nothing returning version`;

export const SKIPPED = `
select subscription as consumer, stream, version, reason, skipped_at as "skippedAt"
from es.skipped_events order by skipped_at, subscription, stream, version limit $1`;
