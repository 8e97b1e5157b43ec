/**
 * Goal: what a game declares to be counted can be counted: each entry that a declaration means names a seat at the
 * table, is worth a number, and names cards of the set where it is counted by card.
 * Method: the logs of whole games, read by the declarations. When it fails: a field of the log has another name than
 * `statistics.ts` of the game says, or the entry lacks it.
 */
import { expect } from 'vitest';
import { entryMatches, gameSchemasOf, type GameStatistics, tally, worthsOf } from '../../src/engine/index.js';
import { everyGame } from '../support/every-game.js';
import { stateOf } from '../support/random-game.js';

/** By the schema of the log, such as who has won what may end without a winner. */
const mayLackSeat = (game: string, { seat = 'seat' }: GameStatistics['counts'][number], kind: string): boolean => {
  const { oneOf = [] } = gameSchemasOf(game)['LogEntry'] ?? {};
  const entry = oneOf.find(({ properties }) => properties?.['kind']?.const === kind);
  return entry?.properties?.[seat] !== undefined && entry.required?.includes(seat) !== true;
};

everyGame(
  'names who and what is counted',
  (game) => {
    const { rules, start, actions, setup } = game;
    const seats = setup.seats.map(({ seat }) => seat);
    const log = rules.logFor([...start.log, ...actions.flatMap((action) => action.log)], { kind: 'everything' });
    for (const statistic of rules.statistics.counts) {
      for (const entry of log.filter((each) => statistic.count.some((pattern) => entryMatches(pattern, each)))) {
        const said = `${statistic.id}: ${JSON.stringify(entry)}`;
        const worths = worthsOf(statistic, entry);
        if (worths.length === 0) expect(mayLackSeat(rules.game, statistic, entry.kind), said).toBe(true);
        for (const { seat, amount, cards } of worths) {
          expect(seats, said).toContain(seat);
          // A list may have no item of the kind that is counted.
          if (statistic.count.every(({ each }) => each?.where === undefined)) expect(amount, said).not.toBe(0);
          if (amount === 0 || statistic.per?.includes('card') !== true) continue;
          expect(cards.length, said).toBeGreaterThan(0);
          for (const card of cards) expect(Object.keys(rules.cardSet.cards), said).toContain(card);
        }
      }
    }
    const { turns, first } = tally(rules.statistics, log, seats);
    expect(turns).toBeGreaterThan(0);
    expect(seats).toContain(first);
    const { score } = rules.statistics;
    const shown = rules.view(stateOf(game), { kind: 'everything' }).seats;
    if (score !== undefined) for (const seat of shown) expect(typeof seat[score.statistic]).toBe('number');
  },
  { share: 0.5 },
);
