import type { CallerIdentity } from '../identity/index.js';
import { type Whose } from './webhook.repository.js';

/** Who owns what the caller makes: the player, whatever key was used, or the key itself. */
export const ownerOf = ({ playerId, keyId }: CallerIdentity): string => playerId ?? keyId;

/** Admins see to everybody's webhooks, everybody else to their own. */
export const theirs = (caller: CallerIdentity): Whose => (caller.role === 'admin' ? {} : { owner: ownerOf(caller) });
