import type { Amount } from '../abilities/amount.js';
import type { Effect } from '../abilities/effect.js';
import { entriesOf, numberIn } from '../frames/result.js';
import { bind, type Running, type WordSteps } from '../frames/word.js';
import { go, occur, type Instruction } from '../game/instruction.js';
import { isList, type Json, type JsonRecord } from '../json/index.js';
import { evaluate } from '../selectors/evaluate.js';
import type { GameEvent, LogEntry } from '../state/event.js';
import type { ObjectId } from '../state/state.js';

/**
 * Words by which something happens to objects may name those to which it has ("as many as were broken this way"), as
 * their part `as`: what was forbidden, or replaced by something else, has not happened. A card that has moved is named
 * as what it is now, so that the effect can follow it; the name by which it was chosen still means what it was.
 *
 * What the word must remember until its events have been applied: which of them it is about.
 */
export const remembering = ({ node }: Running<Effect>, events: readonly GameEvent[]): JsonRecord =>
  typeof node['as'] === 'string' ? { kinds: [...new Set(events.map(({ kind }) => kind))] } : {};

/** Ends such a word. */
export const bindHappened = ({ node, scope, locals, result }: Running<Effect>): Instruction =>
  typeof node['as'] === 'string'
    ? bind(scope, { [node['as']]: happenedTo(locals['kinds'] ?? [], result) })
    : bind(scope);

/** Steps of a word that makes one batch happen; `first` is logged with it, and does not happen to the named objects. */
export const simultaneous = <Node extends Effect>(
  events: (running: Running<Node>) => readonly GameEvent[],
  first: (running: Running<Effect>) => readonly GameEvent[] = () => [],
): WordSteps<Node> => ({
  begin: (running) => {
    const batch = events(running);
    return occur([...first(running), ...batch], 'end', remembering(running, batch));
  },
  end: bindHappened,
});

const happenedTo = (kinds: Json, result: Json): readonly ObjectId[] =>
  entriesOf(result)
    .filter(({ kind }) => isList(kinds) && kinds.includes(kind))
    .map(objectNow)
    .filter((object): object is ObjectId => typeof object === 'string');

/** What the object of an entry has become; of a stack the top card. What is no more counts as what it was. */
const objectNow = (entry: LogEntry): Json | undefined => {
  const { object, becomes } = { ...entry, ...entry.secret?.fields };
  return (becomes !== undefined && isList(becomes) ? becomes[0] : undefined) ?? object;
};

/** Steps of a word by which the same thing happens `count` times, each time by itself. */
export const oneAfterAnother = <Node extends Effect & { readonly count: Amount }>(
  event: (running: Running<Node>) => GameEvent,
): WordSteps<Node> => ({
  begin: ({ game, node, from }) => go('next', { left: evaluate(game, node.count, from) }),
  next: (running) => {
    const left = numberIn(running.locals['left'] ?? null);
    return left <= 0 ? bind(running.scope) : occur(event(running), 'next', { left: left - 1 });
  },
});
