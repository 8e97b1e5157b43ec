/**
 * Begins a session of an account that is still as it was when its password was checked: enabled, and with that password. The
 * lock lets whoever changes it end this session too, or come first.
 */
export const BEGIN_SESSION = `
with account as (
  select id from accounts where id = $2 and disabled_at is null and password_hash is not distinct from $3 for share
), session as (
  insert into sessions (id, account_id, expires_at) select $1, id, now() + make_interval(days => $4) from account returning id
)
insert into refresh_tokens (hash, session_id) select $5, id from session`;

/** A few at a time: tokens that are older than any session. */
export const FORGET_OLD_TOKENS = `
delete from refresh_tokens where hash in (select hash from refresh_tokens
  where created_at < now() - make_interval(days => $1) order by created_at limit 10 for update skip locked)`;
