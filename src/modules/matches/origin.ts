import type { EventMetadata, Idempotency, Json } from '../../platform/event-store/index.js';
import { type CallerIdentity, type Origin, ownedKey, requestHash, type Role } from '../identity/index.js';

export { From, type Origin, ownedKey, requestHash } from '../identity/index.js';

/** What every event says about who caused it, and by which role: a judge of the league is a player everywhere else. */
export function metadataOf({ caller, requestId, key }: Origin, role: Role = caller.role): EventMetadata {
  return { actor: actorOf(caller, role), requestId, ...(key !== undefined && { commandId: key }) };
}

export const actorOf = ({ keyId, playerId }: CallerIdentity, role: Role): EventMetadata['actor'] => ({
  keyId,
  role,
  ...(playerId !== undefined && { playerId }),
});

/** By what a request is known when it is sent again; null where the client gave it no key. */
export const idempotencyOf = (origin: Origin, request: Json): Idempotency | null =>
  origin.key === undefined ? null : { key: ownedKey(origin, origin.key), bodyHash: requestHash(request) };
