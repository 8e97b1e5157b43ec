/** 183.1: what read texts do to who controls a unit. */
import { describe, expect, it } from 'vitest';
import { at, inHand } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import { openWith as open, spellOf } from '../../../../../test/support/riftbound-texts.js';

const cards = [
  spellOf('seize', 'Choose an exhausted enemy unit at a battlefield. Take control of it and recall it.'),
  spellOf(
    'borrow',
    'Take control of an exhausted enemy unit at a battlefield. Ready it. Lose control of that unit and recall it at end of turn.',
  ),
];
const taken = (spell: string) => {
  const boards = { p1: ['m2'], p2: ['m5', at('m3', 'bridge', { exhausted: true })] };
  const table = open(cards, boards, { bridge: 'p2' }, { p1: inHand(spell) });
  return emptyChain(
    play(table, spell)
      .expectLegal('p1', [['m3']])
      .answer('p1', ['m3']),
  );
};
const stateOf = (table: ReturnType<typeof taken>) => [
  table.state.objects[table.id('m3')]?.controller,
  table.marks('m3')['at'],
  table.marks('m3')['exhausted'],
];

describe('"take control of it"', () => {
  it('is for good, and recalls it to the base of its new player', () => {
    const table = taken('seize');
    expect([stateOf(table), stateOf(endTurn(table))]).toEqual([
      ['p1', undefined, true],
      ['p1', undefined, true],
    ]);
  });
  it('is until the end of the turn, and then it is in the base of its old player', () => {
    const table = taken('borrow');
    expect(stateOf(table)).toEqual(['p1', table.id('bridge'), undefined]);
    for (let n = 0; n < 40 && table.state.turn.active === 'p1'; n++) {
      const [open] = table.state.pending;
      table.answer(open?.seat ?? '', { action: open?.kind === 'turnAction' ? 'end-turn' : 'pass' });
    }
    expect(stateOf(table).slice(0, 2)).toEqual(['p2', undefined]);
  });
});
