/** Deaths in the place of which something else happens, if a player pays for it (366, 416.3). */
import { describe, expect, it } from 'vitest';
import { at, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import { activate, emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import {
  battlefieldOf,
  gearOf,
  legendOf,
  openWith as open,
  spellOf,
} from '../../../../../test/support/riftbound-texts.js';
import { saltStair } from '../cards/salt-stair.js';
import type { JsonRecord } from '../../../kernel/index.js';
import type { Table } from '../../../../../test/support/table.js';

const DOOM = spellOf('doom', 'Kill a unit.');
const runes = (n: number) => Array.from({ length: n }, (_, i) => ({ card: 'fury', as: `fury${i + 1}` }));
const kindOf = (table: Table) => table.state.pending[0]?.kind;
/** The one replacement that is offered. */
const accept = (table: Table, seat: string) =>
  table.answer(seat, table.legal(seat).find((key) => key !== 'none') ?? null);
const state = (table: Table, label: string) => {
  const { marks } = table.state.objects[table.id(label)] ?? {};
  return marks === undefined ? 'dead' : [marks['at'] ?? 'base', marks['exhausted'], marks['buff'], marks['damage']];
};

describe('"this turn, the next time it would die, you may pay …"', () => {
  const cards = [
    gearOf('forge', [
      '{exhaust}: Choose a friendly unit. This turn, the next time it would die, you may pay {fury} to heal, exhaust, and recall it instead.',
    ]),
    DOOM,
  ];
  const doomed = (n: number) => {
    const boards = { p1: ['forge', at('m3', 'meadow', { damage: 1 })], p2: [] };
    const table = open(cards, boards, { meadow: 'p1' }, { p1: { ...inHand('doom'), runes: runes(n) } });
    emptyChain(activate(table, 'forge', 'use').answer('p1', ['m3']));
    return emptyChain(play(table, 'doom').answer('p1', ['m3']));
  };
  it('the unit is saved if its player pays', () => {
    const table = accept(doomed(1), 'p1');
    expect(kindOf(table)).toBe('payment');
    table.answer('p1', { fury1: 'fury' });
    expect([state(table, 'm3'), table.cards('p1', 'runes')]).toEqual([['base', true, undefined, undefined], []]);
  });
  it('the unit dies if its player does not pay', () => {
    const table = doomed(1).answer('p1', 'none');
    expect([state(table, 'm3'), table.cards('p1', 'runes')]).toEqual(['dead', ['fury']]);
  });
  it('a player who cannot pay is not asked', () => {
    expect(state(doomed(0), 'm3')).toBe('dead');
  });
});

describe('"if a friendly buffed unit would die, you may exhaust me, pay …, and spend its buff"', () => {
  const cards = [
    legendOf(
      'chief',
      'If a friendly buffed unit would die, you may exhaust me, pay {any}, and spend its buff to heal, exhaust, and recall it instead.',
    ),
    DOOM,
  ];
  const doomed = (unit: JsonRecord, legend: JsonRecord = {}, victim = 'm3') => {
    const boards = { p1: [at('m3', 'meadow', unit)], p2: [{ card: 'm2', buff: true }] };
    const p1 = { ...inHand('doom'), runes: runes(1), legend: [{ card: 'chief', as: 'chief', ...legend }] };
    const table = open(cards, boards, { meadow: 'p1' }, { p1 });
    return emptyChain(play(table, 'doom').answer('p1', [victim]));
  };
  it('the unit is saved without its buff, and the legend is exhausted', () => {
    const table = accept(doomed({ buff: true }), 'p1').answer('p1', { fury1: 'fury' });
    expect([state(table, 'm3'), table.state.objects[table.id('chief')]?.marks['exhausted']]).toEqual([
      ['base', true, undefined, undefined],
      true,
    ]);
  });
  it.each<[string, JsonRecord, JsonRecord, string]>([
    ['a unit without a buff', {}, {}, 'm3'],
    ['a unit while the legend is exhausted', { buff: true }, { exhausted: true }, 'm3'],
    ['a unit of an opponent', { buff: true }, {}, 'm2'],
  ])('%s dies, and nobody is asked', (_what, unit, legend, victim) => {
    const table = doomed(unit, legend, victim);
    expect([state(table, victim), kindOf(table)]).toEqual(['dead', 'turnAction']);
  });
});

describe('"would die during combat, its controller may pay"', () => {
  const cards = [
    battlefieldOf(
      'altar',
      'If a unit with 4 {might} or less here would die during combat, its controller may pay {any} to heal, exhaust, and recall it instead.',
    ),
    DOOM,
  ];
  const opened = () => {
    const seats = { p1: { ...inHand('doom'), runes: runes(2) }, p2: { runes: runes(2).map(({ card }) => ({ card })) } };
    return open(cards, { p1: ['m3'], p2: [at('m2', 'altar')] }, { altar: 'p2' }, seats);
  };
  it('the player of the dying unit pays, also at a battlefield of another player', () => {
    const table = passAll(move(opened(), 'p1', ['m3'], 'altar'));
    expect([kindOf(table), table.state.pending[0]?.seat]).toEqual(['replacement', 'p2']);
    accept(table, 'p2');
    const [first = ''] = table.state.zones['p2.runes'] ?? [];
    table.answer('p2', { [first]: 'fury' });
    expect(state(table, 'm2')).toEqual(['base', true, undefined, undefined]);
  });
  it('outside a combat the unit dies', () => {
    expect(state(emptyChain(play(opened(), 'doom').answer('p1', ['m2'])), 'm2')).toBe('dead');
  });
});

describe('a unit that is killed as a cost', () => {
  it('dies, and no player pays to save it with what pays the same cost', () => {
    const boards = { p1: [{ card: 'salt-charm', as: 'charm' }, 'm3'], p2: [] };
    const p1 = { ...inHand('salt-ghoul'), runes: runes(3) };
    const table = play(open(saltStair, boards, {}, { p1 }), 'salt-ghoul').answer('p1', { pay: ['killed'] });
    table.answer('p1', { fury1: 'energy', fury2: 'energy', fury3: 'energy', m3: 'kill' });
    expect([state(table, 'm3'), kindOf(table), table.cards('p1', 'runes').length]).toEqual(['dead', 'turnAction', 3]);
  });
});

describe('a player who leaves while paying to save a unit', () => {
  const leaving = (boards: Parameters<typeof open>[1], more: JsonRecord = {}) => {
    const p2 = { runes: runes(2).map(({ card }) => ({ card })) };
    return open([...saltStair, DOOM], { p3: [], ...boards }, {}, { p1: { ...inHand('doom'), ...more }, p2 });
  };
  it('is asked no more, and the spell is over', () => {
    const table = leaving({ p1: [], p2: [{ card: 'salt-charm', as: 'charm' }, 'm3'] });
    accept(emptyChain(play(table, 'doom').answer('p1', ['m3'])), 'p2').expectDecision({ p2: 'payment' });
    table.concede('p2').expectDecision({ p1: 'turnAction' });
    expect([state(table, 'm3'), table.cards('p1', 'trash')]).toEqual(['dead', ['doom']]);
  });
});
