/** Power costs that texts raise and lower. */
import { expect, it } from 'vitest';
import { draw } from '../../../support/riftbound-abilities.js';
import { play } from '../../../support/riftbound-play.js';
import { gear, riftboundTable, spell } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const changing = (id: string, add: number) =>
  gear({ id, abilities: [{ kind: 'cost', name: id, for: 'power', affects: { zone: 'any', is: ['spell'] }, add }] });
const cards = [
  spell({
    id: 'hymn',
    energy: 1,
    power: 2,
    domains: ['fury'],
    additionalCosts: [
      {
        as: 'fee',
        costs: [
          { pay: 'power', n: 1, of: 'mind' },
          { pay: 'power', n: 1, of: 'any' },
        ],
      },
    ],
    effect: draw(),
  }),
  changing('toll', 2),
  changing('ease', -1),
];
const POOL = { energy: 3, fury: 3, mind: 3, body: 3 };
/** What a payment for the hymn is said to cost, beside so many gears. */
const due = (gears: readonly string[]): unknown => {
  const board = gears.map((card, at) => ({ card, as: `${card}-${at}` }));
  const table = play(riftboundTable({ p1: { hand: [{ card: 'hymn', as: 'hymn' }], board, ...POOL } }, cards), 'hymn');
  return table.rules.decisions(table.state)[0]?.shows;
};

/** Costs less where a card is discarded, or nothing. */
const bargain = (id: string, saves: number | 'cost') =>
  spell({
    id,
    energy: 3,
    power: 1,
    domains: ['fury'],
    additionalCosts: [{ as: 'sold', costs: [{ pay: 'discard', count: 1 }], optional: true, saves }],
    effect: draw(),
  });

rule('Riftbound 353.2.b', () => {
  const asked = (id: string, pay: readonly string[]) => {
    const hand = [{ card: id, as: id }, 'soldier'];
    const table = riftboundTable({ p1: { hand, ...POOL } }, [bargain('trade', 2), bargain('barter', 'cost')]);
    play(table, id).expectLegal('p1', [{ pay: [] }, { pay: ['sold'] }]);
    return table.rules.decisions(table.answer('p1', { pay: [...pay] }).state)[0]?.shows;
  };
  it('may save a part of the cost, or all of it', () => {
    expect([asked('trade', []), asked('trade', ['sold'])]).toEqual([
      { energy: 3, power: { fury: 1 } },
      { energy: 1, power: { fury: 1 } },
    ]);
    expect([asked('barter', []), asked('barter', ['sold'])]).toEqual([
      { energy: 3, power: { fury: 1 } },
      { energy: 0, power: {} },
    ]);
  });
});

rule('Riftbound 353.3', () => {
  it('adds power of any domain', () => {
    expect(due([])).toEqual({ energy: 1, power: { fury: 2, mind: 1, any: 1 } });
    expect(due(['toll'])).toEqual({ energy: 1, power: { fury: 2, mind: 1, any: 3 } });
  });
});

rule('Riftbound 353.4', () => {
  it('takes power of any domain off first, then off the domains in their order', () => {
    expect(due(['ease'])).toEqual({ energy: 1, power: { fury: 2, mind: 1 } });
    expect(due(['ease', 'ease'])).toEqual({ energy: 1, power: { fury: 1, mind: 1 } });
    expect(due(['ease', 'ease', 'ease'])).toEqual({ energy: 1, power: { mind: 1 } });
    expect(due(['toll', 'ease'])).toEqual({ energy: 1, power: { fury: 2, mind: 1, any: 2 } });
  });
});

rule('Riftbound 353.5', () => {
  it('leaves no power due, and never less than none', () => {
    expect(due(['ease', 'ease', 'ease', 'ease'])).toEqual({ energy: 1, power: {} });
    expect(due(['ease', 'ease', 'ease', 'ease', 'ease'])).toEqual({ energy: 1, power: {} });
  });
});
