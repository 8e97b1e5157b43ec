import {
  boundIds,
  entriesOf,
  numberIn,
  objectIn,
  simultaneous as atOnce,
  type Bindings,
  type Effect,
  type GameEvent,
  type Json,
  type Running,
  type WordSteps,
} from '../../../kernel/index.js';
import type { ObjectGone } from '../events/7.1-not-done.js';
import { lorcana } from '../rulebook.js';
import { inAnyOrder } from '../rules/08-zones/8.6-discard.js';
import { inSpiteOfWard } from '../rules/10-keywords/10.12-ward.js';

/**
 * Steps of a word that makes one batch happen to named objects. Those that are not where they were named are not
 * affected (7.1.9.1); those that opponents could not have chosen are (10.12.3).
 */
export const simultaneous = <Node extends Effect>(
  events: (running: Running<Node>) => readonly GameEvent[],
): WordSteps<Node> => atOnce((running) => inAnyOrder(running.game, inSpite(running, events(running))), gone);

/** The events with the rule by which they happen to what the effect's player could not have chosen. */
export const inSpite = ({ game, scope }: Running<Effect>, events: readonly GameEvent[]): readonly GameEvent[] =>
  events.map((event) => {
    const rules = typeof event['object'] === 'string' ? inSpiteOfWard(game, event['object'], scope.controller) : [];
    return { ...event, cites: [...rules, ...event.cites] };
  });

/** 7.1.9.1: "that card" is looked for where it was, and nowhere else. */
export const gone = ({ game, node, from, scope }: Running<Effect>): readonly ObjectGone[] => {
  const { objects } = node;
  const missing =
    typeof objects === 'string' ? boundIds(objects, from).filter((id) => objectIn(game, id) === undefined) : [];
  return missing.map((object) => ({ kind: 'objectGone', cites: [lorcana('7.1.9.1')], seat: scope.controller, object }));
};

/** The number under the name that the word gives it, if any. */
export const numbered = (name: string | undefined, amount: number): Bindings =>
  name === undefined ? {} : { [name]: amount };

/** How much of it really happened. */
export const amountOf = (result: Json, kind?: string): number =>
  entriesOf(result)
    .filter((entry) => kind === undefined || entry.kind === kind)
    .reduce((sum, { amount = null }) => sum + numberIn(amount), 0);
