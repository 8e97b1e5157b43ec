import { UNANSWERED } from '../frames/asking.js';
import { hasFailed, textOf } from '../frames/result.js';
import type { DecisionKind } from '../game/decision-kind.js';
import { isPlaying, type Game } from '../game/draft.js';
import { ask, call, done, go, occur, type Call } from '../game/instruction.js';
import { procedure } from '../game/procedure.js';
import { invariant } from '../ground/invariant.js';
import type { Citation } from '../rules/citation.js';
import type { GameEvent } from '../state/event.js';
import type { Seat } from '../state/state.js';
import { candidates, isPossible, type Candidate } from './replace.js';
import { chooserAmong, namesOf } from './which-event.js';

/**
 * Prepares a batch in which something may be replaced: event by event, each replacement at most once for each event (or
 * only one in all, by the game's rules), then applies the resulting batch.
 */
type Occurrence = {
  /** Events whose replacements are settled. */
  readonly ready: readonly GameEvent[];
  readonly waiting: readonly Prepared[];
  /** What is carried out for a replacement before its events. */
  readonly first?: Call | null;
  /** What happens after all if the player of a replacement does not pay for it. */
  readonly unpaid?: Prepared | null;
  /** The replacement whose effect is under way: it does not apply to the events of that effect. */
  readonly applying?: string | null;
  /** The replacement whose player is asked which of the waiting events it replaces. */
  readonly placing?: string;
};

type Prepared = {
  readonly event: GameEvent;
  readonly used: readonly string[];
  readonly declined: readonly string[];
  /** It is given as a cost. */
  readonly given?: true;
  /** The one replacement that its own player is asked about, after the chooser has chosen it. */
  readonly offered?: string;
  /** The replacement, used once, whose player has chosen this event among others. */
  readonly placed?: string;
};

export const occurrence = procedure<Occurrence>('occurrence', {
  replace: (game, { ready, waiting }) => {
    const [first, ...rest] = waiting;
    // The batch is final here: the interpreter applies a batch of this frame unchanged.
    if (first === undefined)
      return occur(
        ready.filter((event) => isPossible(game, event)),
        'applied',
      );
    const found = candidatesFor(game, first);
    const [only] = found;
    if (only === undefined) return go('replace', { ready: [...ready, first.event], waiting: rest });
    if (found.length > 1) return askAbout(first, game.rules.game.replacement, chooserOf(game, first));
    return only.optionalFor === null
      ? applyReplacement(game, only, first, rest)
      : askAbout(first, only, only.optionalFor);
  },
  chosen: (game, { waiting }, result) => {
    const [first, ...rest] = waiting;
    invariant(first !== undefined, 'the event that was asked about is still there');
    const found = candidatesFor(game, first);
    const chosen = found.find(({ key }) => key === textOf(result));
    if (chosen === undefined) return go('replace', { waiting: [decline(first, keysOf(found)), ...rest] });
    // The player who chooses among several cannot decide for another player to use an optional one.
    const isAnothers = chosen.optionalFor !== null && found.length > 1 && chosen.optionalFor !== chooserOf(game, first);
    if (!isAnothers) return applyReplacement(game, chosen, first, rest);
    return go('replace', { waiting: [{ ...first, offered: chosen.key }, ...rest] });
  },
  event: (game, { waiting, placing = '' }, result) => {
    const among = replaceableBy(game, placing, waiting);
    const chosen = among[namesOf(eventsOf(among)).indexOf(textOf(result))];
    invariant(chosen !== undefined, 'the event that was chosen is still there');
    const placed = { ...chosen, placed: placing };
    const rest = waiting.filter((one) => one !== chosen);
    const candidate = candidatesFor(game, chosen).find(({ key }) => key === placing);
    // Another event first meets all that applies to it; the replacement has been chosen for the first one already.
    return chosen === waiting[0] && candidate !== undefined
      ? applyReplacement(game, candidate, placed, rest)
      : go('replace', { waiting: [placed, ...rest] });
  },
  player: (game, { waiting }, result) => {
    const [first, ...rest] = waiting;
    invariant(first !== undefined, 'the event that was asked about is still there');
    const [only] = candidatesFor(game, first);
    invariant(only !== undefined, 'the replacement that was chosen still applies');
    return replace(only, first, rest, textOf(result));
  },
  first: (_game, { first }) => (first ? call(first, 'after', { first: null }) : go('after')),
  // A player who leaves while paying has not paid: the event happens, unless its object is gone with that player.
  after: (_game, { waiting, unpaid = null }, result) => {
    const back = unpaid !== null && hasFailed(result) ? [unpaid] : [];
    return go('replace', { applying: null, unpaid: null, waiting: [...back, ...waiting] });
  },
  applied: (_game, _locals, result) => done(result),
  // The player who should have chosen has left: optional replacements are declined, of the others the first applies.
  stopped: (game, { waiting }, reason) => {
    const [first, ...rest] = waiting;
    if (first === undefined || reason !== UNANSWERED) return done([]);
    const found = candidatesFor(game, first);
    const obliged = found.find(({ optionalFor }) => optionalFor === null);
    if (obliged !== undefined) return applyReplacement(game, obliged, first, rest);
    return go('replace', { waiting: [decline(first, keysOf(found)), ...rest] });
  },
});

const askAbout = (params: Prepared, { cites }: { readonly cites: readonly Citation[] }, seat: Seat) =>
  ask({ seat, kind: 'replacement', params, cites }, 'chosen');

const chooserOf = (game: Game, { event }: Prepared): Seat => game.rules.game.replacement.chooser(game, event);

const keysOf = (found: readonly Candidate[]): readonly string[] => found.map(({ key }) => key);

const decline = ({ event, used, declined, given }: Prepared, keys: readonly string[]): Prepared => ({
  event,
  used,
  ...(given && { given }),
  declined: [...declined, ...keys],
});

/** The options: the replacements by key, and `none` where all are optional for that player. */
export const replacementDecision: DecisionKind<Prepared> = {
  kind: 'replacement',
  prompt: 'Choose which replacement applies',
  space: (game, prepared, { seat }) => {
    const found = candidatesFor(game, prepared);
    const optional = found.every(({ optionalFor }) => optionalFor === seat);
    return { kind: 'one', options: [...found.map(({ key }) => ({ id: key })), ...(optional ? [{ id: 'none' }] : [])] };
  },
};

const candidatesFor = (game: Game, { event, used, declined, given, offered }: Prepared): readonly Candidate[] => {
  if (used.length > 0 && game.rules.game.replacement.perEvent === 'one') return [];
  const found = candidates(game, event, { not: [...used, ...declined], applying: applyingIn(game), given });
  return offered === undefined ? found : found.filter(({ key }) => key === offered);
};

/** The replacements whose effects are under way. */
const applyingIn = ({ state }: Game): readonly string[] =>
  state.frames.flatMap(({ procedure, locals }) => {
    const applying = procedure === occurrence.name ? (locals['applying'] ?? null) : null;
    return applying === null ? [] : textOf(applying);
  });

const replaceableBy = (game: Game, key: string, waiting: readonly Prepared[]): readonly Prepared[] =>
  waiting.filter((prepared) => candidatesFor(game, prepared).some((candidate) => candidate.key === key));

const eventsOf = (prepared: readonly Prepared[]): readonly GameEvent[] => prepared.map(({ event }) => event);

/** Which event it replaces is asked first, then the player of the events; players who have left choose nothing. */
const applyReplacement = (game: Game, candidate: Candidate, prepared: Prepared, rest: readonly Prepared[]) => {
  const { key, cites, outcome, once } = candidate;
  if (once && prepared.placed !== key) {
    const events = eventsOf([prepared, ...replaceableBy(game, key, rest)]);
    const chooser = chooserAmong(game, candidate, events);
    const question = { kind: 'replacedEvent', params: { events }, cites: game.rules.game.replacement.cites };
    if (chooser !== null)
      return ask({ seat: chooser, ...question }, 'event', { waiting: [prepared, ...rest], placing: key });
  }
  const { by = null, among = [] } = outcome.player ?? {};
  const [seat, ...others] = among;
  if (by === null || others.length === 0 || !isPlaying(game, by)) return replace(candidate, prepared, rest, seat);
  const offered = { ...prepared, offered: key };
  const question = { seat: by, kind: 'replacingPlayer', params: { among }, cites };
  return ask(question, 'player', { waiting: [offered, ...rest] });
};

const replace = (
  { key, spends, outcome, cites, once, priced }: Candidate,
  prepared: Prepared,
  rest: readonly Prepared[],
  seat?: Seat,
) => {
  const { used, declined, given, placed } = prepared;
  const { first, events } = outcome;
  const replaced = events.map((event) => ({
    event: seat === undefined ? event : { ...event, seat },
    used: [...used, key],
    declined,
    ...(given && { given }),
    ...(placed !== undefined && { placed }),
  }));
  const others = once ? rest.map((other) => ({ ...other, declined: [...other.declined, key] })) : rest;
  const locals = {
    first,
    applying: first === null ? null : key,
    waiting: [...replaced, ...others],
    ...(priced === true && { unpaid: decline(prepared, [key]) }),
  };
  if (spends === null) return go('first', locals);
  return occur({ kind: 'effectsEnded', cites, effects: [spends] }, 'first', locals);
};

/** Which of several players the replaced event is applied to. */
export const replacingPlayerDecision: DecisionKind<{ readonly among: readonly Seat[] }> = {
  kind: 'replacingPlayer',
  prompt: 'Choose the player',
  space: (_game, { among }) => ({ kind: 'one', options: among.map((id) => ({ id })) }),
};
