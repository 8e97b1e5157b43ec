/** Texts that ask what a player has conquered in the turn, and what died in its Beginning Phase (352.2, 442.1). */
import { describe, expect, it } from 'vitest';
import { at, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import { openWith as open, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';
import { unit } from '../../../../../test/support/riftbound.js';
import type { Table } from '../../../../../test/support/table.js';

describe('"only to a battlefield you conquered" (352.2)', () => {
  const cards = [
    unitOf('drake', 'I can be played only to a battlefield you conquered this turn.'),
    spellOf(
      'call',
      'Play a unit with Energy cost no more than {2} from your hand to your base, ignoring its Energy cost.',
    ),
    spellOf('doom', 'Kill a unit.'),
  ];
  const opened = () =>
    open(cards, { p1: ['m3', at('m2', 'meadow')], p2: [] }, { meadow: 'p1' }, { p1: inHand('drake', 'call', 'doom') });
  const mayPlay = (table: Table) =>
    table
      .legal('p1')
      .some((one) => JSON.stringify(one) === JSON.stringify({ action: 'play', card: table.id('drake') }));
  it('there, and neither in the base nor at another battlefield of its player', () => {
    const table = passAll(move(opened(), 'p1', ['m3'], 'bridge'));
    expect(mayPlay(table)).toBe(true);
    play(table, 'drake');
    if (table.state.pending[0]?.kind === 'where') table.expectLegal('p1', ['bridge']).answer('p1', 'bridge');
    const drake = emptyChain(table).find('p1', 'board', 'drake');
    expect(table.state.objects[drake]?.marks['at']).toBe(table.id('bridge'));
  });
  it('nowhere before a conquest, also for a text that has it played to the base', () => {
    const table = opened();
    expect(mayPlay(table)).toBe(false);
    emptyChain(play(table, 'call'));
    expect([table.cards('p1', 'hand').includes('drake'), table.cards('p1', 'board').includes('drake')]).toEqual([
      true,
      false,
    ]);
  });
  it('nowhere if its player controls the conquered battlefield no more', () => {
    const table = passAll(move(opened(), 'p1', ['m3'], 'bridge'));
    emptyChain(play(table, 'doom').answer('p1', ['m3']));
    expect([mayPlay(table), table.cards('p1', 'trash')]).toEqual([false, ['m3', 'doom']]);
  });
  it('nowhere in a later turn, also where a battlefield was held', () => {
    const table = passAll(move(opened(), 'p1', ['m3'], 'bridge'));
    endTurn(endTurn(table), 'p2');
    expect(mayPlay(emptyChain(table))).toBe(false);
  });
});

describe('"if a friendly unit has died during your Beginning Phase"', () => {
  const cards = [
    unitOf('watcher', 'I enter ready if a friendly unit has died during your Beginning Phase this turn.'),
    unit({ id: 'shade', energy: 0, keywords: [{ keyword: 'temporary' }] }),
    spellOf('doom', 'Kill a unit.'),
  ];
  const ready = (table: Table, seat: string) => {
    emptyChain(play(table, 'watcher', seat));
    if (table.state.pending[0]?.kind === 'where') emptyChain(table.answer(seat, 'base'));
    return table.state.objects[table.find(seat, 'board', 'watcher')]?.marks['exhausted'] !== true;
  };
  it('it enters ready after such a death', () => {
    const table = open(cards, { p1: [], p2: ['shade'] }, {}, { p2: inHand('watcher') });
    expect(ready(emptyChain(endTurn(table)), 'p2')).toBe(true);
  });
  it('it enters exhausted after a death in another phase', () => {
    const table = open(cards, { p1: ['m1'], p2: [] }, {}, { p1: inHand('watcher', 'doom') });
    emptyChain(play(table, 'doom'));
    if (table.state.pending[0]?.kind === 'target') emptyChain(table.answer('p1', ['m1']));
    expect([table.cards('p1', 'trash').includes('m1'), ready(table, 'p1')]).toEqual([true, false]);
  });
  it('it enters exhausted for an opponent of the dead unit’s player', () => {
    const boards = { p1: [], p2: ['shade'] };
    const table = open(cards, boards, {}, { p1: inHand('watcher'), p2: {} });
    endTurn(emptyChain(endTurn(table)), 'p2');
    expect(ready(table, 'p1')).toBe(false);
  });
});
