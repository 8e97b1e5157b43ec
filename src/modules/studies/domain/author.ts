import type { CallerIdentity } from '../../identity/index.js';
import type { Study } from './study.js';

/**
 * The id that owns a caller's studies: of the player, else of the account in a session, else of the key. Staff who
 * change their key lose access to the studies that were begun with it.
 */
export const ownerOf = ({ playerId, session, keyId }: Pick<CallerIdentity, 'playerId' | 'session' | 'keyId'>): string =>
  playerId ?? session?.accountId ?? keyId;

export const isOwn = ({ ownerId }: Pick<Study, 'ownerId'>, caller: CallerIdentity): boolean =>
  ownerId === ownerOf(caller);
