import { expect, it } from 'vitest';
import { draw, whenever } from '../../../support/riftbound-abilities.js';
import { at, battleTable, move, passAll } from '../../../support/riftbound-battles.js';
import { askedBy, endTurn } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

rule('Riftbound 303.1', () => {
  it('finishes an action before the next one: a move, and the showdown that it leads to', () => {
    const table = move(battleTable({ p1: ['m1', 'm2'], p2: [] }), 'p1', ['m1'], 'meadow').expectDecision({
      p1: 'focus',
    });
    expect(table.refused('p1', { action: 'end-turn' }).code).toBe('answer.shape');
    passAll(table).expectDecision({ p1: 'turnAction' });
    expect(askedBy(table)).toContain('303.1');
  });
  it('lets as many actions follow as its player likes', () => {
    const table = passAll(move(battleTable({ p1: ['m1', 'm2'], p2: [] }), 'p1', ['m1'], 'meadow'));
    passAll(move(table, 'p1', ['m2'], 'bridge')).expectDecision({ p1: 'turnAction' });
    expect(table.player('p1')['points']).toBe(2);
  });
});

rule('Riftbound 303.2.a', () => {
  const riser = unit({
    id: 'riser',
    abilities: [whenever('phaseBegan', draw(), { where: { phase: { equals: 'beginning' } } })],
  });
  const placed = (active: string) => {
    const boards = { p1: ['riser'], p2: [{ card: 'riser', as: 'second' }], p3: [{ card: 'riser', as: 'third' }] };
    const table = battleTable(boards, {}, { cards: [riser], position: { turn: { active, number: 4 } } });
    return endTurn(table, active)
      .log.filter(({ kind }) => kind === 'abilityPlaced')
      .map(({ seat }) => seat);
  };
  it('goes in turn order, beginning with the turn player', () => {
    expect(placed('p1')).toEqual(['p2', 'p3', 'p1']);
  });
  it('begins with another in the turn of another', () => {
    expect(placed('p3')).toEqual(['p1', 'p2', 'p3']);
  });
  it('is no order of what comes one after the other', () => {
    // What p2 holds first triggers before what p1's later conquest does, whoever's turn it is.
    const table = passAll(
      move(battleTable({ p1: ['m1'], p2: [at('m2', 'bridge')] }, { bridge: 'p2' }), 'p1', ['m1'], 'meadow'),
    );
    table.expectNotHappened('abilityPlaced');
  });
});
