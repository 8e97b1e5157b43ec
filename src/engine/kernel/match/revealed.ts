/** The information disclosed between two states of a game: it cannot be taken back, because it cannot be forgotten. */
import { isSeenBy } from '../board/visibility.js';
import type { CompiledGame } from '../game/compiled.js';
import { invariant } from '../ground/invariant.js';
import type { CardId, GameObject, GameState, Seat } from '../state/state.js';
import type { Command } from './command.js';
import { decide } from './decide.js';

export type Revealed =
  /** Chance was drawn: everybody would know the outcome of the next draw. */
  | { readonly kind: 'chance' }
  /** A seat sees a face that it did not see before. */
  | { readonly kind: 'face'; readonly to: Seat; readonly owner: Seat };

/**
 * The result of a recorded command, and everything disclosed on the way, including what was shown only for a moment.
 */
export const decideRevealing = (
  rules: CompiledGame,
  before: GameState,
  command: Command,
): { readonly state: GameState; readonly news: readonly Revealed[] } => {
  const news = new Map<string, Revealed>();
  const watch = (state: GameState): GameState => {
    for (const one of revealed(rules, before, state)) news.set(Object.values(one).join(), one);
    return state;
  };
  const decided = decide(rules, before, command, watch);
  invariant(decided.kind === 'decided', 'a recorded command is legal when it is re-executed');
  return { state: watch(decided.state), news: [...news.values()] };
};

/** Between two states: each kind of disclosure once, in the order of the seats that got it. */
const revealed = (rules: CompiledGame, before: GameState, after: GameState): readonly Revealed[] => {
  const drawn = Object.entries(after.counters.draws).some(([label, count]) => before.counters.draws[label] !== count);
  const faces = after.seats.flatMap((to) => {
    const owners = new Set(newFaces(rules, before, after, to).map((card) => after.cards[card]?.owner));
    return after.seats.filter((owner) => owners.has(owner)).map((owner) => ({ kind: 'face' as const, to, owner }));
  });
  return drawn ? [{ kind: 'chance' }, ...faces] : faces;
};

const newFaces = (rules: CompiledGame, before: GameState, after: GameState, seat: Seat): readonly CardId[] => {
  const known = new Set(seenBy(rules, before, seat));
  return seenBy(rules, after, seat).filter((card) => !known.has(card));
};

const seenBy = (rules: CompiledGame, { objects }: GameState, seat: Seat): readonly CardId[] =>
  Object.values(objects).flatMap((object: GameObject) => (isSeenBy({ rules }, object, seat) ? object.cards : []));
