/** What cards of the six decks do between the turns. */
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../src/engine/index.js';
import { allPass } from '../../support/ashes.js';
import { card, decksTable, expectWounds } from '../../support/ashes-decks.js';

const CHAMPION = { phoenixborn: [card('champion')] };
type Table = ReturnType<typeof decksTable>;

/** Both pass, and answer nothing but no until the draws of the next round are over. */
const toNextRound = (table: Table): Table => {
  allPass(table);
  for (let asked = 0; asked < 20; asked++) {
    const [decision] = table.state.pending;
    if (decision === undefined || decision.kind === 'turnAction') return table;
    table.answer(decision.seat, decision.kind === 'howMany' ? 2 : (table.legal(decision.seat)[0] ?? []));
  }
  return table;
};

describe('Fleeting', () => {
  it('discards Massive Growth at the end of the round, and destroys a unit with too many wounds', () => {
    const table = toNextRound(
      decksTable({
        p1: {
          ...CHAMPION,
          battlefield: [card('gilder', { wounds: 3 })],
          attached: [{ card: 'massive-growth', as: 'growth', attachedTo: 'gilder' }],
        },
      }),
    );
    expect(table.cards('p1', 'discardPile')).toContain('massive-growth');
    expect(table.cards('p1', 'conjurationPile')).toEqual(['gilder']);
  });
});

describe('Fade Away', () => {
  const at = (unit: string) =>
    toNextRound(
      decksTable({
        p1: CHAMPION,
        p2: {
          battlefield: [card(unit)],
          attached: [{ card: 'fade-away', as: 'fade', attachedTo: unit }],
          conjurationPile: [],
        },
      }),
    );
  it('removes an ally from the game', () => {
    expect(at('iron-worker').cards('p2', 'removed')).toEqual(['iron-worker']);
  });
  it('only destroys a conjuration', () => {
    const table = at('gilder');
    expect(table.cards('p2', 'removed')).toEqual([]);
    expect(table.cards('p2', 'conjurationPile')).toEqual(['gilder']);
  });
});

describe('Blood Puppet', () => {
  it('curses the Phoenixborn of who controls it, unless it is exhausted', () => {
    const at = (exhaustion: number) =>
      toNextRound(
        decksTable({
          p1: { ...CHAMPION, battlefield: [card('blood-puppet', exhaustion > 0 ? { exhaustion } : {})] },
        }),
      );
    expectWounds(at(0), { champion: 1 });
    expectWounds(at(2), { champion: 0 });
  });
});

describe('Iron Worker', () => {
  it('lets its player draw two more cards than five, also exhausted; two of them four', () => {
    const at = (...workers: readonly JsonRecord[]) =>
      toNextRound(decksTable({ p1: { ...CHAMPION, battlefield: workers } })).cards('p1', 'hand').length;
    expect(at(card('iron-worker', { exhaustion: 2 }))).toBe(7);
    expect(at(card('iron-worker'), { card: 'iron-worker' })).toBe(9);
  });
});
