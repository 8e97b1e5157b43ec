import { describe, expect, it } from 'vitest';
import type { JsonRecord } from '../../../src/engine/index.js';
import { dice } from '../../support/ashes.js';
import { answered, card, decksTable, expectWounds, plays, uses } from '../../support/ashes-decks.js';

const CHAMPION = { phoenixborn: [card('champion')] };
const alteration = (id: string, host: string) => ({ card: id, as: id, attachedTo: host });

describe('Aradel Summergaard', () => {
  it('blasts any unit with 2 damage', () => {
    const table = decksTable({
      p1: {
        phoenixborn: [card('aradel-summergaard')],
        activePool: dice('natural', 'class', 1),
        battlefield: [card('gilder')],
      },
      p2: { battlefield: [card('iron-rhino')] },
    });
    answered(uses(table, 'p1', 'aradel-summergaard', 'water-blast'), ['p1', ['iron-rhino']]);
    expectWounds(table, { 'iron-rhino': 2, gilder: 0 });
  });
});

describe('Summon Mist Spirit', () => {
  const at = (active: number) =>
    decksTable({
      p1: {
        spellboard: [card('summon-mist-spirit')],
        activePool: [...dice('illusion', 'class', 1), ...dice('natural', 'basic', active)],
        conjurationPile: ['mist-spirit', 'mist-spirit'],
      },
    }).answer('p1', { action: 'activate', card: 'summon-mist-spirit', ability: 'summon' });

  it('brings one Spirit, and asks for no die that is not there', () => {
    expect(at(0).cards('p1', 'battlefield')).toEqual(['mist-spirit']);
  });
  it('brings a second for one more die, said as it is activated', () => {
    const brought = at(1)
      .expectDecision({ p1: 'parallelCost' })
      .legal('p1')
      .map((way) => at(1).answer('p1', way).cards('p1', 'battlefield').length);
    expect([...brought].sort()).toEqual([1, 2]);
  });
});

describe('Blue Jaguar', () => {
  it('keeps a unit from blocking this turn', () => {
    const table = decksTable({
      p1: { battlefield: [card('blue-jaguar')] },
      p2: { ...CHAMPION, battlefield: [card('gilder'), card('iron-worker')] },
    });
    answered(table, ['p1', { action: 'attack', target: 'champion' }], ['p1', ['blue-jaguar']]);
    table.expectDecision({ p1: 'target' }).answer('p1', ['gilder']);
    table.expectLegal('p2', [{}, { 'blue-jaguar': 'iron-worker' }]);
  });
});

describe('Reflections in the Water', () => {
  it('takes all abilities, inexhaustible ones too; the Inheritance of a Gilder among them', () => {
    const table = decksTable({
      p1: {
        phoenixborn: [card('aradel-summergaard')],
        activePool: dice('natural', 'class', 1),
        battlefield: [card('iron-worker')],
      },
      p2: { battlefield: [card('gilder')], attached: [alteration('reflections-in-the-water', 'gilder')] },
    });
    answered(uses(table, 'p1', 'aradel-summergaard', 'water-blast'), ['p1', ['gilder']]);
    table.expectHappened('destroyed').expectDecision({ p1: 'turnAction' });
    expect(table.cards('p2', 'discardPile')).toEqual(['reflections-in-the-water']);
  });
});

describe('Mist Typhoon', () => {
  it('hurts the units that are there as it begins, and may draw', () => {
    const table = decksTable({
      p1: {
        hand: ['mist-typhoon'],
        activePool: [...dice('illusion', 'class', 1), ...dice('natural', 'class', 1)],
        battlefield: [card('gilder')],
      },
      p2: { battlefield: [card('iron-rhino'), card('hammer-knight')] },
    });
    answered(plays(table, 'p1', 'mist-typhoon'), ['p1', 'iron-rhino'], ['p1', 'no']);
    expectWounds(table, { 'iron-rhino': 1, 'hammer-knight': 1, gilder: 0 });
    expect(table.cards('p1', 'hand')).toEqual([]);
  });
});

describe('Out of the Mist', () => {
  const at = (...battlefield: readonly string[]) =>
    decksTable({
      p1: {
        hand: ['out-of-the-mist'],
        activePool: [...dice('illusion', 'power', 1), ...dice('natural', 'power', 1)],
        battlefield: battlefield.map((id) => card(id)),
      },
      p2: { battlefield: [card('iron-rhino'), card('hammer-knight')] },
    });
  it('deals as much damage as its player has units', () => {
    const table = answered(
      plays(at('gilder', 'iron-worker'), 'p1', 'out-of-the-mist'),
      ['p1', ['iron-rhino']],
      ['p1', 'yes'],
    );
    expectWounds(table, { 'iron-rhino': 2 });
    expect(table.cards('p1', 'hand')).toEqual(['worker']);
  });
  it('deals none without units, and draws all the same', () => {
    const table = answered(plays(at(), 'p1', 'out-of-the-mist'), ['p1', ['iron-rhino']]).expectNotHappened(
      'damageDealt',
    );
    expect(table.answer('p1', 'yes').cards('p1', 'hand')).toEqual(['worker']);
  });
});

describe('Root Armor', () => {
  const struck = (...armour: readonly JsonRecord[]) => {
    const table = decksTable({
      p1: {
        phoenixborn: [card('aradel-summergaard')],
        activePool: dice('natural', 'class', 1),
        battlefield: [card('gilder')],
      },
      p2: {
        battlefield: [card('iron-worker', { exhaustion: 1 })],
        attached: armour.map((more, n) => ({
          card: 'root-armor',
          as: `armor-${n}`,
          attachedTo: 'iron-worker',
          ...more,
        })),
      },
    });
    return answered(uses(table, 'p1', 'aradel-summergaard', 'water-blast'), ['p1', ['iron-worker']]);
  };
  it('prevents 1 of the damage dealt to the unit, also while that is exhausted', () => {
    const table = struck({});
    expectWounds(table, { 'iron-worker': 1 });
    expect(table.facts('iron-worker').numbers['life']).toBe(3);
  });
  it('prevents 2 as two, in one go', () => {
    const table = struck({}, {});
    expectWounds(table, { 'iron-worker': 0 });
    expect(table.log.filter(({ kind }) => kind === 'damagePrevented').map(({ amount }) => amount)).toEqual([2]);
  });
});

describe('Steady Gaze', () => {
  it('exhausts a unit twice', () => {
    const table = decksTable({
      p1: { hand: ['steady-gaze'], activePool: dice('illusion', 'class', 2), battlefield: [card('gilder')] },
      p2: { battlefield: [card('iron-rhino')] },
    });
    expect(answered(plays(table, 'p1', 'steady-gaze'), ['p1', ['iron-rhino']]).marks('iron-rhino')).toEqual({
      exhaustion: 2,
    });
  });
});

describe('Massive Growth', () => {
  const at = () =>
    decksTable({
      p1: {
        hand: ['massive-growth'],
        activePool: dice('natural', 'class', 2),
        battlefield: [card('iron-worker'), card('hammer-knight'), card('gilder')],
      },
    });
  it('is attached only to units with attack 2 or less', () => {
    const table = plays(at(), 'p1', 'massive-growth').expectLegal('p1', ['iron-worker', 'gilder']);
    expect(table.answer('p1', 'gilder').facts('gilder').numbers).toMatchObject({ attack: 4, life: 6 });
  });
});

describe('Butterfly Monk', () => {
  it('mends a unit or Phoenixborn as it is destroyed, exhausted or not; not itself', () => {
    const table = decksTable({
      p1: {
        phoenixborn: [card('aradel-summergaard', { wounds: 3 })],
        activePool: dice('natural', 'class', 1),
        battlefield: [card('butterfly-monk', { exhaustion: 1 }), card('gilder', { wounds: 1 })],
      },
      p2: CHAMPION,
    });
    answered(uses(table, 'p1', 'aradel-summergaard', 'water-blast'), ['p1', ['butterfly-monk']]);
    table.expectLegal('p1', [[], ['aradel-summergaard'], ['gilder'], ['champion']]);
    expectWounds(table.answer('p1', ['aradel-summergaard']), { 'aradel-summergaard': 2 });
  });
});
