/** What the log says of abilities that are finalized, used or triggered. */
import { expect, it } from 'vitest';
import {
  activated,
  deal,
  draw,
  energy,
  sequence,
  target,
  UNIT,
  whenever,
  whenPlayed,
  type Effect,
} from '../../../support/riftbound-abilities.js';
import { linesOf } from '../../../support/log-lines.js';
import { activate, play } from '../../../support/riftbound-play.js';
import { gear, legend, riftboundTable, runes, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const KILL_THIS = { pay: 'kill-this' } as const;
const cards = [
  gear({ id: 'tome', abilities: [activated('read', [energy(1)], deal(1), { targets: [target(UNIT)] })] }),
  gear({ id: 'scroll', abilities: [activated('burn', [KILL_THIS], draw())] }),
  legend({ id: 'sage', abilities: [activated('teach', [energy(1)], draw())] }),
  unit({ id: 'bystander' }),
  unit({ id: 'caller', energy: 0, abilities: [whenPlayed(deal(1), { targets: [target(UNIT)] })] }),
];
const open = (board: readonly string[] = [], hand: readonly string[] = []) =>
  riftboundTable(
    {
      p1: {
        legend: [{ card: 'sage', as: 'sage' }],
        board: board.map((card) => ({ card, as: card })),
        hand: hand.map((card) => ({ card, as: card })),
        runes: runes('fury', 1),
      },
      p2: {
        board: [
          { card: 'soldier', as: 'soldier' },
          { card: 'soldier', as: 'hurt', damage: 1 },
        ],
      },
    },
    cards,
  );
const USED = '370.2, 370.2.a, 370.2.a.1, 387, 389.1';
const FINALIZED = '370.2.b, 370.2.b.1, 388.1, 394.1, 394.2';
const PAID = { 'fury-1': 'energy' };

rule('Riftbound 394.1', () => {
  it('finalizes an ability that is used as it is paid for, with what it chose', () => {
    const table = activate(open(['tome']), 'tome', 'read')
      .answer('p1', ['soldier'])
      .answer('p1', PAID);
    expect(linesOf(table, 'abilityUsed', 'finalized', 'chosen')).toEqual([
      `abilityUsed seat p1, object tome, ability read, card tome, item tome (${USED})`,
      `finalized object tome, bindings {target [soldier]}, seat p1, card tome (${FINALIZED})`,
    ]);
  });
  it('finalizes an ability whose source was its cost', () => {
    const table = activate(open(['scroll']), 'scroll', 'burn');
    expect(linesOf(table, 'abilityUsed', 'finalized')).toEqual([
      `abilityUsed seat p1, object scroll, ability burn, card scroll, item scroll (${USED})`,
      `finalized object scroll, bindings {}, seat p1, card scroll (${FINALIZED})`,
    ]);
  });
  it('finalizes an ability that has triggered, in its turn, with what it chose', () => {
    const table = play(open([], ['caller']), 'caller').expectDecision({ p1: 'target' });
    table.answer('p1', ['soldier']);
    expect(linesOf(table, 'finalized')).toEqual([
      'finalized object caller, bindings {target [soldier]}, seat p1, card caller ' +
        '(333.1, 333.1.b, 322.12, 328.2, 388.1, 391.1.b, 394.1, 394.2, 394.3)',
    ]);
  });
});

rule('Riftbound 373', () => {
  it('lists abilities of a legend beside those of the board, and of nothing without any', () => {
    const actions = (table: ReturnType<typeof open>) =>
      table.legal('p1').filter((one) => JSON.stringify(one).includes('activate'));
    const table = open(['tome', 'scroll', 'bystander']);
    expect(actions(table)).toEqual([
      { action: 'activate', source: table.id('sage'), ability: 'teach' },
      { action: 'activate', source: table.id('tome'), ability: 'read' },
      { action: 'activate', source: table.id('scroll'), ability: 'burn' },
    ]);
  });
});

rule('Riftbound 388.2', () => {
  const add = { do: 'add', resource: 'energy', amount: 1 } as const;
  const used = (effect: Effect) => {
    const well = gear({ id: 'well', abilities: [activated('use', [], effect)] });
    const table = riftboundTable({ p1: { board: [{ card: 'well', as: 'well' }] } }, [well]);
    activate(table, 'well', 'use');
    return [table.state.pending[0]?.kind, table.player('p1')['energy'], table.cards('p1', 'hand').length];
  };
  it('resolves an ability at once if any part of it adds resources, and else on the chain', () => {
    expect(used(add)).toEqual(['turnAction', 1, 0]);
    expect(used(sequence(draw(), add))).toEqual(['turnAction', 1, 1]);
    expect(used(sequence(draw(), sequence(draw(), add)))).toEqual(['turnAction', 1, 2]);
    expect(used(sequence(draw(), draw()))).toEqual(['priority', 0, 0]);
    const here = { count: { self: true }, is: { min: 1 } } as const;
    expect(used({ do: 'if', condition: here, then: add })).toEqual(['turnAction', 1, 0]);
    expect(used({ do: 'if', condition: { not: here }, then: draw(), otherwise: add })).toEqual(['turnAction', 1, 0]);
    expect(used({ do: 'each-player', of: 'all', effect: add })).toEqual(['turnAction', 2, 0]);
    expect(used({ do: 'may', effect: add })).toEqual(['may', 0, 0]);
    expect(used({ do: 'may-pay', costs: [{ pay: 'energy', n: 1 }], effect: add })).toEqual(['mayPay', 0, 0]);
    const options = [
      { name: 'one', effect: draw() },
      { name: 'other', effect: add },
    ];
    expect(used({ do: 'choose-one', options })).toEqual(['chooseOne', 0, 0]);
  });
  it('resolves on the chain what adds later, or by an ability of its own', () => {
    const floating = { do: 'float', ability: whenever('moved', add), until: 'endOfTurn' } as const;
    expect([used(floating), used({ do: 'do-this', effect: add })]).toEqual([
      ['priority', 0, 0],
      ['priority', 0, 0],
    ]);
  });
});
