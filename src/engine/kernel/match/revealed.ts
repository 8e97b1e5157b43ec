/** What came out between two states of a game: what cannot be taken back, because it cannot be forgotten. */
import { isSeenBy } from '../board/visibility.js';
import type { CompiledGame } from '../game/compiled.js';
import { invariant } from '../ground/invariant.js';
import type { CardId, GameObject, GameState, Seat } from '../state/state.js';
import type { Command } from './command.js';
import { decide } from './decide.js';

export type Revealed =
  /** Chance was asked: everybody would know what it says the next time. */
  | { readonly kind: 'chance' }
  /** A seat sees a face that it did not see before. */
  | { readonly kind: 'face'; readonly to: Seat; readonly owner: Seat };

/** What a command led to that was recorded, and all that came out on the way: also what was shown and put away at once. */
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
  invariant(decided.kind === 'decided', 'a command of the record is carried out again');
  return { state: watch(decided.state), news: [...news.values()] };
};

/** Between two states: each kind of news once, in the order of the seats that got it. */
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
