/** 709: what read texts do as a unit becomes Mighty. */
import { describe, expect, it } from 'vitest';
import { inHand } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { gearOf, handSize, openWith as open, spellOf } from '../../../../../test/support/riftbound-texts.js';

const cards = [
  gearOf('bell', 'When a unit you control becomes [Mighty], you may exhaust this to draw 2.'),
  gearOf('horn', 'When one of your units becomes [Mighty], draw 1.'),
  spellOf('praise', 'Give a unit with 6 {might} or less +2 {might} this turn.'),
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
});
