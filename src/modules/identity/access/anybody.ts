import { PUBLIC_PERMISSIONS } from './rights.js';
import type { CallerIdentity } from './caller-identity.js';

/**
 * Who reads without a key: a spectator whose key has the scopes of what is public. So there is no second set of rules
 * about who sees what.
 */
export const ANYBODY: CallerIdentity = { keyId: 'anybody', role: 'spectator', scopes: PUBLIC_PERMISSIONS };

export const isAnybody = ({ keyId }: Pick<CallerIdentity, 'keyId'>): boolean => keyId === ANYBODY.keyId;
