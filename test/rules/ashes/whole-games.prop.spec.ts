/**
 * Goal: whatever legal things players do, a game of Ashes never breaks, always ends, and every state on the way is sound:
 * each player has all dice, reacts at most once in a turn, and nothing is left open between two actions of a turn. Method:
 * whole games of random legal answers over made-up cards, two to four players. When it fails: the seed leads to it.
 */
import { expect, it } from 'vitest';
import type { DeckEntry, GameState } from '../../../src/engine/index.js';
import { ashesRules, builtIn } from '../../support/ashes.js';
import { SAMPLE } from '../../support/ashes-sample.js';
import { SAMPLE_WORDS } from '../../support/ashes-sample-words.js';
import { inRandomOrder, oneOf, pickFrom, play, statesOf, type Pick } from '../../support/random-game.js';
import { requireSound } from '../../support/sound-state.js';

const GAMES = 24;
const CARDS = [...SAMPLE, ...SAMPLE_WORDS];
const rules = ashesRules([...CARDS, ...builtIn('natural', 'charm', 'ceremonial', 'illusion')]);

/** Three each of ten cards, ten dice, a Phoenixborn. */
const legalDeck = (pick: Pick): readonly DeckEntry[] => {
  const names = CARDS.filter(({ type }) => type !== 'phoenixborn' && type !== 'conjuration').map(({ id }) => id);
  const first = pick(11);
  const [one, other] = inRandomOrder(pick, ['natural', 'charm', 'ceremonial', 'illusion']);
  const deck = [
    { card: oneOf(pick, ['knight', 'witch']), count: 1 },
    ...inRandomOrder(pick, names)
      .slice(0, 10)
      .map((card) => ({ card, count: 3 })),
    { card: one ?? '', count: first },
    { card: other ?? '', count: 10 - first },
  ].filter(({ count }) => count > 0);
  expect(rules.validateDeck('constructed', deck)).toEqual([]);
  return deck;
};

const diceOf = (state: GameState, seat: string): number =>
  ['activePool', 'exhaustedPool', 'diceOnCards'].flatMap((zone) => state.zones[`${seat}.${zone}`] ?? []).length;

const requireFair = (state: GameState): void => {
  for (const seat of state.seats) {
    const { left, reactionsTaken = 0 } = state.players[seat] ?? {};
    if (left === true) continue;
    expect(diceOf(state, seat), `${seat} has ten dice`).toBe(10);
    expect(reactionsTaken).toBeLessThanOrEqual(1);
  }
  const atRest = state.pending.some(({ kind }) => kind === 'turnAction');
  if (!atRest) return;
  expect(state.triggered).toEqual([]);
  expect(state.zones['resolving']).toEqual([]);
  for (const seat of state.seats) expect(state.zones[`${seat}.aside`]).toEqual([]);
  const dying = Object.values(state.objects).filter(({ marks }) => marks['dying'] === true);
  expect(dying, 'what is wounded fatally has been destroyed').toEqual([]);
};

it.each(Array.from({ length: GAMES }, (_, seed) => seed))('plays game %i to its end', (seed) => {
  const pick = pickFrom(seed);
  const setup = {
    gameId: `game-${seed}`,
    format: 'constructed',
    seats: Array.from({ length: 2 + (seed % 3) }, (_, at) => ({ seat: `p${at + 1}`, deck: legalDeck(pick) })),
    seed: seed.toString(16).padStart(64, '0'),
  };
  const start = rules.create(setup);
  if (start.kind === 'rejected') throw new Error(start.message);
  const game = { rules, seed, setup, start, actions: [], trying: null };
  play(game);
  for (const [actions, state] of statesOf(game).entries()) {
    requireSound(rules, state, `after ${actions} actions`);
    requireFair(state);
  }
  expect(statesOf(game).at(-1)?.outcome).not.toBeNull();
});
