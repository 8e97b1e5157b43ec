import type { EventMetadata, LedgerEvent } from '../../platform/event-store/index.js';
import type { CallerIdentity } from '../identity/index.js';

/** Matches are made, and results and decks taken, in the name of the service. */
export const SERVICE: CallerIdentity = { keyId: 'tournaments', role: 'organiser' };

export const causedBy = ({ stream, version }: LedgerEvent): EventMetadata => ({
  actor: { keyId: 'tournaments', role: 'service' },
  causation: `${stream}/${version}`,
});

/** A refusal says something about the match or the bracket; any other error is tried again. */
export const isRefusal = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && REFUSED.test(error.code);

const REFUSED = /^(match|deck|catalogue|card-set|league|tournament|identity)\./;
