import type { CallerIdentity } from '../../identity/index.js';
import type { Study } from './study.js';

/** By what a caller's own studies are known: they stay the caller's with another key or session. */
export const ownerOf = ({ playerId, session, keyId }: Pick<CallerIdentity, 'playerId' | 'session' | 'keyId'>): string =>
  playerId ?? session?.accountId ?? keyId;

export const isOwn = ({ ownerId }: Pick<Study, 'ownerId'>, caller: CallerIdentity): boolean =>
  ownerId === ownerOf(caller);
