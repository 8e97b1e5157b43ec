import { expect, it } from 'vitest';
import { ashesTable, die } from '../../../support/ashes.js';
import { rule } from '../../../support/rule.js';

const burning = die({
  id: 'ember',
  magic: 'time',
  abilities: [
    {
      kind: 'activated',
      name: 'power',
      costs: [{ pay: 'side' }, { pay: 'power' }],
      effect: {
        do: 'sequence',
        of: [
          { do: 'choose', from: { is: ['unit'] }, min: 1, max: 1, as: 'it' },
          { do: 'deal', objects: 'it', amount: 1 },
        ],
      },
    },
  ],
});
const ember = (level: number) => ({ card: 'ember', cardless: true, as: 'ember', level });
const at = (level: number) =>
  ashesTable({ p1: { activePool: [ember(level)] }, p2: { battlefield: [{ card: 'worker', as: 'worker' }] } }, [
    burning,
  ]);
const POWER = { action: 'dice-power', die: 'ember', ability: 'power' };

rule('Ashes dice.5', () => {
  it('is used from the power side, for a side action and the die', () => {
    const table = at(2).answer('p1', POWER);
    expect([table.marks('worker'), table.cards('p1', 'exhaustedPool')]).toEqual([{ wounds: 1 }, ['ember']]);
    table.expectHappened('actionTaken', { action: 'side' });
  });
  it('is refused from any other side', () => {
    at(1).expectRefused('p1', POWER, 'pay.no-power', 'turn.side.dicepower', 'dice.5');
  });
});
