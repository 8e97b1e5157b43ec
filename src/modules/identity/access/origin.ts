import { hash } from 'node:crypto';
import { canonicalJson, type EventMetadata, type Idempotency, type Json } from '../../../platform/event-store/index.js';
import { withIdempotencyKey } from '../../../platform/http/index.js';
import { callerOf } from './route.decorators.js';
import type { Role } from './roles.js';
import type { CallerIdentity } from './caller-identity.js';

/** Where a command comes from. */
export interface Origin {
  readonly caller: CallerIdentity;
  readonly requestId: string;
  /** The Idempotency-Key, where the client gave one. */
  readonly key: string | undefined;
  /** In whose place, where a scorekeeper says so. */
  readonly seat?: string | undefined;
}

/** Where the command of a request comes from: `concede(@From() origin: Origin)`. */
export const From = withIdempotencyKey((request, key): Origin => ({
  caller: callerOf(request),
  requestId: request.id,
  key,
}));

/** SHA-256 of a request as it was understood: the same key with another one is a mistake of the client. */
export function requestHash(request: Json): string {
  return hash('sha256', canonicalJson(request));
}

/** Keys are the caller's own: two callers that count from 1 must not get each other's answers. */
export function ownedKey({ caller }: Origin, key: string): string {
  return requestHash([caller.playerId ?? caller.keyId, key]);
}

/** What every event says about who caused it, and by which role: a judge of the league is a player everywhere else. */
export function metadataOf({ caller, requestId, key }: Origin, role: Role = caller.role): EventMetadata {
  return { actor: actorOf(caller, role), requestId, ...(key !== undefined && { commandId: key }) };
}

export const actorOf = ({ keyId, playerId }: CallerIdentity, role: Role): EventMetadata['actor'] => ({
  keyId,
  role,
  ...(playerId !== undefined && { playerId }),
});

/** The same person, by whatever key; or the same key, which is all that is known of a caller who is no player. */
export const isBy = (actor: EventMetadata['actor'], { keyId, playerId }: CallerIdentity): boolean =>
  actor.keyId === keyId || (playerId !== undefined && actor.playerId === playerId);

/** By what a request is known when it is sent again; null where the client gave it no key. */
export const idempotencyOf = (origin: Origin, request: Json): Idempotency | null =>
  origin.key === undefined ? null : { key: ownedKey(origin, origin.key), bodyHash: requestHash(request) };
