/** What read texts counter by what was chosen for it. */
import { describe, expect, it } from 'vitest';
import { at, inHand } from '../../../../../test/support/riftbound-battles.js';
import { activate, emptyChain, play } from '../../../../../test/support/riftbound-play.js';
import { gearOf, openWith as open, spellOf } from '../../../../../test/support/riftbound-texts.js';

const cards = [
  spellOf('refuse', 'Counter an enemy spell or ability that chooses a gear or unit you control.'),
  spellOf(
    'shield',
    'Choose a friendly unit with 4 {might} or less at a battlefield. Counter an enemy spell or ability that chooses it but no other friendly unit.',
  ),
  spellOf('doom', 'Kill a unit.'),
  spellOf('twist', 'Choose two units with 6 {might} or less. They deal damage equal to their Mights to each other.'),
  spellOf('rest', 'Draw 1.'),
  spellOf('choice', 'Choose one — Kill a unit. Draw 1.'),
  gearOf('wand', '{exhaust}: [Reaction] — Deal 6 to a unit.'),
];
/** p2 has answered, and p1 may respond. */
const open2 = (own: string) => {
  const boards = { p1: [at('m2', 'bridge'), at('m3', 'bridge'), 'm1'], p2: ['m5', 'wand'] };
  const seats = { p1: inHand(own, 'rest'), p2: inHand('doom', 'twist', 'choice') };
  const table = open(cards, boards, { bridge: 'p1' }, seats);
  return play(table, 'rest').answer('p1', { action: 'pass' });
};
const isOffered = (table: ReturnType<typeof open>, card: string): boolean =>
  JSON.stringify(table.legal('p1')).includes(`"card":"${table.id(card)}"`);
const isOfferedAfter = (own: string, card: string, answers: readonly (readonly string[])[]): boolean => {
  const table = open2(own);
  if (card === 'wand') activate(table, 'wand', 'use', 'p2');
  else play(table, card, 'p2');
  for (const answer of answers) table.answer('p2', [...answer]);
  return isOffered(table.answer('p2', { action: 'pass' }), own);
};

describe('"an enemy spell or ability that chooses" something', () => {
  it.each([
    ['doom', [['m2']], true],
    ['doom', [['m5']], false],
    ['wand', [['m3']], true],
    ['wand', [['m5']], false],
    ['choice', [['option-1'], ['m2']], true],
    ['choice', [['option-2']], false],
  ])('is %s with %o: %s', (card, answers, expected) => {
    expect(isOfferedAfter('refuse', card, answers)).toBe(expected);
  });
  it('is countered, and its units live', () => {
    const table = play(open2('refuse'), 'doom', 'p2').answer('p2', ['m2']).answer('p2', { action: 'pass' });
    emptyChain(play(table, 'refuse').answer('p1', [table.state.zones['chain']?.at(-1) ?? '']));
    expect([table.cards('p1', 'board').includes('m2'), table.cards('p2', 'trash')]).toEqual([true, ['doom']]);
  });
});

describe('"that chooses it but no other friendly unit"', () => {
  it.each([
    ['doom', [['m2']], true],
    ['doom', [['m1']], false],
    ['twist', [['m2'], ['m5']], true],
    ['twist', [['m2'], ['m3']], false],
  ])('is %s with %o: %s', (card, answers, expected) => {
    expect(isOfferedAfter('shield', card, answers)).toBe(expected);
  });
});
