import type { Json } from '../json/index.js';
import type { Citation } from '../rules/citation.js';
import type { EventGroup } from './event-kind.js';
import type { Facts } from '../state/facts.js';
import type { GameObject } from '../state/state.js';

/**
 * A derived fact that changes without an event of its own (controller, mighty, in battle …). After each batch its
 * changes are reported as `became`: `fact` of `object` `was` and is `now`. Abilities are triggered by that as by any
 * event, but it cannot be replaced, since it has no cause of its own. Nothing is reported for objects that entered or
 * left in the batch.
 *
 * It follows from the derived facts of the object, from where it is and from who controls it: of one board it is
 * computed once.
 */
export type Watch = {
  readonly fact: string;
  readonly cites: readonly Citation[];
  of(facts: Facts, object: Pick<GameObject, 'controller' | 'zone'>): Json;
};

/** Has cards wait for a watched fact to come true; nothing takes the place of that. */
export const comesTrue = (group: string, { fact }: Watch): EventGroup => ({
  group,
  of: [{ event: 'became', where: { fact: { equals: fact }, now: { equals: true } } }],
  askable: { object: 'objects', seat: 'seat' },
  replaced: false,
});
