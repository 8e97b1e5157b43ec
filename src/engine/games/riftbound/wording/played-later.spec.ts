/** What a conquest was like, might that is left at the least, and a card that comes back at a later hold. */
import { describe, expect, it } from 'vitest';
import { at, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import { mightOf, openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';
import type { JsonRecord } from '../../../kernel/index.js';
import type { Table } from '../../../../../test/support/table.js';

const experienceOf = (table: Table) => table.player('p1')['experience'];

describe('"I conquer a battlefield that was uncontrolled" (442.1)', () => {
  const cards = [unitOf('settler', 'When I conquer a battlefield that was uncontrolled, gain 3 XP.')];
  const conquered = (p2: readonly JsonRecord[], controlled: Record<string, string>) => {
    const table = open(cards, { p1: ['settler'], p2: [...p2] }, controlled);
    passAll(move(table, 'p1', ['settler'], 'bridge'));
    return [experienceOf(emptyChain(table)), table.state.objects[table.id('bridge')]?.marks['controlled']];
  };
  it('is due where no player controlled it', () => {
    expect(conquered([], {})).toEqual([3, true]);
  });
  it('is not due where an opponent did, whose units the combat has killed', () => {
    expect(conquered([at('m1', 'bridge')], { bridge: 'p2' })).toEqual([0, true]);
  });
});

describe('"to a minimum of" of a passive text (450.3)', () => {
  const cards = [unitOf('zealot', 'Stunned enemy units here have -5 {might}, to a minimum of 1 {might}.')];
  const opened = (more: JsonRecord = {}) => {
    const boards = {
      p1: [at('zealot', 'meadow')],
      p2: [at('m3', 'meadow', more), at('m0', 'meadow', more), at('m6', 'meadow', more), { card: 'm2', ...more }],
    };
    return open(cards, boards, { meadow: 'p1' });
  };
  const all = (table: Table) => ['m3', 'm0', 'm6', 'm2'].map((label) => mightOf(table, label));
  it('leaves the least, takes nothing from less, and means stunned units there alone', () => {
    expect([all(opened({ stunned: true })), all(opened())]).toEqual([
      [1, 0, 1, 2],
      [3, 0, 6, 2],
    ]);
  });
  it('counts after what is added', () => {
    expect(all(opened({ stunned: true, buff: true }))).toEqual([1, 1, 2, 3]);
  });
});

describe('"the next time they hold, return it" (382, 442.2)', () => {
  const cards = [
    unitOf(
      'archer',
      'When you play me, draw 1. Choose an opponent. They reveal their hand. Choose a unit revealed this way and banish it. The next time they hold, return it to their hand.',
    ),
    spellOf('doom', 'Kill a unit.'),
  ];
  const played = (theirs: readonly JsonRecord[]) => {
    const hands = { p1: inHand('archer', 'doom'), p2: inHand('m4', 'm5') };
    const table = open(cards, { p1: [], p2: [...theirs] }, { bridge: 'p2' }, hands);
    emptyChain(play(table, 'archer'));
    table.expectLegal('p1', [[table.find('p2', 'hand', 'm4')], [table.find('p2', 'hand', 'm5')]]);
    table.answer('p1', [table.find('p2', 'hand', 'm5')]);
    const [archer = ''] = table.state.zones['p1.board'] ?? [];
    emptyChain(play(emptyChain(table), 'doom'));
    if (table.state.objects[archer] !== undefined) emptyChain(table.answer('p1', [archer]));
    expect(table.cards('p1', 'trash')).toEqual(['archer', 'doom']);
    return table;
  };
  const cardsOf = (table: Table) => [table.cards('p2', 'hand').includes('m5'), table.cards('p2', 'banishment')];
  it('the card waits until then, also without the unit, and comes back once', () => {
    const table = played([at('m2', 'bridge')]);
    expect(cardsOf(table)).toEqual([false, ['m5']]);
    emptyChain(endTurn(table));
    expect(cardsOf(table)).toEqual([true, []]);
    expect(table.state.effects).toEqual([]);
  });
  it('stays banished while they hold nothing', () => {
    expect(cardsOf(emptyChain(endTurn(played([{ card: 'm2', as: 'm2' }]))))).toEqual([false, ['m5']]);
  });
});
