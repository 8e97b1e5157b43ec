/** What is counted of a game of Ashes. */
import { describe, expect, it } from 'vitest';
import { statistics } from '../../../src/engine/games/ashes/statistics.js';
import { cards } from '../../../src/engine/games/ashes/cards/index.js';
import { tally, type Json, type LogEntry } from '../../../src/engine/index.js';
import { action, ashesTable, builtIn, dice } from '../../support/ashes.js';

const lesson = action({
  id: 'lesson',
  cost: [{ pay: 'main' }, { pay: 'magic', dice: [{ magic: 'illusion', level: 'class', n: 1 }] }],
});

describe('the statistics of Ashes', () => {
  it('count dice that were spent on costs and dice powers, and none that recovery exhausts', () => {
    const table = ashesTable(
      {
        p1: {
          hand: [{ card: 'lesson', as: 'lesson' }],
          activePool: [
            ...dice('illusion', 'class', 1),
            ...dice('charm', 'power', 1),
            ...dice('ceremonial', 'basic', 1),
          ],
        },
        p2: { battlefield: [{ card: 'worker', as: 'theirs' }], activePool: dice('natural', 'power', 2) },
      },
      [lesson, ...builtIn('charm', 'natural')],
    );
    const log: LogEntry[] = [];
    const answer = (seat: string, given: Json) => log.push(...table.answer(seat, given).log);
    answer('p1', { action: 'play', card: 'lesson' });
    // It comes to lie on the unit, and is returned in recovery.
    answer('p1', { action: 'dice-power', die: 'charm-power-1', ability: 'power' });
    answer('p1', { action: 'end' });
    answer('p2', { action: 'dice-power', die: 'natural-power-1', ability: 'power' });
    answer('p2', { action: 'pass' });
    answer('p2', { action: 'end' });
    for (const way of ['pass', 'end']) answer('p1', { action: way });
    answer('p1', ['ceremonial-basic-1']);
    answer('p2', ['natural-power-2']);
    const { seats } = tally(statistics, log, ['p1', 'p2']);
    expect(seats['p1']?.totals).toMatchObject({ 'basic-dice': 0, 'class-dice': 1, 'power-dice': 1 });
    expect(seats['p2']?.totals).toMatchObject({ 'basic-dice': 0, 'class-dice': 0, 'power-dice': 1 });
    expect(seats['p1']?.perCard).toMatchObject({ 'class-dice': { illusion: 1 }, 'power-dice': { charm: 1 } });
    expect(seats['p2']?.perCard).toMatchObject({ 'power-dice': { natural: 1 } });
  });

  it('know a dice power by its name, which no other ability has', () => {
    const named = cards.filter(({ abilities }) => abilities.some(({ name }) => name === 'power'));
    expect(named.map(({ id }) => id).sort()).toEqual(['ceremonial', 'charm', 'illusion', 'natural']);
  });
});
