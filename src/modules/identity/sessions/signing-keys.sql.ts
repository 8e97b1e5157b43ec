/** The one that signs, and for how long one is there to sign. */
export const SIGNING_KEYS_NOW = `
select id, private_jwk,
  extract(epoch from (select max(signs_until) from signing_keys) - now())::float8 / 3600 as hours_left
from signing_keys
where signs_from <= now() and signs_until > now() order by signs_until desc limit 1`;

export const PUBLISHED_KEYS = `
select id, public_jwk from signing_keys where signs_until + make_interval(mins => $1) > now() order by signs_from, id`;

/** Held until the end of the transaction. The number is any that nobody else locks. */
export const LOCK_SIGNING_KEYS = `select pg_advisory_xact_lock(hashtextextended('kifu signing keys', 0))`;

/** Begins where the last one ends; adds nothing where that is still far away, because somebody else was faster. */
export const ADD_SIGNING_KEY = `
insert into signing_keys (id, public_jwk, private_jwk, signs_from, signs_until)
select $1, $2, $3, begins, begins + make_interval(days => $4)
from (select greatest(now(), coalesce(max(signs_until), now())) as begins, max(signs_until) as last from signing_keys) k
where last is null or last < now() + make_interval(hours => $5)`;
