import type { Json } from '../../../kernel/index.js';

/** Parts of scripts that several phrases mean. */
export type Fields = { readonly [field: string]: Json };
export const topic: Json = { topic: true };
export const handOf: Json = { zone: 'hand', of: 'you' };
export const choose = (from: Json, min: Json, max: Json, more: Fields = {}): Json => ({
  select: { do: 'choose', from, min, max, ...more },
});
export const one = (from: Json, more: Fields = {}): Json => choose(from, 1, 1, more);
export const modify = (objects: Json, until: Json, more: Fields): Json => ({ do: 'modify', objects, ...more, until });
export const sequence = (...of: readonly Json[]): Json => ({ do: 'sequence', of });
/** What follows depends on there having been something to choose. */
export const ifThere = (x: Json, ...then: readonly Json[]): Json => ({
  do: 'if',
  condition: { object: x, matches: { zone: 'any' } },
  then: sequence(...then),
});
const notReadied = (object: Fields): Fields => ({
  changes: [
    {
      change: 'grant',
      ability: {
        kind: 'prohibition',
        on: { event: 'readied', where: { object: { object: { self: true, ...object } }, start: { equals: true } } },
      },
    },
  ],
});
export const stayExerted: Fields = notReadied({});
export const stayExertedUnlessAtALocation: Fields = notReadied({ marks: { at: false } });
/** The card is challenging, and what it challenges matches. */
export const challenging = (target: string): Json => ({
  all: [
    { object: 'self', matches: { marks: { challenging: true } } },
    { count: { '&': [target], marks: { challenged: true } }, is: { min: 1 } },
  ],
});
export const next = (of: Json, add: Json): Json => ({
  do: 'float',
  ability: { kind: 'cost', affects: of, for: 'play', add },
  until: 'endOfTurn',
  once: true,
});

export const may = (effect: Json): Json => ({ do: 'may', effect });
export const forEachPlayer = (of: string, effect: Json): Json => ({ do: 'each-player', of, effect });
export const put = (objects: Json, zone: string, more: Fields = {}): Json => ({ do: 'put', objects, zone, ...more });
/** Among the cards that were looked at. */
export const lookedAt: Json = { the: 'top-of-deck' };
export const amongLookedAt = (more: Fields = {}): Json => ({ zone: 'deck', of: 'you', bound: lookedAt, ...more });

export const damageInChallenge: Json = {
  event: 'damageDealt',
  where: { object: { object: { self: true } }, challenge: { equals: true } },
};
export const noDamage: Fields = {
  changes: [{ change: 'grant', ability: { kind: 'prohibition', on: damageInChallenge } }],
};
