import { expect, it } from 'vitest';
import { draw, free, whenever } from '../../../support/riftbound-abilities.js';
import { battleTable, move, pass } from '../../../support/riftbound-battles.js';
import { allPass, askedBy, endTurn, play } from '../../../support/riftbound-play.js';
import { spell, unit } from '../../../support/riftbound.js';
import { rule } from '../../../support/rule.js';

const riser = unit({
  id: 'riser',
  abilities: [whenever('phaseBegan', draw(), { where: { phase: { equals: 'beginning' }, seat: { seat: 'you' } } })],
});
const cards = [riser, free('reaction', draw()), spell({ id: 'plain', energy: 0, effect: draw() })];
const inHand = (...names: readonly string[]) => ({ hand: names.map((card) => ({ card, as: card })) });

rule('Riftbound 312.2.a', () => {
  it('asks the turn player, in the action phase, while the state is neutral and open', () => {
    const table = battleTable({ p1: [], p2: [] }).expectDecision({ p1: 'turnAction' });
    expect(askedBy(table)).toContain('312.2.a');
    expect(table.state.turn.phase).toBe('action');
  });
  it('asks nobody in another phase, but for what is on the chain', () => {
    const seats = { p2: inHand('reaction', 'plain') };
    const table = endTurn(battleTable({ p1: [], p2: ['riser'] }, {}, { cards, seats }));
    expect([table.state.turn.phase, askedBy(table).includes('312.2.a')]).toEqual(['beginning', false]);
    table.expectDecision({ p2: 'priority' }).expectLegal('p2', [{ action: 'play', card: 'reaction' }, pass]);
    // The phase goes on by itself when the chain is empty.
    allPass(table).expectDecision({ p2: 'turnAction' });
    expect(table.state.turn.phase).toBe('action');
  });
});

rule('Riftbound 312.2.b', () => {
  it('is with who gains focus, whoever’s turn it is', () => {
    const table = move(
      battleTable({ p1: ['m2'], p2: [] }, {}, { cards, seats: { p2: inHand('reaction') } }),
      'p1',
      ['m2'],
      'meadow',
    );
    table.answer('p1', pass).expectDecision({ p2: 'focus' });
    expect(askedBy(table)).toContain('312.2.b');
    play(table, 'reaction', 'p2').expectDecision({ p2: 'priority' });
  });
  it('is not with who has passed focus on', () => {
    const table = move(
      battleTable({ p1: ['m2'], p2: [] }, {}, { cards, seats: { p1: inHand('reaction') } }),
      'p1',
      ['m2'],
      'meadow',
    );
    table.answer('p1', pass);
    expect(table.refused('p1', { action: 'play', card: 'reaction' }).code).toBe('decision.none');
  });
});
