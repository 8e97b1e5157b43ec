import { expect, it } from 'vitest';
import { action, ashesTable, builtIn } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const move = action({
  id: 'move',
  effect: {
    do: 'sequence',
    of: [
      { do: 'all', from: { marks: { wounds: true } }, as: 'from' },
      { do: 'all', from: { is: ['unit'], marks: { wounds: false } }, as: 'to' },
      { do: 'move-die', objects: 'from', onto: 'to', magic: 'charm' },
    ],
  },
});
const at = (...owners: readonly ('p1' | 'p2')[]) => {
  const diceOf = (seat: string) => ({
    diceOnCards: owners.flatMap((owner, place) =>
      owner === seat ? [{ card: 'charm', on: 'from', as: `die-${place}` }] : [],
    ),
  });
  const battlefield = [
    { card: 'worker', as: 'from', wounds: 1 },
    { card: 'worker', as: 'to' },
  ];
  const p1 = { hand: [{ card: 'move', as: 'move' }], battlefield, ...diceOf('p1') };
  const table = ashesTable({ p1, p2: diceOf('p2') }, [move, ...builtIn('charm')]);
  return table.answer('p1', { action: 'play', card: 'move' });
};
const placed = (table: ReturnType<typeof at>) =>
  table.log.flatMap((entry) => (entry.kind === 'diePlaced' ? [[entry['seat'], entry['on'] === table.id('to')]] : []));

rule('Ashes glossary.move', () => {
  it('moves a die of the owner that the player of the effect says', () => {
    const table = at('p1', 'p2');
    table.expectDecision({ p1: 'dieToMove' }).answer('p1', 'die-1');
    expect(placed(table)).toEqual([['p2', true]]);
  });
  it('asks nobody about dice of one owner', () => {
    expect(placed(at('p2', 'p2'))).toEqual([['p2', true]]);
    expect(placed(at())).toEqual([]);
  });
});
