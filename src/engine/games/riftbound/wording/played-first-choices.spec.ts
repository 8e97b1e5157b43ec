/** What read texts do once in a turn for each player. */
import { describe, expect, it } from 'vitest';
import { at, battleTable, inHand, move } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, endTurn, PASS, play } from '../../../../../test/support/riftbound-play.js';
import { battlefieldOf, gearOf, handSize, spellOf, unitOf } from '../../../../../test/support/riftbound-texts.js';
import type { Table } from '../../../../../test/support/table.js';

describe('"when a player chooses a friendly … here with a spell first in a turn"', () => {
  const cards = [
    battlefieldOf('grove', 'When a player chooses a friendly Mech here with a spell first in a turn, they draw 2.'),
    { ...unitOf('golem', '[Tank]', 2), tags: ['Mech'] },
    { ...unitOf('robot', '[Tank]', 2), tags: ['Mech'] },
    spellOf('wake', 'Ready a unit.'),
    spellOf('pair', 'Buff a unit, then stun an exhausted unit.'),
    gearOf('crank', '{exhaust}: Ready a unit.'),
  ];
  const table = (p1: readonly string[], boards = {}) => {
    const seats = {
      p1: { hand: p1.map((card, index) => ({ card, as: `own-${index}` })) },
      p2: { hand: [{ card: 'wake', as: 'other' }] },
    };
    const own = { p1: [at('golem', 'grove'), at('robot', 'grove', { exhausted: true }), 'm2', 'crank'], p2: ['m3'] };
    return battleTable({ ...own, ...boards }, { grove: 'p1' }, { cards, seats });
  };
  const chosen = (opened: Table, card: string, ...targets: readonly string[]) => {
    play(opened, card);
    for (const target of targets) opened.answer('p1', [target]);
    return emptyChain(opened);
  };
  it('draws once in a turn, for such a unit alone', () => {
    const opened = chosen(table(['wake', 'wake', 'wake']), 'own-0', 'm2');
    expect(handSize(opened)).toBe(2);
    expect(handSize(chosen(opened, 'own-1', 'golem'))).toBe(3);
    expect(handSize(chosen(opened, 'own-2', 'robot'))).toBe(2);
  });
  it('376.1.b: two of them for one spell are asked for, and draw once', () => {
    const opened = chosen(table(['pair']), 'own-0', 'golem', 'robot');
    const [first] = opened.legal('p1');
    expect(handSize(emptyChain(opened.answer('p1', first ?? null)))).toBe(2);
  });
  it('an ability is no spell', () => {
    const opened = table([]);
    opened.answer('p1', { action: 'activate', source: 'crank', ability: 'use' }).answer('p1', ['golem']);
    expect(handSize(emptyChain(opened))).toBe(0);
  });
  it('a player who chooses the unit of an opponent draws nothing, and each turn counts apart', () => {
    const opened = play(table(['wake', 'wake']), 'own-0')
      .answer('p1', ['golem'])
      .answer('p1', PASS);
    play(opened, 'other', 'p2').answer('p2', ['golem']);
    expect([handSize(emptyChain(opened)), handSize(opened, 'p2')]).toEqual([3, 0]);
    emptyChain(endTurn(emptyChain(endTurn(opened)), 'p2'));
    const before = handSize(opened);
    expect(handSize(chosen(opened, 'own-1', 'golem')) - before).toBe(1);
  });
  it('each player once in the same turn', () => {
    const seats = { p1: inHand('wake'), p2: { hand: [{ card: 'wake', as: 'other' }] } };
    const boards = { p1: ['golem'], p2: [at('robot', 'grove')] };
    const opened = move(battleTable(boards, { grove: 'p2' }, { cards, seats }), 'p1', ['golem'], 'grove');
    // The newest item is of the player of the battlefield, who has priority.
    play(opened, 'wake').answer('p1', ['golem']);
    emptyChain(play(opened, 'other', 'p2').answer('p2', ['robot']));
    expect([handSize(opened), handSize(opened, 'p2')]).toEqual([2, 2]);
  });
});
