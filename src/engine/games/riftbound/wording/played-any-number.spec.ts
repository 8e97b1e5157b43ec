/** Additional costs that are paid any number of times, each time for less power (353.2.b, 353.4). */
import { describe, expect, it } from 'vitest';
import { emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { openWith as open, unitOf } from '../../../../../test/support/riftbound-texts.js';
import { unit } from '../../../../../test/support/riftbound.js';
import type { RiftboundCard } from '../card.js';
import type { Json, JsonRecord } from '../../../kernel/index.js';

/** A unit of 2 power of fury with the text. */
const dear = (id: string, text: string): RiftboundCard => {
  const { abilities: _none, ...printed } = unit({ id, energy: 0, domains: ['fury'], power: 2 });
  const read = unitOf(`${id}-read`, text);
  return { ...printed, ...('additionalCosts' in read && { additionalCosts: read.additionalCosts }), abilities: [] };
};
const HUNTER = dear(
  'hunter',
  'As an additional cost to play me, you may spend any number of buffs. I cost {fury} less for each buff you spend.',
);
const TYRANT = dear(
  'tyrant',
  'As an additional cost to play me, you may kill any number of friendly units. I cost {fury} less for each killed this way.',
);
const opened = (card: string, board: readonly (string | JsonRecord)[], runes: number) => {
  const hand = [{ card, as: card }];
  const all = Array.from({ length: runes }, (_, index) => ({ card: 'fury', as: `f${index + 1}` }));
  return open([HUNTER, TYRANT], { p1: board, p2: [] }, {}, { p1: { hand, runes: all } });
};
const buffed = (as: string) => ({ card: 'm1', as, buff: true });
const sets = (n: number): readonly Json[] =>
  Array.from({ length: n + 1 }, (_, times) => ({
    pay: Array.from({ length: times }, (_one, index) => (index === 0 ? 'paid' : `paid-${index + 1}`)),
  }));

describe('"as an additional cost …, you may spend any number of buffs"', () => {
  it('as many as the player has, with or without power left to pay', () => {
    play(opened('hunter', [buffed('a'), buffed('b'), buffed('c'), 'm2'], 2), 'hunter').expectLegal('p1', sets(3));
  });
  it('each takes one power off', () => {
    const table = play(opened('hunter', [buffed('a'), buffed('b')], 1), 'hunter');
    table.expectLegal('p1', sets(2).slice(1));
    table.answer('p1', { pay: ['paid'] }).answer('p1', { a: 'spend-buffs', f1: 'fury' });
    emptyChain(table);
    expect([table.cards('p1', 'runes'), table.state.objects[table.id('a')]?.marks['buff']]).toEqual([[], undefined]);
    expect(table.state.objects[table.id('b')]?.marks['buff']).toBe(true);
  });
  it('what is spent beyond the power takes nothing else off', () => {
    const table = play(opened('hunter', [buffed('a'), buffed('b'), buffed('c')], 0), 'hunter');
    table.answer('p1', { pay: ['paid', 'paid-2', 'paid-3'] });
    table.answer('p1', { a: 'spend-buffs', b: 'spend-buffs', c: 'spend-buffs' });
    expect(emptyChain(table).cards('p1', 'board')).toContain('hunter');
  });
  it('without enough of both the card cannot be played', () => {
    const table = opened('hunter', [buffed('a')], 0);
    expect(table.legal('p1')).not.toContainEqual({ action: 'play', card: table.id('hunter') });
  });
});

describe('"as an additional cost …, you may kill any number of friendly units"', () => {
  it('each unit that is killed takes one power off', () => {
    const table = play(opened('tyrant', ['m1', 'm2', 'm3'], 1), 'tyrant');
    table.answer('p1', { pay: ['paid'] }).answer('p1', { m2: 'kill', f1: 'fury' });
    emptyChain(table);
    expect([table.cards('p1', 'trash'), table.cards('p1', 'runes')]).toEqual([['m2'], []]);
  });
});
