export const PLAYER_OF_KEY = `select player_id::text as player from api_keys where id = $1`;

/**
 * $1 the id of a key or null, $2 that of a player or null, $3 the roles that may, $4 the permission: whether the key, any
 * key of the player or the player's account is good for it. The admin key of an earlier start was the operator's, who has
 * another one now.
 */
export const MAY_STILL = `
select exists (
  select from api_keys k left join accounts a on a.player_id = k.player_id
  where (k.id = $1 or k.player_id = $2) and k.role = any ($3)
    and (coalesce(cardinality(k.scopes), 0) = 0 or $4 = any (k.scopes))
    and (k.expires_at is null or k.expires_at > now())
    and (k.revoked_at is null or (k.bootstrap and k.revoked_by is null))
    and a.disabled_at is null
) or exists (
  select from accounts where player_id = $2 and role = any ($3) and disabled_at is null
    and (cardinality(scopes) = 0 or $4 = any (scopes)) and (expires_at is null or expires_at > now())
) as may`;
