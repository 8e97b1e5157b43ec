/** 709: what read texts do as a unit becomes Mighty. */
import { describe, expect, it } from 'vitest';
import { inHand } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { unit } from '../../../../../test/support/riftbound.js';
import { gearOf, handSize, openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';

const cards = [
  gearOf('bell', 'When a unit you control becomes [Mighty], you may exhaust this to draw 2.'),
  gearOf('horn', 'When one of your units becomes [Mighty], draw 1.'),
  spellOf('praise', 'Give a unit with 6 {might} or less +2 {might} this turn.'),
];

const reflection = unit({ id: 'unl-t06', might: 0, supertype: 'token' });
const others = [
  spellOf(
    'mirror',
    'Choose an enemy unit. Play a Reflection unit token ready to your base. It becomes a copy of that unit. Give it [Temporary].',
  ),
  spellOf('seize', 'Take control of an enemy unit.'),
];

describe('"when a unit becomes [Mighty]"', () => {
  it.each([
    ['m3', 3],
    ['m2', 0],
    ['m5', 0],
    ['m4', 0],
  ])('two more might for %s draws %d', (unit, drawn) => {
    const boards = { p1: ['bell', 'horn', 'm2', 'm3', 'm5'], p2: ['m4'] };
    const table = emptyChain(play(open(cards, boards, {}, { p1: inHand('praise') }), 'praise').answer('p1', [unit]));
    if (drawn > 0) {
      const [first = ''] = table.state.pending[0]?.kind === 'triggerOrder' ? (table.legal('p1') as string[][]) : [];
      emptyChain(emptyChain(first === '' ? table : table.answer('p1', first)).answer('p1', 'yes'));
    }
    expect([handSize(table), table.state.pending[0]?.kind]).toEqual([drawn, 'turnAction']);
  });
  it.each([
    ['a unit enters that is Mighty', 'giant', [], 0],
    ['a token becomes a copy of a Mighty unit', 'mirror', ['m6'], 1],
    ['a Mighty unit changes hands', 'seize', ['m6'], 0],
  ])('as %s, %s with %o draws %d', (_what, card, chosen, drawn) => {
    const all = [...cards.slice(1), reflection, unitOf('giant', 'I enter ready.', 6), ...others];
    const table = play(open(all, { p1: ['horn', 'm2'], p2: ['m6'] }, {}, { p1: inHand(card) }), card);
    expect(handSize(emptyChain(chosen.length > 0 ? table.answer('p1', chosen) : table))).toBe(drawn);
  });
});
