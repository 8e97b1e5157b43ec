/** A die of Ashes with a power: one damage to a unit. */
import { ashesTable, die } from './ashes.js';

export const burning = die({
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
export const ember = (level: number) => ({ card: 'ember', cardless: true, as: 'ember', level });
/** p1 has the die `ember` on this level. */
export const powerTable = (level: number) =>
  ashesTable({ p1: { activePool: [ember(level)] }, p2: { battlefield: [{ card: 'worker', as: 'worker' }] } }, [
    burning,
  ]);
export const POWER = { action: 'dice-power', die: 'ember', ability: 'power' };
