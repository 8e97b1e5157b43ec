/** What read texts ask of showdowns, and of combats that leave units of both sides. */
import { describe, expect, it } from 'vitest';
import { at, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { gearOf, openWith as open } from '../../../../../test/support/riftbound-texts.js';
import type { Table } from '../../../../../test/support/table.js';

describe('"when … during a showdown"', () => {
  const cards = [gearOf('kettle', 'When you play a gear during a showdown, gain 2 XP.'), gearOf('drum', '[Reaction]')];
  const table = () => open(cards, { p1: ['kettle', 'm2'], p2: [] }, {}, { p1: inHand('drum') });
  const experience = (played: Table) => emptyChain(played).player('p1')['experience'];
  it('309: while a showdown is under way', () => {
    expect(experience(play(move(table(), 'p1', ['m2'], 'meadow'), 'drum'))).toBe(2);
  });
  it('not in a neutral state', () => {
    expect(experience(play(table(), 'drum'))).toBe(0);
  });
  it('not after a showdown', () => {
    expect(experience(play(passAll(move(table(), 'p1', ['m2'], 'meadow')), 'drum'))).toBe(0);
  });
});

describe('"if a combat in which you attack ends in a tie"', () => {
  const cards = [gearOf('truce', 'If a combat in which you attack ends in a tie, recall each unit instead.')];
  /** Stunned defenders deal no damage, so that the attacker lives. */
  const fought = (owner: 'p1' | 'p2', defenders: readonly string[]) => {
    const there = defenders.map((card) => at(card, 'bridge', { stunned: true }));
    const boards = { p1: ['m3'], p2: [...there, 'm2'] };
    const all = { ...boards, [owner]: [...boards[owner], 'truce'] };
    return emptyChain(passAll(move(open(cards, all, { bridge: 'p2' }), 'p1', ['m3'], 'bridge')));
  };
  const recalled = (table: Table) =>
    [...table.log.flatMap(({ kind, card }) => (kind === 'recalled' ? [card] : []))].sort();
  it('440.1.a.2, 002: units of both sides go home, and nobody controls the battlefield', () => {
    const table = fought('p1', ['m4']);
    expect(recalled(table)).toEqual(['m3', 'm4']);
    expect(table.rulesOf('recalled', { card: 'm4' })).toEqual([['440.1.a.2', '430.1', '002']]);
    table.expectNotHappened('scored').expectHappened('controlLost', { object: 'bridge' });
  });
  it('if a text of the defender says so the attackers alone go home', () => {
    expect(recalled(fought('p2', ['m4']))).toEqual(['m3']);
  });
  it('a combat that leaves no defenders is no tie', () => {
    const table = fought('p1', ['m1']);
    expect(recalled(table)).toEqual([]);
    table.expectHappened('scored', { seat: 'p1', by: 'conquer' });
  });
});
