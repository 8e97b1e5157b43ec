import type { CallerIdentity } from '../identity/index.js';
import { type Whose } from './webhook.repository.js';

/** Who owns what the caller makes: the player, whatever key was used, or the key itself. */
export const ownerOf = ({ playerId, keyId }: CallerIdentity): string => playerId ?? keyId;

/** The key on which the calls depend, where it is narrowed or ends: nothing of the player's outlives it, or widens it. */
export const boundTo = ({ keyId, session, scopes, endsAt }: CallerIdentity): string | null =>
  session === undefined && (scopes !== undefined || endsAt !== undefined) ? keyId : null;

/** Admins see to everybody's webhooks, everybody else to their own. */
export const theirs = (caller: CallerIdentity): Whose => (caller.role === 'admin' ? {} : { owner: ownerOf(caller) });
