/** The one that signs, and for how long one is there to sign. */
export const SIGNING_KEYS_NOW = `
select id, private_key,
  extract(epoch from (select max(signs_until) from signing_keys) - now())::float8 / 3600 as hours_left
from signing_keys
where signs_from <= now() and signs_until > now() order by signs_until desc limit 1`;

export const PUBLISHED_KEYS = `
select id, public_jwk from signing_keys where signs_until + make_interval(mins => $1) > now() order by signs_from, id`;

/** Held until the end of the transaction. The number is any that nobody else locks. */
export const LOCK_SIGNING_KEYS = `select pg_advisory_xact_lock(hashtextextended('kifu signing keys', 0))`;

/** Begins where the last one ends; adds nothing where that is still far away, because somebody else was faster. */
export const ADD_SIGNING_KEY = `
insert into signing_keys (id, public_jwk, private_key, signs_from, signs_until)
select $1, $2, $3, begins, begins + make_interval(days => $4)
from (select greatest(now(), coalesce(max(signs_until), now())) as begins, max(signs_until) as last from signing_keys) k
where last is null or last < now() + make_interval(hours => $5)`;

/** Ends who signs now, and who was to sign later: the next one begins now. */
export const RETIRE_SIGNING_KEYS = `
with later as (delete from signing_keys where signs_from > now())
update signing_keys set signs_until = now() where signs_from <= now() and signs_until > now()`;

export const WITHDRAW_SIGNING_KEYS = `delete from signing_keys`;

/** Whose last tokens have been over for a day. */
export const FORGET_SIGNING_KEYS = `delete from signing_keys where signs_until < now() - interval '1 day'`;

export const STORED_PRIVATE_KEYS = `select id, private_key as secret from signing_keys`;

export const REPLACE_PRIVATE_KEY = `update signing_keys set private_key = $3 where id = $1 and private_key = $2`;
