import type { NamedAbility } from '../../../../catalogue/index.js';
import { explainedIn } from './keywords.js';

/** An ability that many cards print with the same explanation, by the fingerprint of that. */
export const namedIn = (text: string): NamedAbility | undefined => {
  const { fingerprint, n } = explainedIn(text);
  const ability = NAMED.get(fingerprint);
  return ability && { ...ability, ...(n !== undefined && { n }) };
};

const SELF = { object: { object: { self: true } } };
const N = { bound: 'n' };
const AT_ROUND_END = { kind: 'triggered', timing: 'when', on: [{ event: 'roundEnding' }] };
const FLEETING = { ...AT_ROUND_END, name: 'fleeting', effect: { do: 'discard-from-play', objects: 'self' } };
const cannot = (name: string, flag: string): NamedAbility => ({
  kind: 'static',
  name,
  changes: [{ change: 'flag', flag }],
});

export const NAMED: ReadonlyMap<string, NamedAbility> = new Map<string, NamedAbility>([
  ['0f994c2b8a1478f7745b6f97a960295e6511969cf001a6a334788879855e492f', FLEETING],
  ['add3db30a3a1a3657aa00a05f062c93c170c9ed5209d3ec0bdd1dfa75dbb1d8d', FLEETING],
  [
    'b36bd9cdb1872d1c0cf7cbc0e7dbeba009c6e15f8aa34d5b3134612adbeabe5a',
    { ...AT_ROUND_END, name: 'fade', effect: { do: 'destroy', objects: 'self' } },
  ],
  [
    '63c7ae75e97af27ab5bdae083be7a56351676f6e4acd55de1e3010ca92052433',
    {
      kind: 'triggered',
      name: 'overkill',
      timing: 'after',
      on: [
        {
          event: 'destroyed',
          where: { source: SELF.object, by: { equals: 'attack' }, seat: { seat: 'opponents' } },
          bind: { them: 'seat' },
        },
      ],
      effect: {
        do: 'sequence',
        of: [
          { do: 'target', from: { is: ['phoenixborn'], whose: 'them' }, min: 1, max: 1, as: 'it' },
          { do: 'deal', objects: 'it', amount: N },
        ],
      },
    },
  ],
  [
    '5f36534d3f6b893e5d243bc08dd20dbb777864ad8a049966755262ddb12deabc',
    {
      kind: 'triggered',
      name: 'armored',
      timing: 'after',
      on: [{ event: 'damageDealt', where: SELF, bind: { frame: 'frame' } }],
      effect: { do: 'prevent', frame: 'frame', amount: N },
    },
  ],
  [
    '00ff7a5eaa429a3f024c1ebf6d2e644f00a3a8bde4daefc07c3fa1b9ccc854fb',
    {
      kind: 'triggered',
      name: 'inheritance',
      timing: 'when',
      on: [{ event: 'destroyed', where: SELF }],
      effect: {
        do: 'sequence',
        of: [
          { do: 'target', from: { is: ['unit'] }, min: 0, max: 1, as: 'it' },
          { do: 'place-status', objects: 'it', count: N },
        ],
      },
    },
  ],
  ['a5dc336537a5b422920d6e7dfb48ae87868c63b6b6276ba1874aa3b55da572cc', cannot('rooted', 'cannotAttack')],
  ['260e26f97099fac4b1d55040ccc885895b84331f6ca5eebe14fca8fdf73b3395', cannot('fearful', 'cannotBlock')],
]);
