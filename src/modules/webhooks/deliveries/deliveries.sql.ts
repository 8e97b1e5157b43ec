/** Whether anybody is to be called at all: most services have no webhook, and need not be asked about each event. */
export const ANYBODY = `select exists (select from webhooks where disabled_at is null) as anybody`;

/** $1 position, $2 kind, $3 league or null: one delivery for each webhook that wants the event. */
export const OWE = `
insert into webhook_deliveries (webhook_id, position, kind)
select id, $1, $2 from webhooks
where disabled_at is null and $2 = any(kinds) and after < $1 and (league_id is null or league_id = $3::uuid)
on conflict do nothing`;

/** $1 webhook, $2 position, $3 kind: owed again, whatever became of it before. A call under way notes nothing any more. */
export const OWE_AGAIN = `
insert into webhook_deliveries (webhook_id, position, kind) values ($1, $2, $3)
on conflict (webhook_id, position, kind) do update set status = 'pending', attempts = 0, due_at = now()`;

/**
 * A replay under way; the lock keeps two processes from the same one. It is the weaker one, or else nothing could be owed
 * to the webhook, and so to nobody, until a page is done.
 */
export const REPLAY_UNDER_WAY = `
select id, kinds, league_id as "leagueId", replay_after as after, replay_to as until from webhooks
where replay_after is not null and disabled_at is null limit 1 for no key update skip locked`;

export const REPLAYED_TO = `update webhooks set replay_after = $2, replay_to = $3 where id = $1`;

/** What the queue has had for too long, it has lost. */
export const RECLAIM = `update webhook_deliveries set status = 'pending' where status = 'queued' and due_at <= now()`;

/**
 * Takes deliveries whose time has come, $1 of them: of each webhook so many that $2 are under way, and one of a webhook
 * that fails, so that whoever never answers holds up nobody else. The queue has $3 seconds for them.
 */
export const CLAIM = `
with due as (
  select d.webhook_id, d.position, d.kind from webhooks w
  cross join lateral (
    select count(*) as under_way from webhook_deliveries where webhook_id = w.id and status = 'queued'
  ) q
  cross join lateral (
    select webhook_id, position, kind from webhook_deliveries
    where webhook_id = w.id and status = 'pending' and due_at <= now()
    order by due_at, position
    limit greatest(0, case when w.failing_since is null then $2 else 1 end - q.under_way)
    for update skip locked
  ) d
  where w.disabled_at is null
  limit $1
)
update webhook_deliveries d
set status = 'queued', queued = queued + 1, due_at = now() + make_interval(secs => $3)
from due where (d.webhook_id, d.position, d.kind) = (due.webhook_id, due.position, due.kind)
returning d.webhook_id as "webhookId", d.position, d.kind, d.queued`;

/** $1 webhook, $2 position, $3 kind, $4 queued: the claim that the queue has; another one has taken the place of a lost one. */
const CLAIMED = `webhook_id = $1 and position = $2 and kind = $3 and status = 'queued' and queued = $4`;

export const ATTEMPTS = `select attempts from webhook_deliveries where ${CLAIMED}`;

/** $5 the status of the answer. */
export const DELIVERED = `
with delivery as (
  update webhook_deliveries set status = 'delivered', attempts = attempts + 1, last_status = $5, last_error = null,
    last_attempt_at = now(), delivered_at = now()
  where ${CLAIMED}
)
update webhooks set failing_since = null where id = $1 and failing_since is not null`;

/** $5 status or null, $6 what went wrong, $7 the new state, $8 seconds until the next try. */
export const FAILED = `
with delivery as (
  update webhook_deliveries set status = $7, attempts = attempts + 1, last_status = $5, last_error = $6,
    last_attempt_at = now(), due_at = now() + make_interval(secs => $8)
  where ${CLAIMED}
)
update webhooks set failing_since = coalesce(failing_since, now()) where id = $1
returning extract(epoch from now() - failing_since)::float8 as "failingFor"`;

export const DISABLE = `
update webhooks set disabled_at = now(), disabled_reason = $2, replay_after = null, replay_to = null
where id = $1 and disabled_at is null`;

/** What was delivered, or given up, is kept for $1 days. */
export const FORGET = `
delete from webhook_deliveries
where status in ('delivered', 'failed') and last_attempt_at < now() - make_interval(days => $1)`;
