import { expect, it } from 'vitest';
import { draw, free } from '../../../support/riftbound-abilities.js';
import { at, battleTable, inHand, pass, passAll, teamTable } from '../../../support/riftbound-battles.js';
import { endTurn } from '../../../support/riftbound-play.js';
import { unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const before = (active: string) => ({ position: { turn: { active, number: 4 } } });

rule('Riftbound 315.2.b.2', () => {
  it('holds nothing that a teammate controls as the turn begins', () => {
    const table = endTurn(teamTable({ p1: [at('m1', 'meadow')] }, { meadow: 'p1' }, before('p2')), 'p2');
    table.expectHappened('heldByTeammate', { object: 'meadow', seat: 'p1', cites: '315.2.b.2' });
    table.expectNotHappened('scored').expectDecision({ p3: 'turnAction' });
  });
  it('holds what the turn player controls beside it', () => {
    const boards = { p1: [at('m1', 'meadow')], p3: [at('m2', 'tower')] };
    const table = endTurn(teamTable(boards, { meadow: 'p1', tower: 'p3' }, before('p2')), 'p2');
    table.expectHappened('scored', { object: 'tower', seat: 'p3', by: 'hold' });
    expect(table.rulesOf('scored')).toHaveLength(1);
  });
  it('is nothing to what opponents control, or where nobody has a teammate', () => {
    const table = endTurn(battleTable({ p1: [at('m1', 'meadow')], p2: [] }, { meadow: 'p1' }));
    table.expectNotHappened('heldByTeammate').expectNotHappened('scored');
  });
});

rule('Riftbound 316.2.b.1', () => {
  const more = {
    cards: [free('spark', draw()), unit({ id: 'page', energy: 0 })],
    seats: { p3: inHand('spark', 'page') },
  };
  const letAct = () => teamTable({}, {}, more).answer('p1', { action: 'let-teammate-act', teammate: 'p3' });
  it('lets a teammate act in the action phase of the turn player', () => {
    const table = letAct().expectLegal('p3', [{ action: 'play', card: 'spark' }, pass]);
    passAll(table.answer('p3', { action: 'play', card: 'spark' })).expectHappened('drawn', { seat: 'p3' });
    table.expectDecision({ p1: 'turnAction' });
  });
  it('lets them play no unit, and move none', () => {
    letAct().expectRefused('p3', { action: 'play', card: 'page' }, 'play.spells-only', '316.2.b.1');
    letAct().expectRefused('p3', { action: 'move', to: 'meadow' }, 'move.moment', '141.1.a', '316.2.b.1');
  });
  it('lets no opponent act', () => {
    teamTable({}, {}, more).expectRefused(
      'p1',
      { action: 'let-teammate-act', teammate: 'p2' },
      'answer.unknown-option',
    );
  });
});
