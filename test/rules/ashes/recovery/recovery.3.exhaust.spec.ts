import { expect, it } from 'vitest';
import { dice } from '../../../support/ashes.js';
import { cast, sequence } from '../../../support/ashes-words.js';
import { rule } from '../../../support/rule.js';

rule('Ashes recovery.3', () => {
  const counted = sequence({ do: 'exhaust-dice', count: 2, as: 'spent' }, { do: 'draw', count: { bound: 'spent' } });
  it('dice that a text exhausts go to the exhausted pool, as many as there are', () => {
    const drawn = (count: number) => {
      const table = cast(counted, { p1: { activePool: dice('charm', 'power', count), hand: [{ card: 'trick' }] } });
      if (count > 2) table.answer('p1', ['charm-power-1', 'charm-power-3']);
      return [
        table.cards('p1', 'activePool').length,
        table.cards('p1', 'exhaustedPool').length,
        table.cards('p1', 'hand').length,
      ];
    };
    expect([drawn(3), drawn(2), drawn(1), drawn(0)]).toEqual([
      [1, 2, 2],
      [0, 2, 2],
      [0, 1, 1],
      [0, 0, 0],
    ]);
  });
});
