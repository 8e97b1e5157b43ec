/** Costs and discounts by 1 and by nothing, several of them at once, and what they may be paid with. */
import { expect, it } from 'vitest';
import { activated, deal, draw, target, UNIT } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand } from '../../../support/riftbound-battles.js';
import { activate, allPass, play } from '../../../support/riftbound-play.js';
import { battlefield, gear, spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const ENERGY_2 = { pay: 'energy', n: 2 } as const;
const FURY = { pay: 'power', n: 1, of: 'fury' } as const;
const cards = [
  battlefield({
    id: 'market',
    abilities: [{ kind: 'static', name: 'cheaper', changes: [{ change: 'flag', flag: 'cheaperRepeat' }] }],
  }),
  spell({ id: 'fee', energy: 1, additionalCosts: [{ as: 'fee', costs: [ENERGY_2] }], effect: draw() }),
  spell({
    id: 'again',
    energy: 1,
    additionalCosts: [{ as: 'repeat', costs: [ENERGY_2, FURY], optional: true }],
    effect: draw(),
  }),
  spell({
    id: 'deal',
    energy: 3,
    additionalCosts: [{ as: 'sold', costs: [{ pay: 'discard', count: 1 }], optional: true, saves: 1 }],
    effect: draw(),
  }),
  spell({
    id: 'cull',
    energy: 5,
    additionalCosts: [
      { as: 'culled', costs: [{ pay: 'kill', count: 1, of: UNIT }], optional: true, anyNumber: true, saves: 1 },
    ],
    effect: draw(),
  }),
  gear({
    id: 'ease',
    abilities: [{ kind: 'cost', name: 'ease', for: 'energy', affects: { zone: 'any', is: ['spell'] }, add: -1 }],
  }),
  unit({ id: 'mirror', might: 4, keywords: [{ keyword: 'deflect', n: 1 }] }),
  spell({ id: 'dart', energy: 2, effect: deal(1), targets: [target({ ...UNIT, of: 'opponents' })] }),
  spell({ id: 'twins', energy: 0, effect: deal(1), targets: [target(UNIT, 'target', 2)] }),
  spell({
    id: 'raid',
    energy: 0,
    additionalCosts: [{ as: 'more', costs: [{ pay: 'power', n: 1, of: 'any' }], optional: true }],
    effect: deal(1),
    targets: [target({ ...UNIT, of: 'opponents' })],
  }),
  gear({
    id: 'bow',
    abilities: [activated('shoot', [], deal(1), { targets: [target({ ...UNIT, of: 'opponents' })] })],
  }),
  spell({
    id: 'press',
    energy: 0,
    additionalCosts: [{ as: 'tired', costs: [{ pay: 'exhaust-others', count: 1, of: UNIT }] }],
    effect: deal(1),
    targets: [target()],
  }),
];
const due = (table: Table) => table.rules.decisions(table.state)[0]?.shows;
rule('Riftbound 353.4', () => {
  const open = (card: string, place: string) =>
    battleTable(
      { p1: [at('m1', place)], p2: [] },
      { [place]: 'p1' },
      { cards, seats: { p1: { ...inHand(card, 'soldier'), energy: 9, fury: 3 } } },
    );
  it('takes nothing off other additional costs where Repeat costs less', () => {
    expect(due(play(open('fee', 'market'), 'fee'))).toEqual({ energy: 3, power: {} });
  });
  it('takes only energy off Repeat', () => {
    const paid = (place: string) => due(play(open('again', place), 'again').answer('p1', { pay: ['repeat'] }));
    expect([paid('meadow'), paid('market')]).toEqual([
      { energy: 3, power: { fury: 1 } },
      { energy: 2, power: { fury: 1 } },
    ]);
  });
  it('adds up what texts take off, with what an additional cost saves', () => {
    const asked = (board: readonly string[], pay: readonly string[]) => {
      const seats = { p1: { ...inHand('deal', 'soldier'), energy: 9 } };
      return due(play(battleTable({ p1: board, p2: [] }, {}, { cards, seats }), 'deal').answer('p1', { pay }));
    };
    expect([asked([], []), asked([], ['sold']), asked(['ease'], []), asked(['ease'], ['sold'])]).toEqual(
      [3, 2, 2, 1].map((energy) => ({ energy, power: {} })),
    );
  });
});
rule('Riftbound 353.2.b', () => {
  it('lets a card be played that can be paid for only with what an additional cost saves', () => {
    const open = (energy: number) =>
      battleTable({ p1: [], p2: [] }, {}, { cards, seats: { p1: { ...inHand('deal', 'soldier'), energy } } });
    play(open(3), 'deal').expectLegal('p1', [{ pay: [] }, { pay: ['sold'] }]);
    play(open(2), 'deal').expectLegal('p1', [{ pay: ['sold'] }]);
    open(1).expectRefused('p1', { action: 'play', card: 'deal' }, 'cost.not-payable', '160.2');
  });
  const culling = (units: number, energy: number) => {
    const board = Array.from({ length: units }, (_, at) => ({ card: `m${(at % 3) + 1}`, as: `u${at + 1}` }));
    return play(
      battleTable({ p1: board, p2: [] }, {}, { cards, seats: { p1: { ...inHand('cull'), energy } } }),
      'cull',
    );
  };
  const named = (times: number) => Array.from({ length: times }, (_, at) => (at === 0 ? 'culled' : `culled-${at + 1}`));
  const dueIn = (table: Table) => {
    const { space } = table.rules.legalAnswers(table.state, table.state.pending[0]?.id ?? '', 1) ?? {};
    return space?.kind === 'payment' ? space.cost : space?.kind;
  };
  it('takes what is paid several times as one part, and is payable however many there are', () => {
    const table = culling(18, 5);
    expect(table.legal('p1')).toEqual(Array.from({ length: 19 }, (_, times) => ({ pay: named(times) })));
    expect(dueIn(table.answer('p1', { pay: named(17) }))).toEqual([{ amount: 17, of: ['kill'] }]);
  });
  it('takes as many as were chosen, and each off the cost', () => {
    const table = culling(3, 3).answer('p1', { pay: named(2) });
    expect(dueIn(table)).toEqual([
      { amount: 2, of: ['kill'] },
      { amount: 3, of: ['energy'] },
    ]);
    table.expectLegal('p1', [
      { energy: 3, u1: 'kill', u2: 'kill' },
      { energy: 3, u1: 'kill', u3: 'kill' },
      { energy: 3, u2: 'kill', u3: 'kill' },
    ]);
    table.refused('p1', { u1: 'kill', u2: 'kill', u3: 'kill', energy: 3 });
    table.answer('p1', { u1: 'kill', u3: 'kill', energy: 3 });
    expect([table.cards('p1', 'board'), table.cards('p1', 'trash')]).toEqual([['m2'], ['m1', 'm3']]);
  });
});
rule('Riftbound 352.16', () => {
  const seats = (universal: number) => ({ p1: { ...inHand('raid', 'dart'), energy: 2, universal } });
  it('keeps no power for an additional cost that is not paid', () => {
    const table = battleTable({ p1: [], p2: ['mirror', 'm3'] }, {}, { cards, seats: seats(1) });
    play(table, 'raid')
      .answer('p1', { pay: [] })
      .expectLegal('p1', [['mirror'], ['m3']]);
  });
  it('says what the card costs, its energy too, where a target is refused for its price', () => {
    const table = battleTable({ p1: [], p2: ['mirror', 'm3'] }, {}, { cards, seats: seats(0) });
    const { message, cites } = play(table, 'dart').refused('p1', ['mirror']);
    expect(message).toBe('It costs 2 energy and 1 power.');
    expect(cites.map(({ rule: number }) => number).slice(0, 2)).toEqual(['160.2', '352.16']);
  });
  it('offers what can be paid for an ability, and no more', () => {
    const shot = (universal: number) => {
      const table = battleTable({ p1: ['bow'], p2: ['mirror', 'm3'] }, {}, { cards, seats: seats(universal) });
      return activate(table, 'bow', 'shoot');
    };
    shot(0).expectLegal('p1', [['m3']]);
    shot(1).expectLegal('p1', [['mirror'], ['m3']]);
  });
});
rule('Riftbound 354.3', () => {
  it('may be a target that is exhausted for it', () => {
    const table = battleTable({ p1: ['m2'], p2: [] }, {}, { cards, seats: { p1: inHand('press') } });
    play(table, 'press').answer('p1', ['m2']).answer('p1', { m2: 'exhaust-others' });
    allPass(table).expectHappened('damageDealt', { object: 'm2', amount: 1 });
    expect(table.marks('m2')).toMatchObject({ exhausted: true, damage: 1 });
  });
});
