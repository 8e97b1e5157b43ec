import { withoutUnidentified } from '../chance/unidentified.js';
import { effectsLeft } from '../continuous/duration.js';
import { endSpent } from '../continuous/lasting.js';
import { boardOf, viewpointOf } from '../game/board.js';
import { isPlaying, touch, type Draft, type Game, type Writable } from '../game/draft.js';
import { invariant, violated } from '../ground/invariant.js';
import { LIMITS } from '../ground/limits.js';
import { eachOnce } from '../rules/citation.js';
import { spend } from '../rules/effort.js';
import { matchesAbility } from '../selectors/pattern-match.js';
import type { GameEvent, LogEntry } from '../state/event.js';
import type { Remembered, Seat, Triggered } from '../state/state.js';
import { asAsserted } from './assertion.js';
import { listenersTo, recordTriggered, type TriggerMet } from './notice.js';
import { changesSince, watchedNow } from './watch.js';

/**
 * The events of a batch that nothing forbids: a prohibition takes precedence over a permission. Nothing happens to a
 * seat that has left the game.
 */
export const permitted = (draft: Draft, batch: readonly GameEvent[]): readonly GameEvent[] =>
  batch.filter(
    (event) => (typeof event['seat'] !== 'string' || isPlaying(draft, event['seat'])) && !isProhibited(draft, event),
  );

/** Whether anything may forbid events of this kind now: if not, there is no need to put one together and ask. */
export const mayBeProhibited = (game: Game, kind: string): boolean =>
  game.rules.awaited.prohibition.has(kind) && boardOf(game).prohibitions.has(kind);

/**
 * Whether an effect forbids what would happen. The event is made only if an effect may forbid its kind: most boards
 * forbid nothing, and the question is asked for each of many objects.
 */
export const isForbidden = (game: Game, kind: string, event: () => GameEvent): boolean =>
  mayBeProhibited(game, kind) && isProhibited(game, event());

/** Whether an ability or effect forbids the event now. */
export const isProhibited = (game: Game, event: GameEvent): boolean =>
  game.rules.awaited.prohibition.has(event.kind) &&
  (boardOf(game).prohibitions.get(event.kind) ?? []).some((active) => {
    const { on, while: condition } = active.ability;
    return matchesAbility(game, on, condition, event, viewpointOf(active));
  });

/**
 * Applies one simultaneous batch, uninterruptibly: conditions that look back are matched on the board before, each
 * event changes the state and writes its log entry, changes of watched facts are reported, the other conditions are
 * matched on the board after. Unconditional consequences follow at once, as a batch of their own. Returns the entries
 * of this batch; `batches` is called with this one and all that followed.
 */
export const applyBatch = (
  draft: Draft,
  batch: readonly GameEvent[],
  batches: Applied[] | null = null,
  depth = 0,
): readonly LogEntry[] => {
  invariant(depth < LIMITS.consequencesInARow, 'consequences of consequences come to an end');
  spend(draft, EFFORT_OF_EVENT * batch.length);
  const { triggered } = draft.state;
  const before = batch.map((event) => listenersTo(draft, event, 'before'));
  const watched = watchedNow(draft);
  draft.boardBefore = batch.length > 1 ? boardOf(draft) : null;
  const met: TriggerMet[] = [];
  const entries: LogEntry[] = [];
  const heard = new Map<LogEntry, GameEvent>();
  batch.forEach((event, index) => {
    const applied = atomOf(draft, event)(draft, event);
    if (applied === null) return;
    const entry = withoutUnidentified(draft, applied);
    const logged = draft.state.asserting === true ? asAsserted(draft, entry) : entry;
    entries.push(logged);
    heard.set(logged, asHeard(draft, event, entry));
    // Abilities that look back still learn what the objects became.
    for (const one of before[index] ?? []) met.push({ ...one, event: asHeard(draft, event, entry) });
  });
  draft.boardBefore = null;
  const noticed = withMore(entries, changesSince(draft, watched));
  draft.log.push(...noticed.map(citingOnce));
  for (const entry of noticed) {
    for (const { name, rememberedFor } of draft.rules.remembers.get(entry.kind) ?? []) {
      const whose = rememberedFor(entry, draft.state.turn);
      const times = typeof whose === 'number' ? whose : 1;
      for (let time = 0; time < times; time += 1) remember(draft, entry, name, typeof whose === 'number' || whose);
    }
    for (const one of listenersTo(draft, heard.get(entry) ?? entry, 'after')) met.push(one);
    endSpent(draft, entry);
  }
  if (met.length > 0) recordTriggered(draft, met);
  const following = withMore(effectsLeft(draft), draft.rules.game.follow(draft, noticed));
  if (noticed.length > 0) batches?.push({ noticed, triggered: newSince(draft, triggered) });
  if (following.length > 0) applyBatch(draft, following, batches, depth + 1);
  return entries;
};

/** The entry, with the fields of the event for which cards may ask and that the log does not have. */
const asHeard = ({ rules }: Draft, event: GameEvent, entry: LogEntry): GameEvent => {
  const asked = rules.askedUnlogged.get(event.kind) ?? NO_FIELDS;
  if (asked.length === 0 || entry.kind !== event.kind) return entry;
  const told = asked.filter((name) => event[name] !== undefined);
  return told.length === 0
    ? entry
    : { ...entry, ...Object.fromEntries(told.map((name) => [name, event[name] ?? null])) };
};
const NO_FIELDS: readonly string[] = [];

const citingOnce = (entry: LogEntry): LogEntry => {
  const cites = eachOnce(entry.cites);
  return cites === entry.cites ? entry : { ...entry, cites };
};

/** Mostly one of them is empty. */
const withMore = <T>(first: readonly T[], more: readonly T[]): readonly T[] =>
  more.length === 0 ? first : first.length === 0 ? more : [...first, ...more];

const newSince = ({ state }: Draft, before: readonly Triggered[]): readonly Triggered[] => {
  const known = new Set(before.map(({ id }) => id));
  return state.triggered.filter(({ id }) => !known.has(id));
};

/** One batch as it was applied, with the changes of watched facts, and the triggers that it has met. */
export type Applied = { readonly noticed: readonly LogEntry[]; readonly triggered: readonly Triggered[] };

/** Runs its atom, writes its log entry, and collects the abilities that it triggers. */
const EFFORT_OF_EVENT = 20;

const atomOf = ({ rules }: Draft, { kind }: GameEvent) => {
  const atom = rules.atoms[kind];
  if (atom === undefined) violated(`the game knows events of kind ${kind}`);
  return atom;
};

const remember = (draft: Draft, entry: LogEntry, kind: string, whose: boolean | Seat): void => {
  if (whose === false) return;
  const { object, card, ability } = entry;
  const seat = whose === true ? entry.seat : whose;
  const { number } = draft.state.turn;
  const remembered: Writable<Remembered> = { turn: number, kind };
  if (typeof seat === 'string') remembered.seat = seat;
  if (typeof object === 'string') remembered.object = object;
  if (typeof card === 'string') remembered.definition = card;
  if (typeof ability === 'string') remembered.ability = ability;
  spend(draft, draft.state.history.length >> 4);
  draft.state.history = [...draft.state.history, remembered];
  touch(draft, 'history');
};
