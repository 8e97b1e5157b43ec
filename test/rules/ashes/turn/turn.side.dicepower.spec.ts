import { it } from 'vitest';
import { ashesTable, dice, die } from '../../../support/ashes.js';
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

rule('Ashes turn.side.dicepower', () => {
  it('is one side action of the turn', () => {
    const table = at(2).answer('p1', POWER);
    table.expectHappened('diceExhausted', { cites: 'turn.side.dicepower' }).expectDecision({ p1: 'turnAction' });
  });
  it('is used of no die of the exhausted pool', () => {
    const table = ashesTable({ p1: { exhaustedPool: [ember(0)], activePool: dice('natural', 'power', 1) } }, [burning]);
    table.expectRefused('p1', POWER, 'answer.unknown-option', 'glossary.activate');
  });
});
