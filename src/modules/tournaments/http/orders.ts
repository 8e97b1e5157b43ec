import type { Json } from '../../../platform/event-store/index.js';
import type { Origin } from '../../matches/index.js';
import type { Order } from '../tournament-store.js';

/** A command as the store takes it: its key is bound to what is asked for, under the name of the command. */
export function orderOf(
  command: string,
  id: string,
  { expectedVersion, ...asked }: object & { readonly expectedVersion?: number },
  origin: Origin,
): Order {
  const body = { command, ...(JSON.parse(JSON.stringify(asked)) as Record<string, Json>) };
  return { id, origin, body, expectedVersion };
}
