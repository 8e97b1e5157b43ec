/** Whether anybody is to be called at all: most services have no webhook, and need not be asked about each event. */
export const ANYBODY = `select exists (select from webhooks where disabled_at is null) as anybody`;

/** $1 position, $2 kind, $3 league or null: one delivery for each webhook that wants the event. */
export const OWE = `
insert into webhook_deliveries (webhook_id, position, kind)
select id, $1, $2 from webhooks
where disabled_at is null and $2 = any(kinds) and after < $1 and (league_id is null or league_id = $3::uuid)
on conflict do nothing`;

/** $1 webhook, $2 position, $3 kind: owed again, whatever became of it before. */
export const OWE_AGAIN = `
insert into webhook_deliveries (webhook_id, position, kind) values ($1, $2, $3)
on conflict (webhook_id, position, kind) do update set status = 'pending', attempts = 0, due_at = now()`;

/** A replay under way; the lock keeps two processes from the same one. */
export const REPLAY_UNDER_WAY = `
select id, kinds, league_id as "leagueId", replay_after as after, replay_to as until from webhooks
where replay_after is not null and disabled_at is null limit 1 for update skip locked`;

export const REPLAYED_TO = `update webhooks set replay_after = $2, replay_to = $3 where id = $1`;

/**
 * Takes deliveries whose time has come, $1 of them, and gives them another time in case the queue loses them: $2 seconds
 * from now.
 */
export const CLAIM = `
update webhook_deliveries d set queued = queued + 1, due_at = now() + make_interval(secs => $2)
from (
  select webhook_id, position, kind from webhook_deliveries
  where status = 'pending' and due_at <= now()
    and exists (select from webhooks w where w.id = webhook_id and w.disabled_at is null)
  order by due_at limit $1 for update skip locked
) due
where (d.webhook_id, d.position, d.kind) = (due.webhook_id, due.position, due.kind)
returning d.webhook_id as "webhookId", d.position::int8 as position, d.kind, d.queued`;

export const FIND = `
select status, attempts from webhook_deliveries where webhook_id = $1 and position = $2 and kind = $3`;

export const DELIVERED = `
with delivery as (
  update webhook_deliveries set status = 'delivered', attempts = attempts + 1, last_status = $4, last_error = null,
    last_attempt_at = now(), delivered_at = now()
  where webhook_id = $1 and position = $2 and kind = $3
)
update webhooks set failing_since = null where id = $1 and failing_since is not null`;

/** $4 status or null, $5 what went wrong, $6 the new state, $7 seconds until the queue must have tried again. */
export const FAILED = `
with delivery as (
  update webhook_deliveries set status = $6, attempts = attempts + 1, last_status = $4, last_error = $5,
    last_attempt_at = now(), due_at = now() + make_interval(secs => $7)
  where webhook_id = $1 and position = $2 and kind = $3
)
update webhooks set failing_since = coalesce(failing_since, now()) where id = $1
returning extract(epoch from now() - failing_since)::float8 as "failingFor"`;

export const DISABLE = `
update webhooks set disabled_at = now(), disabled_reason = $2, replay_after = null, replay_to = null
where id = $1 and disabled_at is null`;

/** What was delivered, or given up, is kept for $1 days. */
export const FORGET = `
delete from webhook_deliveries where status <> 'pending' and last_attempt_at < now() - make_interval(days => $1)`;
