/** What meditating offers, as whole lists, and the answers that it refuses. */
import { expect, it } from 'vitest';
import type { Json } from '../../../../src/engine/index.js';
import { ashesTable, dice, ready } from '../../../support/ashes.js';
import { linesOf } from '../../../support/log-lines.js';
import { rule } from '../../../support/rule.js';

const STOP = { stop: true };
const PILE = { from: 'drawPile' };
const held = { from: 'hand', card: 'held' };
const rite = { from: 'spellboard', card: 'rite' };
const at = (drawPile: readonly string[] = ['worker', 'worker', 'worker']) =>
  ashesTable(
    {
      p1: {
        hand: [{ card: 'worker', as: 'held' }],
        spellboard: [{ card: 'rite', as: 'rite' }],
        drawPile,
        activePool: [...dice('natural', 'basic', 2), ...dice('charm', 'power', 1)],
        exhaustedPool: dice('illusion', 'basic', 1),
      },
    },
    [ready({ id: 'rite' })],
  ).answer('p1', { action: 'meditate' });

rule('Ashes meditate.1', () => {
  it('takes the side action, and begins', () => {
    expect(linesOf(at())).toEqual([
      'actionTaken seat p1, action side (turn.side.list)',
      'meditated seat p1 (meditate.1)',
    ]);
  });
  it('may stop after the first card, and offers what is left', () => {
    const table = at().expectLegal('p1', [held, PILE, rite]);
    table.answer('p1', held).expectLegal('p1', [PILE, rite, STOP]);
    table.answer('p1', rite).expectLegal('p1', [PILE, STOP]);
    expect(linesOf(table)).toEqual([
      'leftPlay object rite, seat p1, card rite, becomes [gone], attached [] (meditate.1, discard.1)',
      'putAway object rite, zone discardPile, seat p1, card rite (discard.1, discard.2)',
    ]);
    expect(linesOf(table.answer('p1', PILE))).toEqual([
      'discarded seat p1, object worker, from drawPile, card worker (meditate.1)',
    ]);
  });
  it.each<readonly [Json]>([
    ['drawPile'],
    [{ ...PILE, card: 'held' }],
    [{ from: 'hand' }],
    [{ ...held, more: true }],
    [{ from: 'hand', card: 'rite' }],
    [{ from: 'spellboard', card: 'held' }],
    [{ from: 'discardPile', card: 'held' }],
    [{ ...STOP, from: 'hand' }],
    [{}],
  ])('takes no %j', (answer) => {
    const table = at().answer('p1', PILE);
    expect(table.refused('p1', answer).cites.map(({ rule }) => rule)).toEqual(['meditate.1']);
  });
  it('takes nothing from a draw pile without cards', () => {
    at([]).expectRefused('p1', PILE, 'answer.unknown-option', 'meditate.1').expectLegal('p1', [held, rite]);
  });
});

const discarded = (cards: number) => {
  const table = at();
  for (let card = 0; card < cards; card += 1) table.answer('p1', PILE);
  return table.answer('p1', STOP);
};
const turned = (die: string, ...levels: readonly string[]) => levels.map((level) => ({ die, level }));

rule('Ashes meditate.2', () => {
  it('offers each die of the active pool the sides that it does not show', () => {
    discarded(1).expectLegal('p1', [
      ...turned('natural-basic-1', 'class', 'power'),
      ...turned('charm-power-1', 'basic', 'class'),
      STOP,
    ]);
  });
  it('turns one die for one card', () => {
    const table = discarded(1).answer('p1', { die: 'natural-basic-2', level: 'class' });
    expect(linesOf(table)).toEqual([
      'dieChanged object natural-basic-2, level class, seat p1, card natural (meditate.2)',
    ]);
    table.expectDecision({ p1: 'turnAction' });
  });
  it('turns no die a second time', () => {
    const table = discarded(3).answer('p1', { die: 'natural-basic-1', level: 'class' });
    table.answer('p1', { die: 'natural-basic-2', level: 'power' });
    table.expectLegal('p1', [...turned('charm-power-1', 'basic', 'class'), STOP]);
    for (const die of ['natural-basic-1', 'natural-basic-2'])
      table.expectRefused('p1', { die, level: 'basic' }, 'answer.unknown-action', 'meditate.2');
  });
  it.each<readonly [Json]>([
    ['stop'],
    [{ ...STOP, die: 'natural-basic-1' }],
    [{ stop: false }],
    [{ die: 'natural-basic-1' }],
    [{ die: 'natural-basic-1', level: 'basic' }],
    [{ die: 'natural-basic-1', level: 'golden' }],
    [{ die: 'natural-basic-1', level: 'class', more: true }],
    [{ die: 'illusion-basic-1', level: 'class' }],
    [{ level: 'class', more: true }],
  ])('takes no %j', (answer) => {
    discarded(1).expectRefused('p1', answer, 'answer.unknown-action', 'meditate.2');
  });
});
