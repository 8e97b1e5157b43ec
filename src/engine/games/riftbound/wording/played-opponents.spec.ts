/** What read texts let players besides that of the text do, and what they wait for from opponents. */
import { describe, expect, it } from 'vitest';
import { at, battleTable, inHand, move, passAll } from '../../../../../test/support/riftbound-battles.js';
import { emptyChain, endTurn, play } from '../../../../../test/support/riftbound-play.js';
import {
  battlefieldOf,
  gearOf,
  mightOf,
  openWith as open,
  spellOf,
  unitOf,
} from '../../../../../test/support/riftbound-texts.js';
import { gear } from '../../../../../test/support/riftbound.js';
import type { Table } from '../../../../../test/support/table.js';

const experience = (table: Table, seat = 'p1') => table.player(seat)['experience'];

describe('"you and each opponent may play … for each opponent who did"', () => {
  const toast =
    'You and each opponent may play two Gold gear tokens exhausted. For each opponent who did, you play three Gold gear tokens exhausted.';
  const cards = [gear({ id: 'sfd-t03', supertype: 'token' }), spellOf('toast', toast)];
  const golds = (table: Table) => ['p1', 'p2', 'p3'].map((seat) => table.cards(seat, 'board').length);
  const table = () => emptyChain(play(open(cards, { p1: [], p2: [], p3: [] }, {}, { p1: inHand('toast') }), 'toast'));
  it.each([
    ['yes', 'yes', 'yes', [8, 2, 2]],
    ['no', 'yes', 'no', [3, 2, 0]],
    ['yes', 'no', 'no', [2, 0, 0]],
    ['no', 'no', 'no', [0, 0, 0]],
  ])('%s, %s and %s', (own, next, last, expected) => {
    expect(golds(table().answer('p1', own).answer('p2', next).answer('p3', last))).toEqual(expected);
  });
  it('an opponent who leaves as the question stands has played none', () => {
    expect(golds(table().answer('p1', 'no').concede('p2').answer('p3', 'yes'))).toEqual([3, 0, 2]);
  });
});

describe('"they may give … they control here"', () => {
  const cards = [
    battlefieldOf('stage', 'When a player plays a gear, they may give a Mech they control here +3 {might} this turn.'),
    { ...unitOf('golem', '[Tank]', 2), tags: ['Mech'] },
    { ...unitOf('robot', '[Tank]', 2), tags: ['Mech'] },
    gearOf('drum', '[Reaction]'),
  ];
  const table = (seat: 'p1' | 'p2', units: readonly object[]) =>
    battleTable(
      { p1: [], p2: [], [seat]: units.map((one) => ({ ...one })) },
      { stage: seat },
      { cards, seats: { [seat]: inHand('drum') } },
    );
  const drummed = (seat: 'p1' | 'p2', units: readonly object[]) => {
    const opened = table(seat, units);
    if (seat === 'p2') emptyChain(endTurn(opened));
    return emptyChain(play(opened, 'drum', seat));
  };
  it.each(['p1', 'p2'] as const)('%s, who plays the gear, chooses a unit of that player there, or none', (seat) => {
    const units = [at('golem', 'stage', { as: 'golem' }), at('robot', 'stage', { as: 'robot' }), at('m2', 'stage')];
    const chosen = drummed(seat, units).answer(seat, ['robot']);
    expect([mightOf(chosen, 'robot'), mightOf(chosen, 'golem')]).toEqual([5, 2]);
    const declined = drummed(seat, units).answer(seat, []);
    expect([mightOf(declined, 'robot'), mightOf(declined, 'golem')]).toEqual([2, 2]);
    drummed(seat, units).expectRefused(seat, ['m2'], 'answer.unknown-option');
  });
  it('a unit elsewhere is not offered', () => {
    const there = drummed('p1', [{ card: 'golem', as: 'golem' }, at('m2', 'stage')]);
    expect([there.state.pending[0]?.kind, mightOf(there, 'golem')]).toEqual(['turnAction', 2]);
  });
  it('"a player plays a spell" means every player', () => {
    const listening = [
      battlefieldOf('choir', 'When a player plays a spell, gain 2 XP.'),
      spellOf('hum', 'Buff a unit.'),
    ];
    const both = { p1: inHand('hum'), p2: { hand: [{ card: 'hum', as: 'other' }] } };
    const opened = battleTable({ p1: [at('m2', 'choir')], p2: [] }, { choir: 'p1' }, { cards: listening, seats: both });
    emptyChain(play(opened, 'hum').answer('p1', ['m2']));
    const first = experience(opened);
    emptyChain(play(emptyChain(endTurn(opened)), 'other', 'p2').answer('p2', ['m2']));
    expect([first, experience(opened)]).toEqual([2, 4]);
  });
});

describe('"they may move another … they control here to its base"', () => {
  const cards = [
    battlefieldOf('weir', 'When a player plays a Mech here, they may move another Mech they control here to its base.'),
    { ...unitOf('golem', '[Tank]', 2), tags: ['Mech'] },
    { ...unitOf('robot', '[Tank]', 2), tags: ['Mech'] },
  ];
  const crossed = () => {
    const boards = { p1: [at('golem', 'weir', { as: 'golem' }), at('m2', 'weir')], p2: [] };
    const table = battleTable(boards, { weir: 'p1' }, { cards, seats: { p1: inHand('robot') } });
    return emptyChain(play(table, 'robot').answer('p1', table.id('weir')));
  };
  it('offers such units, but not the one that was played', () => {
    crossed().expectLegal('p1', [[], ['golem']]);
  });
  it('moves the unit for the player who chose it, or none', () => {
    const table = crossed().answer('p1', ['golem']);
    table.expectHappened('moved', { object: 'golem', seat: 'p1' });
    expect(table.marks('golem')['at']).toBeUndefined();
    expect(crossed().answer('p1', []).marks('golem')['at']).toBe(table.id('weir'));
  });
});

describe('"the first time a player plays … each turn"', () => {
  it('is once for each player, and for no second card of that player', () => {
    const cards = [
      battlefieldOf(
        'stage',
        'The first time a player plays a gear each turn, they may give a Mech they control here +3 {might} this turn.',
      ),
      { ...unitOf('golem', '[Tank]', 2), tags: ['Mech'] },
      { ...unitOf('robot', '[Tank]', 2), tags: ['Mech'] },
      gearOf('drum', '[Reaction]'),
    ];
    const seats = {
      p1: { hand: [{ card: 'drum', as: 'one' }] },
      p2: { hand: ['other', 'two'].map((as) => ({ card: 'drum', as })) },
    };
    const boards = { p1: ['golem'], p2: [at('robot', 'stage')] };
    const opened = move(battleTable(boards, { stage: 'p2' }, { cards, seats }), 'p1', ['golem'], 'stage');
    // The newest item is of the player of the battlefield, who has priority.
    play(opened, 'one');
    emptyChain(play(opened, 'other', 'p2')).answer('p2', ['robot']);
    emptyChain(opened).answer('p1', ['golem']);
    emptyChain(opened);
    expect([mightOf(opened, 'robot'), mightOf(opened, 'golem')]).toEqual([5, 5]);
    emptyChain(play(opened, 'two', 'p2'));
    expect([opened.state.pending[0]?.kind, mightOf(opened, 'robot')]).toEqual(['focus', 5]);
  });
});

describe('"when an opponent moves to a battlefield where I am not"', () => {
  const cards = [
    unitOf('warden', 'When an opponent moves to a battlefield where I am not, gain 3 XP.'),
    spellOf('shove', 'Move an enemy unit.'),
  ];
  const table = (warden: object, seats = {}) =>
    open(cards, { p1: [{ card: 'warden', as: 'warden', ...warden }], p2: ['m1', 'm2'] }, { meadow: 'p1' }, seats);
  it.each([
    ['one unit to another battlefield', { at: 'meadow' }, ['m1'], 'bridge', 3],
    ['two units in one move', { at: 'meadow' }, ['m1', 'm2'], 'bridge', 3],
    ['to the battlefield of the unit', { at: 'meadow' }, ['m1'], 'meadow', 0],
    ['while the unit is in its base', {}, ['m1'], 'bridge', 3],
  ])('%s', (_what, warden, units, to, gained) => {
    const opened = emptyChain(endTurn(table(warden)));
    expect(experience(passAll(move(opened, 'p2', units, to)))).toBe(gained);
  });
  it('does not trigger if the opponent does not move the own unit', () => {
    const opened = play(table({ at: 'meadow' }, { p1: inHand('shove') }), 'shove');
    expect(experience(emptyChain(opened.answer('p1', ['m1']).answer('p1', ['bridge'])))).toBe(0);
  });
  it('does not trigger if an opponent moves a unit of another player', () => {
    const boards = { p1: [at('warden', 'meadow'), at('m3', 'meadow')], p2: [at('m1', 'bridge')] };
    const seats = { p2: inHand('shove') };
    const opened = emptyChain(endTurn(open(cards, boards, { meadow: 'p1', bridge: 'p2' }, seats)));
    const moved = emptyChain(play(opened, 'shove', 'p2').answer('p2', ['m3']).answer('p2', ['bridge']));
    moved.expectHappened('moved', { object: 'm3', to: moved.id('bridge') });
    expect(experience(moved)).toBe(0);
  });
});
