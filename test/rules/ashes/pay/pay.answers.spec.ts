/** Payments that are refused, each with its rule, and costs that leave a choice. */
import { expect, it } from 'vitest';
import { action, ally, ashesTable, dice, ready, type ReadyCard } from '../../../support/ashes.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';
import type { JsonRecord } from '../../../../src/engine/index.js';

const MAIN = { pay: 'main' } as const;
const SIDE = { pay: 'side' } as const;
const basics = (n: number) => ({ pay: 'magic', dice: [{ n, level: 'basic' }] }) as const;
const natural = (level: 'class' | 'power') => ({ n: 1, level, magic: 'natural' }) as const;
const cards = [
  action({ id: 'claw', cost: [MAIN, { pay: 'magic', dice: [natural('class')] }] }),
  action({ id: 'fang', cost: [MAIN, { pay: 'magic', dice: [{ n: 1, level: 'basic' }, natural('power')] }] }),
  action({
    id: 'burst',
    cost: [MAIN, { pay: 'x', of: { n: 2, level: 'basic' }, as: 'x' }],
    effect: { do: 'draw', count: { bound: 'x' } },
  }),
  ally({ id: 'swarm', cost: [MAIN, { pay: 'x', of: { n: 1, level: 'basic' }, as: 'x' }] }),
  action({
    id: 'gift',
    cost: [MAIN, { pay: 'optional', of: basics(1), as: 'more' }],
    effect: { do: 'draw', count: { plus: [1, { bound: 'more' }] } },
  }),
  action({
    id: 'pact',
    cost: [
      MAIN,
      { pay: 'parallel', of: [basics(1), { pay: 'discard', count: 1 }] },
      { pay: 'parallel', of: [basics(2), { pay: 'discard', count: 2 }] },
    ],
  }),
  action({ id: 'deed', cost: [MAIN, SIDE] }),
  action({ id: 'study', cost: [SIDE, { pay: 'discard', count: 1 }], effect: { do: 'draw', count: 1 } }),
];
const held = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
const at = (p1: JsonRecord, more: readonly ReadyCard[] = []) => ashesTable({ p1 }, [...cards, ...more]);
const play = (card: string) => ({ action: 'play', card });
const playing = (card: string, activePool: readonly JsonRecord[], p1: JsonRecord = {}) =>
  at({ hand: held(card), activePool, exhaustedPool: dice('illusion', 'power', 1), ...p1 }).answer('p1', play(card));
type Table = ReturnType<typeof at>;
const refusedBy = (table: Table, answer: JsonRecord): readonly string[] => {
  const { code, cites } = table.refused('p1', answer);
  return [code, ...cites.map(({ rule }) => rule)];
};

const POOL = [
  ...dice('natural', 'basic', 1),
  ...dice('natural', 'class', 1),
  ...dice('natural', 'power', 1),
  ...dice('charm', 'power', 1),
];

rule('Ashes pay.magic', () => {
  it('takes dice of the own active pool only, each by the side that it shows', () => {
    const table = playing('claw', POOL);
    expect(refusedBy(table, { 'illusion-power-1': 'illusion-power' })).toEqual(['pay.not-in-active-pool', 'pay.magic']);
    expect(refusedBy(table, { 'natural-class-1': 'natural-power' })).toEqual(['pay.other-side', 'pay.magic']);
    expect(refusedBy(table, {})).toEqual(['pay.symbol-unpaid', 'pay.magic']);
    expect(refusedBy(table, { 'charm-power-1': 'charm-power' })).toEqual(['pay.symbol-unpaid', 'pay.magic']);
    expect(table.refused('p1', { 'charm-power-1': 'charm-power' })).toMatchObject({
      details: { symbol: 'natural class', die: table.id('charm-power-1') },
    });
    expect(table.refused('p1', 'all').code).toBe('answer.shape');
  });
  it('is paid by any die for a basic symbol, by dice of the type for others', () => {
    playing('fang', [...dice('natural', 'power', 1), ...dice('natural', 'class', 1), ...dice('charm', 'basic', 1)]);
    const table = playing('claw', POOL);
    table.expectLegal('p1', [
      { [table.id('natural-class-1')]: 'natural-class' },
      { [table.id('natural-power-1')]: 'natural-power' },
    ]);
  });
  it('takes a reduction from the basic symbols alone', () => {
    const paid = (add: number) => {
      const shrine = ready({
        id: 'shrine',
        abilities: [
          {
            kind: 'activated',
            name: 'pray',
            costs: [MAIN, { pay: 'magic', dice: [{ n: 2, level: 'basic' }, natural('class')] }],
            effect: { do: 'draw', count: 1 },
          },
          { kind: 'cost', name: 'focus', for: 'activate', add },
        ],
      });
      const table = at({ spellboard: held('shrine'), activePool: dice('natural', 'class', 3) }, [shrine]);
      table.answer('p1', { action: 'activate', card: 'shrine', ability: 'pray' });
      return table.log
        .flatMap(({ symbols = [] }) => symbols)
        .map(String)
        .toSorted();
    };
    expect([paid(0), paid(-1), paid(-4)]).toEqual([
      ['basic', 'basic', 'natural class'],
      ['basic', 'natural class'],
      ['natural class'],
    ]);
  });
});

rule('Ashes pay.magic', () => {
  it('pays no class symbol by a basic side of the type', () => {
    expect(refusedBy(playing('claw', POOL), { 'natural-basic-1': 'natural-basic' })).toEqual([
      'pay.symbol-unpaid',
      'dice.2',
    ]);
  });
});

rule('Ashes pay.magic', () => {
  it('pays no power symbol by a class side of the type', () => {
    const pool = [...dice('natural', 'power', 1), ...dice('natural', 'class', 1), ...dice('charm', 'basic', 1)];
    const table = playing('fang', pool);
    const both = { 'natural-class-1': 'natural-class', 'charm-basic-1': 'charm-basic' };
    expect(refusedBy(table, both)).toEqual(['pay.symbol-unpaid', 'dice.4']);
    table.answer('p1', { 'natural-power-1': 'natural-power', 'charm-basic-1': 'charm-basic' });
    expect(linesOf(table, 'magicPaid')).toEqual([
      'magicPaid seat p1, symbols [natural power basic], objects [natural charm], cards [natural charm], levels [power basic], secret {seats [p1], fields {source fang}} (pay.magic, dice.2)',
    ]);
  });
});

rule('Ashes pay.parallel', () => {
  it('leaves the player to say what X is, as often as the dice pay all its symbols', () => {
    const table = playing('burst', dice('charm', 'basic', 5)).expectDecision({ p1: 'parallelCost' });
    table.expectLegal('p1', ['0', '1', '2']).answer('p1', '2');
    expect([table.cards('p1', 'exhaustedPool').length, table.cards('p1', 'hand').length]).toEqual([5, 2]);
  });
  it('takes no payment of an X of 0', () => {
    const table = playing('burst', dice('charm', 'basic', 5))
      .answer('p1', '0')
      .expectNotHappened('magicPaid');
    expect(table.cards('p1', 'hand')).toEqual([]);
    expect(playing('burst', dice('charm', 'basic', 1)).cards('p1', 'activePool')).toEqual(['charm']);
  });
  it('takes an X of 10 at the most', () => {
    const table = playing('swarm', dice('charm', 'basic', 12));
    expect(table.legal('p1')).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  });
});

rule('Ashes pay.parallel', () => {
  it('leaves the player to pay a cost that is optional, which the effect knows', () => {
    const table = playing('gift', dice('charm', 'basic', 1))
      .expectLegal('p1', ['0', '1'])
      .answer('p1', '1');
    expect([table.cards('p1', 'hand').length, table.cards('p1', 'activePool')]).toEqual([2, []]);
    const none = playing('gift', dice('charm', 'basic', 1)).answer('p1', '0');
    expect([none.cards('p1', 'hand').length, none.cards('p1', 'activePool')]).toEqual([1, ['charm']]);
    const poor = playing('gift', []).expectDecision({ p1: 'turnAction' });
    expect(poor.cards('p1', 'hand')).toHaveLength(1);
  });
  it('pays one cost of each of two groups', () => {
    const pact = (activePool: readonly JsonRecord[]) =>
      at({ hand: [...held('pact'), 'worker', 'worker', 'worker'], activePool }).answer('p1', play('pact'));
    const both = pact(dice('charm', 'basic', 3))
      .expectLegal('p1', ['0', '1', '2', '3'])
      .answer('p1', '0');
    expect([both.cards('p1', 'activePool'), both.cards('p1', 'hand').length]).toEqual([[], 3]);
    const cardsOnly = pact([]).expectDecision({ p1: 'turnAction' });
    expect(cardsOnly.cards('p1', 'discardPile')).toEqual(['worker', 'worker', 'worker', 'pact']);
  });
});

rule('Ashes pay.main', () => {
  it('is owed together with the side action where a card costs both', () => {
    at({ hand: held('deed') })
      .answer('p1', play('deed'))
      .expectRefused('p1', { action: 'pass' }, 'pay.no-main-action');
    const main = at({ hand: held('deed'), mainsTaken: 1 });
    expect(refusedBy(main, play('deed'))).toEqual(['pay.no-main-action', 'pay.main', 'turn.main.cost.1', 'turn.2']);
  });
});

rule('Ashes pay.side', () => {
  it('is owed together with the main action where a card costs both', () => {
    const side = at({ hand: held('deed'), sidesTaken: 1 });
    expect(refusedBy(side, play('deed'))).toEqual(['pay.no-side-action', 'pay.side', 'turn.side.cost', 'turn.2']);
  });
  it('is owed for each side action that a text allows beside the one', () => {
    const hand = [...held('study'), 'worker'];
    at({ hand, sidesTaken: 1, sidesAllowed: 1 }).answer('p1', play('study')).expectDecision({ p1: 'turnAction' });
    at({ hand, sidesTaken: 2, sidesAllowed: 1 }).expectRefused('p1', play('study'), 'pay.no-side-action', 'pay.side');
  });
});

rule('Ashes pay.discard', () => {
  it('discards all other cards of the hand unasked where it costs as many', () => {
    const table = at({ hand: [...held('study'), 'worker'] }).answer('p1', play('study'));
    expect(table.cards('p1', 'discardPile')).toEqual(['worker', 'study']);
    table.expectDecision({ p1: 'turnAction' });
    expect(linesOf(table, 'actionTaken', 'discarded')).toEqual([
      'actionTaken seat p1, action side (pay.side, turn.side.cost)',
      'discarded seat p1, object worker, from hand, card worker (pay.discard)',
    ]);
  });
});
