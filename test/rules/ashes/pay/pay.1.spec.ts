import { expect, it } from 'vitest';
import { action, ashesTable, dice, ready } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';
import type { JsonRecord } from '../../../../src/engine/index.js';

const rhino = [{ pay: 'main' }, { pay: 'magic', dice: [{ n: 1, level: 'class', magic: 'natural' }] }] as const;
const cards = [
  ready({
    id: 'summon-rhino',
    cost: rhino,
    abilities: [
      {
        kind: 'activated',
        name: 'summon',
        costs: [{ pay: 'main' }, { pay: 'exhaust' }, { pay: 'magic', dice: [{ n: 6, level: 'basic' }] }],
        effect: { do: 'draw', count: 1 },
      },
      {
        kind: 'cost',
        name: 'focus',
        for: 'activate',
        while: { count: { zone: 'spellboard', of: 'you', sameNameAs: 'self' }, is: { min: 2 } },
        add: -1,
      },
    ],
  }),
  action({ id: 'study', cost: [{ pay: 'side' }, { pay: 'discard', count: 1 }], effect: { do: 'draw', count: 1 } }),
  action({
    id: 'choice',
    cost: [
      { pay: 'main' },
      {
        pay: 'parallel',
        of: [
          { pay: 'magic', dice: [{ n: 1, level: 'class', magic: 'natural' }] },
          { pay: 'magic', dice: [{ n: 2, level: 'class', magic: 'charm' }] },
        ],
      },
    ],
  }),
];
const at = (p1: JsonRecord) => ashesTable({ p1 }, cards);
const hand = (...names: readonly string[]) => names.map((card) => ({ card, as: card }));
const play = (card: string) => ({ action: 'play', card });

rule('Ashes pay.example.1', () => {
  it('is paid by the main action and one natural die that shows class or power', () => {
    const table = at({
      hand: hand('summon-rhino'),
      activePool: [
        ...dice('natural', 'class', 1),
        ...dice('natural', 'power', 1),
        ...dice('natural', 'basic', 1),
        ...dice('charm', 'power', 1),
      ],
    });
    table.answer('p1', play('summon-rhino')).expectDecision({ p1: 'payment' });
    table.expectLegal('p1', [
      { [table.id('natural-class-1')]: 'natural-class' },
      { [table.id('natural-power-1')]: 'natural-power' },
    ]);
    table.answer('p1', { 'natural-power-1': 'natural-power' });
    table
      .expectHappened('actionTaken', { action: 'main' })
      .expectHappened('magicPaid', { symbols: ['natural class'], levels: ['power'] });
  });
  it('is not paid by a basic die, or by one of another type', () => {
    const table = at({
      hand: hand('summon-rhino'),
      activePool: [...dice('natural', 'basic', 3), ...dice('charm', 'power', 1)],
    });
    table.expectRefused('p1', play('summon-rhino'), 'pay.too-few-dice', 'pay.magic', 'dice.2');
  });
});

rule('Ashes pay.example.2', () => {
  const activate = { action: 'activate', card: 'rhino', ability: 'summon' };
  const six = [...dice('natural', 'power', 2), ...dice('charm', 'basic', 4)];
  it('is paid by the main action, a token on the card and any six dice', () => {
    const table = at({ spellboard: [{ card: 'summon-rhino', as: 'rhino' }], activePool: six }).answer('p1', activate);
    expect([table.cards('p1', 'exhaustedPool').length, table.marks('rhino')]).toEqual([6, { exhaustion: 1 }]);
    table.expectHappened('exhausted', { cites: 'pay.exhaust' });
  });
  it('is not paid by five, unless the spell is focused', () => {
    const five = six.slice(1);
    const alone = at({ spellboard: [{ card: 'summon-rhino', as: 'rhino' }], activePool: five });
    alone.expectRefused('p1', activate, 'pay.too-few-dice', 'pay.magic');
    const focused = at({ spellboard: [{ card: 'summon-rhino', as: 'rhino' }, 'summon-rhino'], activePool: five });
    focused.answer('p1', activate).expectHappened('magicPaid', { seat: 'p1' });
  });
});

rule('Ashes pay.magic', () => {
  const pool = [...dice('natural', 'class', 1), ...dice('natural', 'power', 1)];
  const asked = () => at({ hand: hand('summon-rhino'), activePool: pool }).answer('p1', play('summon-rhino'));
  it('refuses a die that pays for nothing, and says which', () => {
    const refusal = asked().refused('p1', { 'natural-class-1': 'natural-class', 'natural-power-1': 'natural-power' });
    expect([refusal.code, refusal.cites[0]?.rule]).toEqual(['pay.superfluous', 'pay.magic']);
  });
  it('takes the dice from the active pool to the exhausted pool', () => {
    const table = asked().answer('p1', { 'natural-class-1': 'natural-class' });
    expect([table.cards('p1', 'activePool').length, table.cards('p1', 'exhaustedPool').length]).toEqual([1, 1]);
  });
});

rule('Ashes pay.discard', () => {
  it('discards cards of the hand that the payer chooses, and never the card itself', () => {
    const table = at({ hand: [...hand('study', 'choice'), { card: 'worker', as: 'worker' }] }).answer(
      'p1',
      play('study'),
    );
    table.expectLegal('p1', [['choice'], ['worker']]).answer('p1', ['worker']);
    expect(table.cards('p1', 'discardPile')).toEqual(['worker', 'study']);
  });
  it('is refused to a player who has no other card', () => {
    at({ hand: hand('study') }).expectRefused('p1', play('study'), 'pay.too-few-cards', 'pay.discard');
  });
});

rule('Ashes pay.parallel', () => {
  const both = [...dice('natural', 'class', 1), ...dice('charm', 'class', 2)];
  it('pays one of the linked costs, the player says which', () => {
    const table = at({ hand: hand('choice'), activePool: both }).answer('p1', play('choice'));
    table.expectDecision({ p1: 'parallelCost' }).expectLegal('p1', ['0', '1']).answer('p1', '1');
    expect(table.cards('p1', 'exhaustedPool')).toEqual(['charm', 'charm']);
  });
  it('asks nobody where only one of them can be paid', () => {
    const table = at({ hand: hand('choice'), activePool: dice('charm', 'power', 2) }).answer('p1', play('choice'));
    expect(table.cards('p1', 'exhaustedPool')).toEqual(['charm', 'charm']);
  });
  it('is refused where none of them can', () => {
    at({ hand: hand('choice'), activePool: dice('charm', 'power', 1) }).expectRefused(
      'p1',
      play('choice'),
      'pay.too-few-dice',
      'pay.magic',
    );
  });
});

rule('Ashes pay.main', () => {
  it('takes the main action of the turn, once', () => {
    const table = at({ hand: hand('summon-rhino', 'choice'), activePool: dice('natural', 'class', 2) });
    table.answer('p1', play('choice')).expectRefused('p1', play('summon-rhino'), 'pay.no-main-action', 'pay.main');
  });
});

rule('Ashes pay.side', () => {
  it('takes a side action, before or after the main action', () => {
    const table = at({ hand: [...hand('study'), 'worker'] })
      .answer('p1', { action: 'pass' })
      .answer('p1', play('study'));
    table.expectHappened('actionTaken', { action: 'side', cites: 'pay.side' });
  });
  it('takes no second one', () => {
    at({ hand: [...hand('study'), 'worker'], sidesTaken: 1 }).expectRefused(
      'p1',
      play('study'),
      'pay.no-side-action',
      'pay.side',
    );
  });
});
