import { says, type Phrases } from '../../../wording/index.js';
import { all, ATTACHED_TO, choose, just, one, selected, target, targets, yourPhoenixborn } from './means.js';

/** Where an effect speaks of cards in play: targets, what is chosen, all of a kind, or what was mentioned. */
export const objects: Phrases = {
  objects: [says('{x:chosen}', '$x'), says('{x:group}', '$x'), says('{x:mentioned}', '$x')],
  chosen: [
    says('(a target|target) {f:one}', target('$f')),
    says('(that|the) target attacking unit', target({ is: ['unit'], bound: { event: 'attacker' } })),
    says(
      'that target guarding unit or Phoenixborn',
      target({ anyOf: ['unit', 'phoenixborn'], bound: { event: 'guardian' } }),
    ),
    says('another target {f:one}', target(just('$f', { another: true }))),
    says('up to {n:amount} target {f:many}', targets(0, '$n', '$f')),
    says('{n:amount} target {f:many}', targets('$n', '$n', '$f')),
    says('(a|an) {f:one}', one('$f')),
    says('another {f:one}', one(just('$f', { another: true }))),
    says('up to {n:amount} {f:many}', choose(0, '$n', '$f')),
    says('{n:amount} {f:many}', choose('$n', '$n', '$f')),
    says('any number of {f:many}', choose(0, 99, '$f')),
  ],
  group: [
    says('(all|all of|each of) {f:many}', all('$f')),
    says('each {f:one}', all('$f')),
    says('all other {f:many}', all(just('$f', { other: true }))),
    says('(your Phoenixborn|the Phoenixborn you control)', yourPhoenixborn),
    says('your Phoenixborn and all units you control', all({ anyOf: ['phoenixborn', 'unit'], of: 'you' })),
    says('(the attached unit|the attached Phoenixborn)', all(ATTACHED_TO)),
    says("(all opponent's|all opponents'|all opponents) units", all({ is: ['unit'], of: 'opponents' })),
  ],
  mentioned: [
    says('this (unit|spell|card|Phoenixborn)', 'self'),
    says(
      '(it|them|that unit|that target unit|the target unit|that ally|that conjuration|that Phoenixborn|that target Phoenixborn|the chosen unit|the chosen units|the chosen spell|that card|that alteration spell)',
      selected,
    ),
    says('(the chosen unit|the chosen ally|that unit)', { the: 'choose' }),
    says('(that unit|that ally|that conjuration)', { event: 'object' }),
  ],
  /** Whose value: "a target unit's". */
  owning: [
    says("this (unit's|Phoenixborn's)", 'self'),
    says('a target {f:owner}', target('$f')),
    says("(that|the chosen) (unit's|ally's)", selected),
    says('its', selected),
  ],
  owner: [says("unit's", { is: ['unit'] }), says("ally's", { is: ['ally'] })],
};
