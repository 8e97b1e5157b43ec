import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { changed, replaced } from './damage.js';
import { all, flags, just, object, type Fields } from './means.js';

const yes: Json = { equals: true };
const inParty: Fields = { marks: { party: true } };
const together = (where: Fields, more: Fields = {}): Json => ({
  on: [{ event: 'attacked', where }],
  together: true,
  ...more,
});
/** The number of this kind among all that attack at once. */
const several: Fields = { if: { not: { more: '$n', than: { size: { event: 'attackers' } } } } };
const many: Json = object('$f');
const ofYours: Json = object({ of: 'you' });
const partner: Json = object({ ...inParty, of: 'you', other: true });
const self: Json = object({ self: true });

/** Forwards that attack at once are a Party (15.1.1.9.1); what hears of them triggers once. */
export const parties: Phrases = {
  'party-head': [
    says('when 1 or more {f:many} attack', together({ object: many })),
    says('when 1 or more {f:called} you control attack', together({ object: object(just('$f', { of: 'you' })) })),
    says('when {n:several} or more {f:many} attack', together({ object: many }, several)),
    says('when 1 or more {f:many} form a party and attack', together({ object: many, party: yes })),
    says('when {n:several} or more {f:many} form a party and attack', together({ object: many, party: yes }, several)),
    says('when 1 or more {f:many} deal damage to your opponent', {
      on: [
        {
          event: 'damageProcessed',
          where: { source: object(just('$f', { zone: 'any' })), seat: { seat: 'opponents' } },
        },
      ],
    }),
    says('when ~ forming a party is put from the field into the Break Zone', {
      on: [
        { event: 'broken', where: { object: object({ ...inParty, self: true }) } },
        { event: 'putInto', where: { object: object({ ...inParty, self: true }), zone: { equals: 'break' } } },
      ],
    }),
    says('when a Forward forming a party with ~ is put from the field into the Break Zone', {
      on: [
        { event: 'broken', where: { object: partner } },
        { event: 'putInto', where: { object: partner, zone: { equals: 'break' } } },
      ],
      while: { object: 'self', matches: inParty },
    }),
    says('when a party you control attacks', together({ object: ofYours, party: yes })),
    says('when a party you control deals damage to your opponent', {
      on: [
        {
          event: 'damageProcessed',
          where: { source: object({ ...inParty, of: 'you', zone: 'any' }), seat: { seat: 'opponents' } },
        },
      ],
    }),
    says('when ~ forms a party with {f:called} and {g:called} and attacks', {
      on: [{ event: 'attacked', where: { object: self, party: yes } }],
      while: {
        all: ['$f', '$g'].map((f) => ({ count: just(f, { ...inParty, of: 'you', other: true }), is: { min: 1 } })),
      },
    }),
    says('when ~ forms a party with (a|an|) {f:one} and attacks', {
      on: [{ event: 'attacked', where: { object: self, party: yes } }],
      while: { count: just('$f', { ...inParty, of: 'you', other: true }), is: { min: 1 } },
    }),
  ],
  'party-group': [
    says('~ and all the Forwards forming a party with it', all({ ...inParty, is: ['forward'], of: 'you' })),
    says('all (the|) Forwards in that party', all({ ...inParty, is: ['forward'], of: 'you' })),
  ],
  'party-rule': [
    says(
      'if ~ forms a party , the damage dealt to ~ becomes 0 instead',
      replaced('damageDealt', { object: object({ ...inParty, self: true }) }, 0),
    ),
    says(
      'if a Forward forming a party with ~ is dealt damage , the damage becomes 0 instead',
      replaced('damageDealt', { object: object({ ...inParty, of: 'you', other: true }) }, 0, {
        while: { object: 'self', matches: inParty },
      }),
    ),
    says(
      'if a Forward forming a party with ~ receives damage , reduce the damage by {n:lost} instead',
      replaced('damageDealt', { object: object({ ...inParty, of: 'you', other: true }) }, changed, {
        while: { object: 'self', matches: inParty },
      }),
    ),
    says('if ~ or a Forward forming a party with ~ receives damage , the damage decreases by {n:lost} instead', {
      kind: 'static',
      changes: [
        replaced('damageDealt', { object: object({ self: true }) }, changed),
        replaced('damageDealt', { object: object({ ...inParty, of: 'you', other: true }) }, changed, {
          while: { object: 'self', matches: inParty },
        }),
      ].map((ability) => ({ change: 'grant', ability })),
    }),
    says(
      'if ~ forms a party , the damage dealt to the Forwards forming this party becomes 0 instead',
      replaced('damageDealt', { object: object({ ...inParty, of: 'you' }) }, 0, {
        while: { object: 'self', matches: inParty },
      }),
    ),
    says('if ~ forms a party , that party cannot be blocked', {
      kind: 'static',
      affects: { ...inParty, of: 'you' },
      while: { object: 'self', matches: inParty },
      ...flags('cannotBeBlocked'),
    }),
    says('the Forwards forming a party with ~ gain {g:givens}', {
      '&': ['$g'],
      kind: 'static',
      affects: { ...inParty, is: ['forward'], of: 'you', other: true },
      while: { object: 'self', matches: inParty },
    }),
  ],
};
