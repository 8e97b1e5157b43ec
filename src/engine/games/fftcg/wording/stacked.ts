import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { announced, object, type Fields } from './means.js';

const auto: Fields = { ability: true, marks: { action: false, special: false } };
const onStack = (more: Fields): Json => announced({ zone: 'stack', ...more }, 1, 1);
const chosenBy = (from: string, where: Fields): Fields => ({
  on: [{ event: 'chosen', where: { object: object(from), seat: { seat: 'opponents' }, ...where } }],
});
const summon: Fields = { source: object({ zone: 'any', is: ['summon'] }) };

/** Summons and abilities that wait on the stack, and what they have chosen. */
export const stacked: Phrases = {
  'on-the-stack': [
    says('1 auto-ability', onStack(auto)),
    says("(1|an) opponent's auto-ability", onStack({ ...auto, of: 'opponents' })),
    says('1 action ability', onStack({ ability: true, marks: { action: true } })),
    says('1 Summon or auto-ability', onStack({ either: [{ is: ['summon'] }, auto] })),
  ],
  'cancel-clause': [
    says('{c:cast-clause}', '$c'),
    says('cancel (its effect|its effects|their effects)', {
      do: 'cancel',
      objects: { event: 'chooser' },
    }),
  ],
  'chosen-head': [
    says("when 1 or more {f:many} are chosen by your opponent's (Summons or abilities|Summon or ability)", {
      ...chosenBy('$f', {}),
      together: true,
    }),
    says("when 1 or more {f:many} are chosen by your opponent's Summon", { ...chosenBy('$f', summon), together: true }),
    says("during each turn , when ~ is chosen by your opponent's Summon or ability for the first time in that turn", {
      on: [{ event: 'chosen', where: { object: object({ self: true }), seat: { seat: 'opponents' } } }],
      oncePerTurn: true,
    }),
  ],
};
