/** What is counted of a game of Riftbound, and what is pointed out. */
import { describe, expect, it } from 'vitest';
import { statistics } from '../../../src/engine/games/riftbound/statistics.js';
import { entryMatches, tally, type Json, type LogEntry } from '../../../src/engine/index.js';
import { at, battleTable } from '../../support/riftbound-battles.js';
import { runes, unit } from '../../support/riftbound.js';

const veiled = unit({ id: 'veiled', keywords: [{ keyword: 'hidden' }] });

/** p1 takes the bridge from p2 in a combat, and hides a card there; p2 is next, p3 leaves. */
const played = () => {
  const table = battleTable(
    { p1: ['m5'], p2: [at('m2', 'bridge'), at('m3', 'tower')], p3: [] },
    { bridge: 'p2', tower: 'p2' },
    { cards: [veiled], seats: { p1: { hand: [{ card: 'veiled', as: 'veiled' }], runes: runes('fury', 1) } } },
  );
  const log: LogEntry[] = [];
  const answer = (seat: string, given: Json) => log.push(...table.answer(seat, given).log);
  answer('p1', { action: 'move', to: 'bridge' });
  answer('p1', ['m5']);
  for (const seat of ['p1', 'p2', 'p3']) answer(seat, { action: 'pass' });
  answer('p1', { action: 'hide', card: 'veiled', at: 'bridge' });
  answer('p1', { 'fury-1': 'fury' });
  answer('p1', { action: 'end-turn' });
  log.push(...table.concede('p3').log);
  return log;
};

describe('the statistics of Riftbound', () => {
  it('count points by their source, showdowns by their winner, runes and hidden cards', () => {
    const { seats } = tally(statistics, played(), ['p1', 'p2', 'p3']);
    expect(seats['p1']?.totals).toMatchObject({
      points: 1,
      'points-by-conquer': 1,
      'points-by-hold': 0,
      'showdowns-won': 1,
      channelled: 0,
      hidden: 1,
    });
    expect(seats['p2']?.totals).toMatchObject({
      points: 1,
      'points-by-conquer': 0,
      'points-by-hold': 1,
      'showdowns-won': 0,
      channelled: 2,
      hidden: 0,
      killed: 1,
    });
  });

  it('point out what was conquered and held, combats, deaths, and who left', () => {
    const log = played();
    const found = statistics.moments.filter(({ of }) => log.some((entry) => entryMatches(of, entry)));
    expect(found.map(({ id }) => id)).toEqual(['conquered', 'held', 'combat', 'killed', 'left']);
  });
});
