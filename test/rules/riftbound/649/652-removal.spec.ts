import { expect, it } from 'vitest';
import { linesOf } from '../../../support/log-lines.js';
import { draw, free, target, whenever, type Effect } from '../../../support/riftbound-abilities.js';
import { battlefield, gear, spell, unit } from '../../../support/riftbound.js';
import { at, battleTable, inHand, move, pass, passAll } from '../../../support/riftbound-battles.js';
import { play } from '../../../support/riftbound-play.js';
import { noCase, rule } from '../../../support/rule.js';

const strong = battlefield({
  id: 'temple',
  abilities: [
    {
      kind: 'static',
      name: 'strong',
      affects: { is: ['unit'] },
      changes: [{ change: 'number', name: 'might', add: 1 }],
    },
  ],
});

/** p2 has brought a battlefield that gives all units 1 might. */
const withTemple = () =>
  battleTable({ p1: ['m2'], p2: [], p3: [] }, {}, { cards: [strong], seats: { p2: { battlefields: ['temple'] } } });

const ganking = battlefield({
  id: 'temple',
  abilities: [
    {
      kind: 'static',
      name: 'ganking',
      affects: { is: ['unit'] },
      changes: [{ change: 'keyword', keyword: 'ganking' }],
    },
  ],
});

/** p1 is asked which units move to the meadow; p2's battlefield lets all units move from one battlefield to another. */
const moving = (p1: Parameters<typeof battleTable>[0][string]) => {
  const more = { cards: [ganking], seats: { p2: { battlefields: ['temple'] } } };
  const table = passAll(battleTable({ p1, p2: [], p3: [] }, {}, more));
  return table.answer('p1', { action: 'move', to: 'meadow' }).expectDecision({ p1: 'movingUnits' });
};

rule('Riftbound 652.1', () => {
  it('takes their units from the board, and from a combat, which the other side wins', () => {
    const table = battleTable({ p1: ['m2'], p2: [at('m3', 'bridge')], p3: [] }, { bridge: 'p2' });
    move(table, 'p1', ['m2'], 'bridge').concede('p2');
    expect(table.exists('m3')).toBe(false);
    passAll(table).expectHappened('scored', { object: 'bridge', seat: 'p1', by: 'conquer' });
    table.expectNotHappened('damageDealt').expectDecision({ p1: 'turnAction' });
  });
  it('leaves those of others', () => {
    const table = battleTable({ p1: ['m2'], p2: ['m3'], p3: ['m4'] }).concede('p2');
    expect([table.exists('m2'), table.exists('m4')]).toEqual([true, true]);
  });
  it('ends what their texts have done, and nothing of others', () => {
    const swell: Effect = {
      do: 'modify',
      objects: 'target',
      changes: [{ change: 'number', name: 'might', add: 3 }],
      until: 'endOfTurn',
    };
    const cards = ['swell', 'surge'].map((id) => free(id, swell, { targets: [target()] }));
    const seats = { p1: inHand('swell'), p2: inHand('surge') };
    const table = play(battleTable({ p1: ['m2'], p2: [], p3: ['m3'] }, {}, { cards, seats }), 'swell');
    table.answer('p1', ['m2']).answer('p1', pass);
    play(table, 'surge', 'p2').answer('p2', ['m3']);
    passAll(table);
    const mights = () => [table.facts('m2').numbers['might'], table.facts('m3').numbers['might']];
    expect(mights()).toEqual([5, 6]);
    table.concede('p2');
    expect(mights()).toEqual([5, 3]);
  });
  it('banishes what they control of others, and leaves what others control', () => {
    const takes = spell({
      id: 'takes',
      energy: 0,
      targets: [target({ is: ['unit'], of: 'opponents' })],
      effect: { do: 'gain-control', objects: 'target', until: 'untilItLeaves' },
    });
    const seats = { p1: inHand('takes') };
    const boards = { p1: ['m2'], p2: ['m3', 'm4'], p3: ['m5'] };
    const table = play(battleTable(boards, {}, { cards: [takes], seats }), 'takes').answer('p1', ['m3']);
    passAll(table).expectHappened('controlChanged', { object: 'm3', seat: 'p1' }).concede('p1');
    expect(linesOf(table, 'playerRemoved', 'controlChanged', 'killed')).toEqual([
      'playerRemoved seat p1 (650, 652.3, 652.1, 652.2.a, 652.2.b, 652.4)',
    ]);
    expect(['p2', 'p3'].map((seat) => [table.cards(seat, 'board'), table.cards(seat, 'banishment')])).toEqual([
      [['m4'], ['m3']],
      [['m5'], []],
    ]);
  });
  it('takes away what has triggered for them and is not on the chain yet', () => {
    const drummer = unit({
      id: 'drummer',
      might: 3,
      abilities: [
        whenever('moved', draw(), { where: { object: { object: { self: true } } } }),
        { ...whenever('moved', draw(), { where: { object: { object: { self: true } } } }), name: 'again' },
      ],
    });
    const watcher = gear({
      id: 'watcher',
      abilities: [whenever('moved', draw(), {}), { ...whenever('moved', draw(), {}), name: 'too' }],
    });
    const table = battleTable({ p1: ['drummer'], p2: ['watcher'], p3: [] }, {}, { cards: [drummer, watcher] });
    move(table, 'p1', ['drummer'], 'meadow').expectDecision({ p1: 'triggerOrder' }).concede('p1');
    expect(table.state.triggered.map(({ controller }) => controller)).toEqual(['p2', 'p2']);
  });
  it('asks anew which units move there, without those that a text of theirs let move', () => {
    const table = moving(['m3', at('m2', 'tower')]);
    table
      .expectLegal('p1', [['m2'], ['m3'], ['m3', 'm2']])
      .concede('p2')
      .expectDecision({ p1: 'movingUnits' });
    table
      .expectLegal('p1', [['m3']])
      .answer('p1', ['m3'])
      .expectHappened('moved', { object: 'm3' });
  });
  it('undoes the move, before anything was exhausted, if no unit is left that can move there', () => {
    const table = moving([at('m2', 'tower')])
      .expectLegal('p1', [['m2']])
      .concede('p2');
    expect(table.marks('m2')['exhausted']).toBeUndefined();
    table.expectNotHappened('moved').expectDecision({ p1: 'turnAction' });
  });
});

rule('Riftbound 652.2.a', () => {
  it('leaves a battlefield without text in the place of theirs', () => {
    const table = withTemple();
    expect(table.facts('m2').numbers['might']).toBe(3);
    table.concede('p2');
    expect([table.facts('m2').numbers['might'], table.cards('p2', 'battlefields')]).toEqual([2, ['temple']]);
  });
  it('leaves those of others their text', () => {
    const table = withTemple().concede('p3');
    expect(table.facts('m2').numbers['might']).toBe(3);
    expect(table.marks(table.find('p2', 'battlefields', 'temple'))).toEqual({});
  });
  it('contests nothing any more, and nothing else is needed for that', () => {
    const table = move(battleTable({ p1: ['m2'], p2: [], p3: [] }), 'p1', ['m2'], 'bridge');
    expect(table.marks('bridge')).toEqual({ contested: 'p1' });
    expect(table.concede('p1').expectNotHappened('contestEnded').marks('bridge')).toEqual({});
  });
  it('leaves contested what another contests', () => {
    const table = move(battleTable({ p1: ['m2'], p2: [], p3: [] }), 'p1', ['m2'], 'bridge').concede('p3');
    expect([table.marks('bridge'), table.marks('tower')]).toEqual([{ contested: 'p1' }, { blank: true }]);
    table.expectNotHappened('contested');
  });
  it('gives the battlefield of another that they controlled back to its owner, uncontrolled', () => {
    const table = passAll(move(battleTable({ p1: ['m2'], p2: [], p3: [] }), 'p1', ['m2'], 'bridge'));
    expect([table.cards('p1', 'battlefields'), table.marks('bridge')]).toEqual([
      ['meadow', 'bridge'],
      { controlled: true },
    ]);
    table.concede('p1').expectNotHappened('controlLost');
    expect([table.cards('p1', 'battlefields'), table.cards('p2', 'battlefields')]).toEqual([['meadow'], ['bridge']]);
    expect([table.marks('meadow'), table.marks('bridge')]).toEqual([{ blank: true }, {}]);
  });
  it('leaves controlled what another controls', () => {
    const table = passAll(move(battleTable({ p1: ['m2'], p2: [], p3: [] }), 'p1', ['m2'], 'bridge')).concede('p3');
    expect([table.cards('p1', 'battlefields'), table.marks('bridge'), table.marks('tower')]).toEqual([
      ['meadow', 'bridge'],
      { controlled: true },
      { blank: true },
    ]);
  });
});

rule('Riftbound 652.2.b', () => {
  it('leaves what is there where it is, and under whose control it is', () => {
    noCase('conflict', 'What is there is never moved by somebody leaving.');
    const table = battleTable({ p1: [at('m2', 'bridge')], p2: [], p3: [] }, {}).concede('p2');
    passAll(table);
    expect([table.marks('m2')['at'], table.marks('bridge')]).toEqual([
      table.id('bridge'),
      { blank: true, controlled: true },
    ]);
  });
  it('leaves to nobody what they have controlled', () => {
    const table = battleTable({ p1: [], p2: [at('m2', 'meadow')], p3: [] }, { meadow: 'p2' }).concede('p2');
    expect(table.marks('meadow')).toEqual({ blank: true });
  });
});

rule('Riftbound 652.5.a.1', () => {
  it('goes on with the turn of the next player', () => {
    const table = battleTable({ p1: [], p2: [], p3: [] }).concede('p1');
    table.expectDecision({ p2: 'turnAction' });
    expect(table.state.turn.active).toBe('p2');
  });
  it('is named as the next turn begins, which no other turn does', () => {
    const began = (table: ReturnType<typeof battleTable>) =>
      linesOf(table, 'turnChanged').filter((line) => line.includes('awaken'));
    const line = 'turnChanged seat p2, number 4, phase awaken, began true';
    const open = () => battleTable({ p1: [], p2: [], p3: [] });
    expect(began(open().concede('p1'))).toEqual([`${line} (652.5.a.1, 304)`]);
    expect(began(open().answer('p1', { action: 'end-turn' }))).toEqual([`${line} (317.4, 304)`]);
  });
  it('ends the combat of who leaves, and then the turn', () => {
    const table = battleTable({ p1: ['m2'], p2: [at('m3', 'bridge')], p3: [] }, { bridge: 'p2' });
    move(table, 'p1', ['m2'], 'bridge').answer('p1', pass).concede('p1');
    passAll(table).expectNotHappened('controlTaken').expectDecision({ p2: 'turnAction' });
    expect(table.rulesOf('scored', { by: 'conquer' })).toEqual([]);
    expect(table.marks('bridge')).toEqual({ controlled: true });
  });
});

rule('Riftbound 652.5.b', () => {
  it('gives focus to the next player when who has it leaves', () => {
    const table = move(battleTable({ p1: ['m2'], p2: [], p3: [] }), 'p1', ['m2'], 'meadow');
    table.answer('p1', pass).concede('p2').expectDecision({ p3: 'focus' });
    table.answer('p3', pass).expectHappened('showdownClosed').expectDecision({ p1: 'turnAction' });
  });
  it('goes on without the player who has opened it', () => {
    const table = move(battleTable({ p1: ['m2'], p2: [], p3: [] }), 'p1', ['m2'], 'meadow').concede('p1');
    table.expectDecision({ p2: 'focus' }).answer('p2', pass).answer('p3', pass);
    table.expectDecision({ p2: 'turnAction' });
    expect(table.marks('meadow')).toEqual({ blank: true });
  });
});
