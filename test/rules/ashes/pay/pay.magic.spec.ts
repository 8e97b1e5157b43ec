import { expect, it } from 'vitest';
import { action, ashesTable, dice } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

/** It draws a card if a power symbol of illusion was spent, and as many as dice. */
const ritual = action({
  id: 'ritual',
  cost: [{ pay: 'main' }, { pay: 'magic', dice: [{ n: 2, level: 'basic' }], as: 'paid' }],
  effect: {
    do: 'if',
    condition: {
      not: {
        object: 'paid',
        matches: { zone: 'any', either: [{ isNot: ['illusion'] }, { marks: { level: { max: 1 } } }] },
      },
    },
    then: { do: 'draw', count: { size: 'paid' } },
  },
});
const drawn = (...pool: readonly Parameters<typeof dice>[]) => {
  const table = ashesTable(
    { p1: { hand: [{ card: 'ritual', as: 'ritual' }], activePool: pool.flatMap((some) => dice(...some)) } },
    [ritual],
  );
  return table.answer('p1', { action: 'play', card: 'ritual' }).cards('p1', 'hand').length;
};

rule('Ashes pay.magic', () => {
  it('remembers the sides of the dice that paid, whatever they paid for', () => {
    expect(drawn(['illusion', 'power', 1], ['natural', 'basic', 1])).toBe(2);
  });
  it('takes no other side and no other type for it', () => {
    expect(drawn(['illusion', 'class', 1], ['natural', 'power', 1])).toBe(0);
    expect(drawn(['illusion', 'class', 2])).toBe(0);
  });
});
