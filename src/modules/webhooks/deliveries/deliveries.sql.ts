/** Whether anybody is to be called at all: most services have no webhook, and need not be asked about each event. */
export const ANYBODY = `select exists (select from webhooks where disabled_at is null) as anybody`;

/** $1 position, $2 kind, $3 league or null: one delivery for each webhook that wants the event. */
export const OWE = `
insert into webhook_deliveries (webhook_id, position, kind)
select id, $1, $2 from webhooks
where disabled_at is null and $2 = any(kinds) and after < $1 and (league_id is null or league_id = $3::uuid)
on conflict do nothing`;

/**
 * $1 webhook, $2 position, $3 kind: owed again, whatever became of it before. A call under way notes nothing any more.
 */
export const OWE_AGAIN = `
insert into webhook_deliveries (webhook_id, position, kind) values ($1, $2, $3)
on conflict (webhook_id, position, kind) do update set status = 'pending', attempts = 0, due_at = now()`;

/**
 * A replay under way of which fewer than $1 deliveries wait, any of them, so that all get on; the lock keeps two
 * processes from the same one. It is the weaker one, or else nothing could be owed to the webhook, and so to nobody,
 * until a page is done.
 */
export const REPLAY_UNDER_WAY = `
select id, kinds, league_id as "leagueId", replay_after as after, replay_to as until from webhooks
where replay_after is not null and disabled_at is null and (
  select count(*) from (select 1 from webhook_deliveries where webhook_id = id and status = 'pending' limit $1) owed
) < $1
order by random() limit 1 for no key update skip locked`;

export const REPLAYED_TO = `update webhooks set replay_after = $2, replay_to = $3 where id = $1`;

/** What the queue has had for too long, it has lost. */
export const RECLAIM = `update webhook_deliveries set status = 'pending' where status = 'queued' and due_at <= now()`;

/**
 * Takes deliveries whose time has come, $1 of them, so that a receiver that never answers holds up no other. Of each
 * webhook so many that $2 are under way, and one of a webhook that fails; of each owner, and to each host, so many that
 * $4 are under way, and of those that fail $5: an owner may have many webhooks, and a host many names. Owners go in
 * turn, and so do the webhooks of each. The queue has $3 seconds for them.
 */
export const CLAIM = `
with webhook as (
  select id, owner, lower(substring(url from '://([^/?#]+)')) as host, failing_since is not null as is_failing
  from webhooks where disabled_at is null
), under_way as (
  select w.id, w.owner, w.host, w.is_failing, count(*) as calls
  from webhook_deliveries d join webhook w on w.id = d.webhook_id
  where d.status = 'queued' group by w.id, w.owner, w.host, w.is_failing
), due as (
  select w.*, d.position, d.kind, d.due_at, row_number() over (partition by w.id order by d.due_at, d.position) as turn
  from webhook w
  cross join lateral (
    select position, kind, due_at from webhook_deliveries
    where webhook_id = w.id and status = 'pending' and due_at <= now()
    order by due_at, position
    limit greatest(0, case when w.is_failing then 1 else $2::integer end - coalesce((select calls from under_way where id = w.id), 0))
  ) d
), ranked as (
  select due.*,
    row_number() over (partition by owner, is_failing order by turn, due_at, position, id) + coalesce((
      select sum(calls) from under_way u where u.owner = due.owner and u.is_failing = due.is_failing), 0) as of_owner,
    row_number() over (partition by host, is_failing order by turn, due_at, position, id) + coalesce((
      select sum(calls) from under_way u where u.host = due.host and u.is_failing = due.is_failing), 0) as of_host
  from due
), taken as (
  select d.webhook_id, d.position, d.kind
  from ranked r join webhook_deliveries d on (d.webhook_id, d.position, d.kind) = (r.id, r.position, r.kind)
  where d.status = 'pending' and greatest(r.of_owner, r.of_host) <= case when r.is_failing then $5::integer else $4::integer end
  order by r.of_owner, r.due_at
  limit $1
  for update of d skip locked
)
update webhook_deliveries d
set status = 'queued', queued = queued + 1, due_at = now() + make_interval(secs => $3)
from taken where (d.webhook_id, d.position, d.kind) = (taken.webhook_id, taken.position, taken.kind)
returning d.webhook_id as "webhookId", d.position, d.kind, d.queued`;

/**
 * $1 webhook, $2 position, $3 kind, $4 queued: the claim that the queue has; another one has taken the place of a lost
 * one.
 */
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
