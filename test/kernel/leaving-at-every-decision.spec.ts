/**
 * Goal: whatever is being decided, any player may leave, boards say so, and every question after that can be asked and
 * answered.
 * Method: random games of three and more. At the first decisions of each kind the game is tried without each of its
 * players in turn, and those who are left give some random answers; then it goes on as if nobody had left.
 */
import { describe, expect, it } from 'vitest';
import { games, type GameState, rulesFor, type Rules } from '../../src/engine/index.js';
import { begin, type Pick, pickFrom, play, playing, randomCommand, stateOf } from '../support/random-game.js';

/** Every third seed is a game of more players than it takes. */
const SEEDS = Array.from({ length: 12 }, (_, game) => 3 * game);
/** How often a kind of decision is left at, and by how many answers the game goes on after it. */
const [TIMES, ANSWERS] = [4, 6];

const tried = (rules: Rules, state: GameState, pick: Pick): void => {
  for (const seat of playing(state)) {
    let now = decided(rules, state, { kind: 'concede', seat });
    const { seats } = rules.view(now, { kind: 'spectator' });
    expect(seats.filter(({ left }) => !left).map((each) => each.seat)).toEqual(playing(now));
    for (let answers = 0; answers < ANSWERS && now.outcome === null; answers += 1) {
      for (const { id, seat: asked } of rules.decisions(now)) {
        expect(playing(now)).toContain(asked);
        expect(rules.legalAnswers(now, id, 1)).toBeDefined();
      }
      now = decided(rules, now, randomCommand(rules, now, pick));
    }
  }
};

const decided = (rules: Rules, state: GameState, command: Parameters<Rules['decide']>[1]): GameState => {
  const result = rules.decide(state, command);
  if (result.kind === 'rejected') throw new Error(`${JSON.stringify(command)}: ${result.message}`);
  return result.state;
};

describe.each(games.filter((game) => (rulesFor(game)?.seats.max ?? 0) > 2))('%s', (game) => {
  it('continues after any player leaves, at any decision', () => {
    const rules = rulesFor(game);
    if (rules === undefined) throw new Error(`There is no game ${game}`);
    const times = new Map<string, number>();
    for (const seed of SEEDS) {
      const pick = pickFrom(seed);
      const game = begin(rules, seed);
      const tryOut = (): void => {
        const kinds = new Set(rules.decisions(stateOf(game)).map(({ kind }) => kind));
        const due = [...kinds].filter((kind) => (times.get(kind) ?? 0) < TIMES);
        for (const kind of due) times.set(kind, (times.get(kind) ?? 0) + 1);
        if (due.length > 0) tried(rules, stateOf(game), pick);
      };
      tryOut();
      play(game, tryOut);
    }
    // The smallest game of all asks five kinds of questions.
    expect(times.size).toBeGreaterThanOrEqual(5);
  });
});
