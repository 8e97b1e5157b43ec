import { expect, it } from 'vitest';
import { ashesTable, dice, ready } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';
import type { JsonRecord } from '../../../../src/engine/index.js';

const MEDITATE = { action: 'meditate' };
const cards = [ready({ id: 'rite' })];
const at = (p1: JsonRecord) => ashesTable({ p1 }, cards);
const POOL = dice('natural', 'basic', 2);

rule('Ashes meditate.1', () => {
  it('discards cards of the hand, the top of the draw pile and ready spells, one at a time', () => {
    const table = at({
      hand: [{ card: 'worker', as: 'held' }],
      spellboard: [{ card: 'rite', as: 'rite' }],
      drawPile: ['worker'],
    });
    table.answer('p1', MEDITATE);
    table.expectLegal('p1', [
      { from: 'hand', card: 'held' },
      { from: 'drawPile' },
      { from: 'spellboard', card: 'rite' },
    ]);
    table.answer('p1', { from: 'drawPile' }).expectHappened('discarded', { from: 'drawPile' });
    table.answer('p1', { from: 'spellboard', card: 'rite' }).expectHappened('leftPlay', { card: 'rite' });
    table.answer('p1', { from: 'hand', card: 'held' }).expectDecision({ p1: 'turnAction' });
    expect(table.cards('p1', 'discardPile')).toEqual(['worker', 'rite', 'worker']);
  });
  it('discards at least one card, and takes the side action', () => {
    const table = at({ activePool: POOL }).answer('p1', MEDITATE);
    table.expectRefused('p1', { stop: true }, 'meditate.nothing', 'meditate.1');
    table.answer('p1', { from: 'drawPile' }).answer('p1', { stop: true }).answer('p1', { stop: true });
    table.expectRefused('p1', MEDITATE, 'pay.no-side-action', 'turn.2');
  });
  it('is refused where there is nothing to discard', () => {
    at({ drawPile: [] }).expectRefused('p1', MEDITATE, 'meditate.nothing', 'meditate.1');
  });
});

rule('Ashes meditate.2', () => {
  it('turns as many dice as cards, each once, to any side', () => {
    const table = at({ activePool: POOL }).answer('p1', MEDITATE);
    table.answer('p1', { from: 'drawPile' }).answer('p1', { from: 'drawPile' }).answer('p1', { stop: true });
    table.answer('p1', { die: 'natural-basic-1', level: 'power' });
    table.expectRefused('p1', { die: 'natural-basic-1', level: 'class' }, 'answer.unknown-action', 'meditate.2');
    table.answer('p1', { die: 'natural-basic-2', level: 'class' }).expectDecision({ p1: 'turnAction' });
    expect([table.marks('natural-basic-1'), table.marks('natural-basic-2')]).toEqual([{ level: 2 }, { level: 1 }]);
  });
  it('turns fewer, if the player wants it so', () => {
    const table = at({ activePool: POOL }).answer('p1', MEDITATE).answer('p1', { from: 'drawPile' });
    table.answer('p1', { stop: true }).answer('p1', { stop: true }).expectNotHappened('dieChanged');
  });
});
