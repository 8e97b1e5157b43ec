import { expect, it } from 'vitest';
import { ally, ashesTable, conjuration, dice, reaction, ready } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';
import type { Table } from '../../../support/table.js';

const gilder = conjuration({
  id: 'gilder',
  attack: 0,
  life: 2,
  abilities: [
    {
      kind: 'triggered',
      name: 'inheritance',
      timing: 'when',
      on: [{ event: 'destroyed', where: { object: { object: { self: true } } } }],
      effect: { do: 'may', effect: { do: 'draw', count: 1 } },
    },
  ],
});
const widow = conjuration({ id: 'widow', limit: 6 });
const summonGilder = ready({
  id: 'summon-gilder',
  conjurations: ['gilder'],
  abilities: [
    {
      kind: 'activated',
      name: 'summon',
      costs: [{ pay: 'main' }, { pay: 'exhaust' }],
      effect: {
        do: 'sequence',
        of: [
          { do: 'conjure', card: 'gilder', count: 1 },
          { do: 'choose', from: { is: ['unit'] }, min: 1, max: 1, as: 'it' },
          { do: 'deal', objects: 'it', amount: 1 },
        ],
      },
    },
  ],
});
const iceTrap = reaction({
  id: 'ice-trap',
  cost: [{ pay: 'magic', dice: [{ n: 1, level: 'class', magic: 'natural' }] }],
  reaction: {
    kind: 'triggered',
    name: 'freeze',
    timing: 'after',
    on: [
      {
        event: 'entered',
        where: { object: { object: { is: ['unit'], numbers: { life: { max: 2 } } } } },
        bind: { it: 'object' },
      },
    ],
    effect: { do: 'destroy', objects: 'it' },
  },
});
const widows = reaction({
  id: 'summon-widows',
  cost: [{ pay: 'magic', dice: [{ n: 1, level: 'basic' }] }],
  conjurations: ['widow'],
  reaction: {
    kind: 'triggered',
    name: 'summon',
    timing: 'after',
    on: [{ event: 'destroyed', where: { seat: { seat: 'you' } } }],
    effect: { do: 'conjure', card: 'widow', count: 2 },
  },
});
const cards = [gilder, widow, summonGilder, iceTrap, widows, ally({ id: 'guest', life: 4 })];
const full = (count: number) => [...Array.from({ length: count - 1 }, () => 'worker'), { card: 'guest', as: 'guest' }];

/** One of p1's six slots is free, as in the example. p2 has Ice Trap. */
const at = (units = 5) =>
  ashesTable(
    {
      p1: {
        battlefield: full(units),
        spellboard: [{ card: 'summon-gilder', as: 'spell' }],
        hand: [{ card: 'summon-widows', as: 'widows' }],
        conjurationPile: ['gilder', 'widow', 'widow', 'widow'],
        activePool: dice('charm', 'basic', 1),
      },
      p2: { hand: [{ card: 'ice-trap', as: 'trap' }], activePool: dice('natural', 'power', 1) },
    },
    cards,
  );
const activate = (table: Table) => table.answer('p1', { action: 'activate', card: 'spell', ability: 'summon' });
const kinds = (table: Table) => table.log.map(({ kind }) => kind).filter((kind) => kind !== 'answered');

rule('Ashes resolve.example.1', () => {
  it('places the unit first', () => {
    const table = activate(at());
    table.expectHappened('entered', { seat: 'p1', card: 'gilder', played: false });
    expect(table.cards('p1', 'battlefield')).toContain('gilder');
  });
  it('places none on a full battlefield, and goes on with the second effect', () => {
    const table = activate(at(6)).expectNotHappened('entered').expectDecision({ p1: 'choose' });
    table.answer('p1', ['guest']);
    expect([table.marks('guest'), table.cards('p1', 'conjurationPile')[0]]).toEqual([{ wounds: 1 }, 'gilder']);
  });
});

rule('Ashes resolve.example.2', () => {
  it('lets the opponent answer that before the second effect', () => {
    const table = activate(at()).expectDecision({ p2: 'respond' });
    table.answer('p2', { react: 'trap' }).expectHappened('destroyed', { card: 'gilder' });
    expect(table.cards('p1', 'battlefield')).not.toContain('gilder');
    table.expectNotHappened('damageDealt');
  });
  it('is not offered for a unit with more life', () => {
    const strong = cards.map((card) => (card.id === 'gilder' ? { ...gilder, life: 3 } : card));
    const table = ashesTable(
      {
        p1: { spellboard: [{ card: 'summon-gilder', as: 'spell' }], conjurationPile: ['gilder'] },
        p2: { hand: [{ card: 'ice-trap', as: 'trap' }], activePool: dice('natural', 'power', 1) },
      },
      strong,
    );
    // Nobody is asked, and the only unit there is gets the damage.
    activate(table).expectHappened('damageDealt', { card: 'gilder' }).expectDecision({ p1: 'turnAction' });
  });
});

rule('Ashes resolve.example.3', () => {
  it('triggers when it is destroyed, before anybody answers that it was', () => {
    const table = activate(at()).answer('p2', { react: 'trap' });
    table.expectDecision({ p1: 'may' });
    expect(kinds(table)).not.toContain('putAway');
  });
  it('does not trigger while it is in play', () => {
    activate(at()).answer('p2', { pass: true }).expectDecision({ p1: 'choose' });
  });
});

rule('Ashes resolve.example.4', () => {
  it('places as many as there is room for, after it was destroyed', () => {
    const table = activate(at()).answer('p2', { react: 'trap' }).answer('p1', 'no');
    table.expectDecision({ p1: 'respond' }).answer('p1', { react: 'widows' });
    expect(table.cards('p1', 'battlefield').filter((card) => card === 'widow')).toHaveLength(1);
    expect(table.cards('p1', 'conjurationPile')).toEqual(['widow', 'widow', 'gilder']);
  });
  it('places both where there is room', () => {
    const table = activate(at(4)).answer('p2', { react: 'trap' }).answer('p1', 'no').answer('p1', { react: 'widows' });
    expect(table.cards('p1', 'battlefield').filter((card) => card === 'widow')).toHaveLength(2);
  });
});

rule('Ashes resolve.example.5', () => {
  it('goes on with the second effect when all of that is resolved', () => {
    const table = activate(at()).answer('p2', { react: 'trap' }).answer('p1', 'no').answer('p1', { react: 'widows' });
    table.expectDecision({ p1: 'choose' }).answer('p1', ['guest']);
    expect(table.marks('guest')).toEqual({ wounds: 1 });
    table.expectDecision({ p1: 'turnAction' });
  });
  it('waits for no answers where there are none', () => {
    const table = activate(at()).answer('p2', { pass: true }).answer('p1', ['guest']);
    expect([table.marks('guest'), table.cards('p1', 'battlefield').at(-1)]).toEqual([{ wounds: 1 }, 'gilder']);
    table.expectDecision({ p1: 'turnAction' });
  });
});
