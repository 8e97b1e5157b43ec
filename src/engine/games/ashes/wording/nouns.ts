import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { MAGICS } from '../card.js';
import { powerOf } from '../language/signs.js';
import { all } from './means.js';

const KINDS: { readonly [kind: string]: Json } = {
  unit: { is: ['unit'] },
  ally: { is: ['ally'] },
  conjuration: { is: ['conjuration'] },
  Phoenixborn: { is: ['phoenixborn'] },
  'ready spell': { is: ['ready'] },
  'alteration spell': { is: ['alteration'] },
  spell: { is: ['spell'] },
  card: {},
  'unit or Phoenixborn': { anyOf: ['unit', 'phoenixborn'] },
  'unit or spell': { anyOf: ['unit', 'spell'] },
};
const KINDS_OF_MANY: { readonly [kind: string]: Json } = {
  units: { is: ['unit'] },
  allies: { is: ['ally'] },
  conjurations: { is: ['conjuration'] },
  '(ready spells|Ready Spells)': { is: ['ready'] },
  'alteration spells': { is: ['alteration'] },
  cards: {},
  'units and Phoenixborn': { anyOf: ['unit', 'phoenixborn'] },
  'units or Phoenixborn': { anyOf: ['unit', 'phoenixborn'] },
};
const CARDS: { readonly [kind: string]: Json } = {
  card: {},
  ally: { is: ['ally'] },
  spell: { is: ['spell'] },
  'ready spell': { is: ['ready'] },
  'alteration spell': { is: ['alteration'] },
};
const POWERS = Object.fromEntries(MAGICS.map((magic) => [magic, powerOf(magic)]));
const WHOLE = { '&': ['$adjectives', '$kind', '$suffixes'] };
const has = (mark: string): Json => ({ marks: { [mark]: { min: '$n' } } });

/** "Exhausted allies you control with an attack value of 2 or less": phrases that each say a part of a filter. */
export const nouns: Phrases = {
  kind: [...each(KINDS, '%', (filter) => filter), says('{n:card-name}', { named: '$n' })],
  kinds: [...each(KINDS_OF_MANY, '%', (filter) => filter), says('{n:card-name}', { named: '$n' })],
  magic: each(Object.fromEntries(MAGICS.map((magic) => [magic, magic])), '%', (magic) => magic),

  adjective: [
    says('exhausted', { marks: { exhaustion: true } }),
    says('unexhausted', { marks: { exhaustion: false } }),
    says('attacking', { marks: { attacking: true } }),
    says('wounded', { marks: { wounds: true } }),
    says('charged', { namedBy: { mark: 'on' } }),
    says('unblocked', { not: { namedBy: { mark: 'blocking' } } }),
    says('non-Phoenixborn', { isNot: ['phoenixborn'] }),
  ],
  adjectives: [says('', {}), says('{adjective} {adjectives}', { '&': ['$adjective', '$adjectives'] })],

  suffix: [
    says('(you control|you currently control)', { of: 'you' }),
    says('on your battlefield', { of: 'you', isNot: ['phoenixborn'] }),
    says('(an opponent controls|opponents control|that opponents control)', { of: 'opponents' }),
    says("on an opponent's battlefield", { of: 'opponents', isNot: ['phoenixborn'] }),
    says('(that opponent controls|that player controls|they control)', { whose: 'player' }),
    says('that opponent controls', { whose: { event: 'them' } }),
    says('that opponent controls', { whose: { event: 'culprit' } }),
    ...(['attack', 'life', 'recover'] as const).flatMap((value) => [
      says(`with (a|an) ${value} value of {n:amount} or less`, { numbers: { [value]: { max: '$n' } } }),
      says(`with (a|an) ${value} value of {n:amount} or more`, { numbers: { [value]: { min: '$n' } } }),
      says(`with (a|an) ${value} value of {n:amount}`, { numbers: { [value]: { min: '$n', max: '$n' } } }),
      says(`with a printed ${value} value of {n:amount}`, { printed: { [value]: { min: '$n', max: '$n' } } }),
      says(`with (a|an) ${value} value less than this unit's ${value} value`, {
        numbers: { [value]: { below: { number: value, of: 'self' } } },
      }),
    ]),
    says('with {n:amount} or more status tokens on (it|them)', has('status')),
    says('with {n:amount} or more wound tokens on (it|them)', has('wounds')),
    says('with {n:amount} or more exhaustion tokens on (it|them)', has('exhaustion')),
    says('with a {m:magic} die on (it|them)', { is: ['$m'] }),
    says('with any wound tokens on (it|them)', { marks: { wounds: true } }),
    says('with an attack value equal to or less than the number of status tokens removed', {
      numbers: { attack: { max: { bound: { outcome: 'remove-status' } } } },
    }),
    says('whose owner has no cards in their draw pile', { ownerLacks: 'drawPile' }),
    says('that is blocked', { namedBy: { mark: 'blocking' } }),
    says('that is not attacking', { marks: { attacking: false } }),
  ],
  suffixes: [says('', {}), says('{suffix} {suffixes}', { '&': ['$suffix', '$suffixes'] })],

  one: [
    says('{adjectives} {kind} {suffixes}', WHOLE),
    // The words behind the noun describe the other card.
    says('{adjectives} {kind} attached to (a|an) {f:one}', {
      '&': ['$adjectives', '$kind'],
      markNames: { mark: 'attachedTo', objects: all('$f') },
    }),
  ],
  many: [says('{adjectives} {kind:kinds} {suffixes}', WHOLE)],

  /** Outside play. */
  'one-card': [says('{c:card-kind} {s:card-suffix}', { '&': ['$c', '$s'] })],
  'card-kind': each(CARDS, '%', (filter) => filter),
  'card-suffix': [
    says('', {}),
    says('with a magic play cost of {n:amount}', { numbers: { magicPlayCost: { min: '$n', max: '$n' } } }),
    says('without a Phoenixborn unique icon', { not: { sign: 'exclusive' } }),
    ...each(POWERS, 'with a [ [ % : power ] ] in its play cost', (sign) => ({ sign })),
    says("with a title other than this unit's title", { not: { sameNameAs: 'self' } }),
    says('with a magic play cost of {n:amount} or more', { numbers: { magicPlayCost: { min: '$n' } } }),
  ],
  'many-cards': each({ cards: {}, allies: { is: ['ally'] }, spells: { is: ['spell'] } }, '%', (filter) => filter),
};
