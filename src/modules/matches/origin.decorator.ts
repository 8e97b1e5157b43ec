import { withIdempotencyKey } from '../../platform/http/index.js';
import { callerOf } from '../identity/index.js';
import type { Origin } from './origin.js';

/** Where the command of a request comes from: `concede(@From() origin: Origin)`. */
export const From = withIdempotencyKey((request, key): Origin => ({
  caller: callerOf(request),
  requestId: request.id,
  key,
}));
