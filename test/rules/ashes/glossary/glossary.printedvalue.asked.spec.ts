import { expect, it } from 'vitest';
import { ally } from '../../../support/ashes.js';
import { cast, its, sequence } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

const cards = [ally({ id: 'wall', attack: 1, life: 4 }), ally({ id: 'bear', attack: 3, life: 1 })];
const p1 = {
  battlefield: [
    { card: 'wall', as: 'wall' },
    { card: 'bear', as: 'bear' },
  ],
};
const MEEK = { is: ['unit'], printed: { attack: { max: 1 } } } as const;
const stronger = {
  do: 'modify',
  objects: 'it',
  changes: [{ change: 'number', name: 'attack', add: 2 }],
  until: 'endOfTurn',
} as const;
const swapped = {
  do: 'modify',
  objects: 'it',
  changes: [{ change: 'swap', numbers: ['attack', 'life'] }],
  until: 'endOfTurn',
} as const;
const hurt = [
  { do: 'all', from: MEEK, as: 'meek' },
  { do: 'place-status', objects: 'meek', count: { printed: 'life', of: 'meek' } },
] as const;
const status = (...before: readonly ReturnType<typeof sequence>[]) => {
  const table = cast(sequence(...before, ...hurt), { p1 }, cards);
  if (table.state.pending[0]?.kind === 'nextOfSeveral') table.answer('p1', 'wall');
  return [table.marks('wall')['status'], table.marks('bear')['status']];
};

rule('Ashes glossary.printedvalue', () => {
  it('a text that asks for a printed value does not count what is added', () => {
    expect(status()).toEqual([4, undefined]);
    expect(status(its({ named: 'wall' }, stronger))).toEqual([4, undefined]);
  });
  it('two printed values that are swapped are each what the other was', () => {
    expect(status(its({ named: 'bear' }, swapped))).toEqual([4, 4]);
    expect(status(its({ named: 'wall' }, swapped))).toEqual([undefined, undefined]);
  });
});
