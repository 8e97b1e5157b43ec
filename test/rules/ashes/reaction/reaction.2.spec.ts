import { expect, it } from 'vitest';
import { allPass, ashesTable } from '../../../support/ashes.js';
import { after, answer, DRAW } from '../../../support/ashes-windows.js';
import { rule } from '../../../support/rule.js';

const sympathy = answer('sympathy', after('woundsPlaced', DRAW));
const recovery = answer('relief', after('exhaustionRemoved', DRAW));
const held = (card: string) => [{ card, as: card }];

rule('Ashes reaction.2', () => {
  it('is asked for in the turn of any player', () => {
    const table = ashesTable(
      {
        p1: { battlefield: [{ card: 'worker', as: 'worker' }] },
        p2: { hand: held('sympathy'), phoenixborn: [{ card: 'champion', as: 'hero' }] },
      },
      [sympathy],
    );
    table.answer('p1', { action: 'attack', target: 'hero' }).answer('p1', ['worker']).expectDecision({ p2: 'respond' });
  });
  it('is not asked for in the prepare phase, though fatigue wounds', () => {
    const table = allPass(ashesTable({ p1: { hand: held('sympathy'), drawPile: [] }, p2: {} }, [sympathy]));
    table.answer('p1', []).expectHappened('woundsPlaced', { seat: 'p1', count: 1 });
    expect(table.state.turn.phase).toBe('turns');
    table.expectNotHappened('reactionTaken').expectDecision({ p2: 'turnAction' });
  });
  it('is not asked for in the recovery phase', () => {
    const table = allPass(
      ashesTable({ p1: { hand: held('relief'), battlefield: [{ card: 'worker', exhaustion: 1 }] }, p2: {} }, [
        recovery,
      ]),
    );
    table.expectHappened('exhaustionRemoved', { card: 'worker' }).expectDecision({ p1: 'prepareDiscard' });
  });
  it('is no action of a turn', () => {
    const table = ashesTable({ p1: { hand: held('sympathy') } }, [sympathy]);
    table.expectRefused('p1', { action: 'play', card: 'sympathy' }, 'play.reaction', 'reaction.2');
  });
});
