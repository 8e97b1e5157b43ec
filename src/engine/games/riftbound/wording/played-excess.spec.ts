/** What read texts ask of damage that was assigned beyond what kills (439.1.d.4). */
import { describe, expect, it } from 'vitest';
import { at, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, PASS, play } from '../../../../../test/support/riftbound-play.js';
import { battlefieldOf, openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';

const XP = 'gain 1 XP.';
const CARDS = [
  spellOf('carry', 'Move a friendly unit.'),
  unitOf('brawler', `When I conquer, if you assigned 3 or more excess damage, ${XP}`, 6),
  unitOf('raider', `When I conquer after an attack, if you assigned 3 or more excess damage to enemy units, ${XP}`, 6),
  unitOf(
    'archer',
    'When I conquer, if you assigned 2 or more excess damage, you may deal that much to an enemy unit.',
    6,
  ),
  battlefieldOf('pits', `When you conquer here, if you assigned 3 or more excess damage, ${XP}`),
];
const experience = (table: ReturnType<typeof open>) => table.player('p1')['experience'];

describe('"if you assigned 3 or more excess damage"', () => {
  it.each([
    ['brawler', ['m3'], 1],
    ['brawler', ['m4'], 0],
    ['brawler', [{ card: 'm4', damage: 1 }], 1],
    ['brawler', ['m1', 'm2'], 1],
    ['brawler', ['m1', 'm3'], 0],
    ['raider', ['m3'], 1],
    ['raider', ['m4'], 0],
  ])('%s against %o: %d', (unit, units, gained) => {
    const there = units.map((one) => (typeof one === 'string' ? at(one, 'bridge') : { at: 'bridge', ...one }));
    const table = passAll(move(open(CARDS, { p1: [unit], p2: there }, { bridge: 'p2' }), 'p1', [unit], 'bridge'));
    while (table.state.pending[0]?.kind === 'assignDamage') table.answer('p1', table.legal('p1')[0] ?? null);
    expect(experience(emptyChain(passAll(table)))).toBe(gained);
  });
  it('is nothing without a combat', () => {
    const table = open(CARDS, { p1: ['brawler', 'raider'], p2: [] }, {});
    expect(experience(emptyChain(passAll(move(table, 'p1', ['brawler', 'raider'], 'bridge'))))).toBe(0);
  });
  it.each([
    ['m3', 1],
    ['m4', 0],
  ])('a battlefield asks for it as well: against %s %d', (unit, gained) => {
    const table = open(CARDS, { p1: ['m6'], p2: [at(unit, 'pits')] }, { pits: 'p2' });
    expect(experience(emptyChain(passAll(move(table, 'p1', ['m6'], 'pits'))))).toBe(gained);
  });
  it('is known of the conquest, and who attacked', () => {
    const table = open(CARDS, { p1: ['m6'], p2: [at('m2', 'bridge')] }, { bridge: 'p2' });
    passAll(move(table, 'p1', ['m6'], 'bridge')).expectHappened('scored', { by: 'conquer', attacked: true, excess: 4 });
  });
  it('a defender has not attacked', () => {
    const table = move(
      open(CARDS, { p1: ['m2'], p2: ['m5'] }, {}, { p2: inHand('carry') }),
      'p1',
      ['m2'],
      'bridge',
    ).answer('p1', PASS);
    emptyChain(play(table, 'carry', 'p2').answer('p2', ['m5']).answer('p2', ['bridge']));
    passAll(table).expectHappened('scored', { seat: 'p2', by: 'conquer', excess: 3 });
    const scored = table.log.find(({ kind }) => kind === 'scored');
    expect(scored?.['attacked']).toBeUndefined();
  });
  it('"that much" is the excess', () => {
    const table = open(CARDS, { p1: ['archer'], p2: [at('m3', 'bridge'), 'm5'] }, { bridge: 'p2' });
    emptyChain(passAll(move(table, 'p1', ['archer'], 'bridge'))).answer('p1', ['m5']);
    emptyChain(table).answer('p1', 'yes');
    expect(table.marks('m5')['damage']).toBe(3);
  });
});
