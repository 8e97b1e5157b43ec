import type { Ability, Citation, Target } from '../../../../kernel/index.js';
import { rift } from '../../rulebook.js';

export const WEAPONMASTER: readonly Citation[] = [rift('keyword.weaponmaster')];

type Announced = Ability & { readonly targets: readonly Target[] };

/** keyword.weaponmaster: one of one's equipments, attached or not, for one power less. */
const equips: Announced = {
  kind: 'triggered',
  name: 'weaponmaster',
  on: [{ event: 'cardOrTokenPlayed', where: { object: { object: { self: true } } } }],
  targets: [{ as: 'equipment', from: { is: ['Equipment'], of: 'you' }, min: 1, max: 1 }],
  effect: { do: 'equip', objects: 'equipment', to: 'self', less: 1 },
};

export const weaponmaster: readonly Ability[] = [equips];
