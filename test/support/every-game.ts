/**
 * The frame of all properties of whole games: fast-check draws seeds, a seed is a whole random game, the property looks
 * at it. A failure says how to run this one game again and leaves it as a golden file in `test-results`.
 */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { games, type Rules, rulesFor } from '../../src/engine/index.js';
import { failurePath, goldenOf, writeGolden } from './golden.js';
import { begin, type GameInProgress, type Pick, pickFrom, play, type RandomGame, stateOf } from './random-game.js';

/** Games that a property sees by default; `npm run soak` plays thousands. */
const RUNS = Number(process.env['KIFU_PROPERTY_RUNS'] ?? 8);
const ONLY = process.env['KIFU_PROPERTY_SEED'];

type Options = {
  /** The share of the usual number of games, smaller for costly properties. */
  readonly share?: number;
  readonly seats?: (count: number) => boolean;
  /** Games that broke this property once. */
  readonly also?: readonly number[];
};

export const everyGame = (
  title: string,
  property: (game: RandomGame, pick: Pick) => void,
  { share = 1, seats = () => true, also = [] }: Options = {},
): void => {
  describe.each(games.filter((id) => hasTable(id, seats)))('%s', (id) => {
    it(title, { timeout: 600_000 }, () => {
      const rules = rulesFor(id);
      if (rules === undefined) throw new Error(`There is no game ${id}`);
      const fits = (seed: number): boolean => seats(begun(rules, seed).setup.seats.length);
      const check = (seed: number): void => checkOne(begun(rules, seed), property);
      if (ONLY !== undefined) return fits(Number(ONLY)) ? check(Number(ONLY)) : undefined;
      fc.assert(fc.property(seeds.filter(fits), check), {
        numRuns: also.length + Math.max(2, Math.round(RUNS * share)),
        examples: also.map((seed): [number] => [seed]),
        endOnFailure: true,
        includeErrorInReport: true,
      });
    });
  });
};

/** Whether a game can be played by a number of players that the property is about. */
const hasTable = (id: string, fits: (count: number) => boolean): boolean => {
  const { min = 0, max = 0 } = rulesFor(id)?.seats ?? {};
  return Array.from({ length: max - min + 1 }, (_, index) => min + index).some(fits);
};

/** A smaller seed is not a simpler game. */
const seeds = fc.noShrink(fc.integer({ min: 1, max: 2 ** 31 - 1 }));

const checkOne = (game: GameInProgress, property: (game: RandomGame, pick: Pick) => void): void => {
  const { rules, seed } = game;
  try {
    if (stateOf(game).outcome === null) play(game);
    property(game, pickFrom(seed ^ 0x2545f491));
  } catch (error) {
    // The next property plays it from the beginning.
    known.delete(keyOf(rules, seed));
    const fault = error instanceof Error ? `${error.message}${placeOf(error)}` : String(error);
    const path = failurePath(game);
    writeGolden(path, goldenOf(game, fault));
    const again = `KIFU_PROPERTY_SEED=${seed} npx vitest run --project pure test/properties`;
    throw new Error(`${rules.game}, seed ${seed}: ${fault}\nAgain: ${again}\nRecorded: ${path}`, { cause: error });
  }
};

/** Where it was thrown; fast-check shows its own stack only. */
const placeOf = ({ stack = '' }: Error): string => {
  const line = stack.split('\n').find((each) => /\/(src|test)\//.test(each)) ?? '';
  return ` (${line.trim().replace(process.cwd(), '.')})`;
};

/** Properties look at the same games. Each is set up and played once: to find its decks takes as long as to play it. */
const begun = (rules: Rules, seed: number): GameInProgress => {
  const key = keyOf(rules, seed);
  const game = known.get(key) ?? begin(rules, seed);
  known.set(key, game);
  return game;
};

const keyOf = ({ game }: Rules, seed: number): string => `${game} ${seed}`;

const known = new Map<string, GameInProgress>();
