import type { Json } from '../../../kernel/index.js';

/** Parts of scripts that several phrases mean. */
export type Fields = { readonly [field: string]: Json };
export const topic: Json = { topic: true };
export const just = (f: string, more: Fields = {}): Json => ({ '&': [f], ...more });
/** Announced with the ability (11.3.4, 11.6.6, 11.8.9). */
export const announced = (from: Json, min: Json, max: Json): Json => ({
  do: 'mention',
  objects: { select: { do: 'announced', from, min, max } },
});
/** Chosen as the effect resolves (11.11.5.1). */
export const choose = (from: Json, min: Json, max: Json, more: Fields = {}): Json => ({
  select: { do: 'choose', from, min, max, ...more },
});
export const all = (from: Json): Json => ({ select: { do: 'all', from } });
/** The discarded card: discarded by the effect, or for its cost. */
export const DISCARDED: readonly Json[] = [{ the: 'choose' }, { paid: true }];
export const CARD_TYPES: readonly string[] = ['forward', 'backup', 'monster', 'summon'];
/** The cards that were taken from the top. */
export const tops: Json = { the: 'top-of-deck' };
export const top = (count: Json, more: Fields = {}): Json => ({ select: { do: 'top-of-deck', count, ...more } });
export const sequence = (...of: readonly Json[]): Json => ({ do: 'sequence', of });
export const may = (effect: Json): Json => ({ do: 'may', effect });
export const mayPay = (costs: readonly Json[], effect: Json): Json => ({ do: 'may-pay', costs, effect });
export const put = (objects: Json, zone: string, more: Fields = {}): Json => ({ do: 'put', objects, zone, ...more });
export const thisTurn = (objects: Json, more: Fields): Json => ({ do: 'modify', objects, ...more, until: 'endOfTurn' });
export const byOpponent = (effect: Json): Json => ({ do: 'each-player', of: 'opponents', effect });
export const power = (add: Json): Json => ({ change: 'number', name: 'power', add });
/** As many times as there are counters of the name on the card itself. */
export const countersOnIt: Json = { plus: [{ counter: '$c', of: 'self' }], times: '$n' };
export const flags = (...names: readonly string[]): Fields => ({
  changes: names.map((flag) => ({ change: 'flag', flag })),
});
export const object = (filter: Json): Json => ({ object: filter });
export const itself: Json = { object: { object: { self: true } } };
export const atLeast = (count: Json, min: Json): Json => ({ count, is: { min } });
/** 15.2.6: the damage that a player has taken. */
export const damageOf = (of: string): Json => ({ zone: 'damage', of });
/** A property for every count of things: one, several, up to so many. */
export const ANY = 20;
/** If the word has done something to an object, or to as many as are asked for. */
export const ifDone = (outcome: string, then: Json, least?: Json): Json => ({
  do: 'if',
  condition:
    least === undefined
      ? { more: { size: { outcome } }, than: 0 }
      : { not: { more: least, than: { size: { outcome } } } },
  then,
});
export const ACTIVE: Json = { phase: ['active'] };
/** 9.1.1.1: nothing but the Active Phase activates anything in that phase. */
export const staysDull = (filter: Json): Json => ({
  kind: 'prohibition',
  on: { event: 'activated', where: { object: object(filter) } },
  while: ACTIVE,
});
/** How many whole groups of so many there are. */
export const groups: Json = { divided: { count: '$f' }, by: '$m', down: true };

const DONE_SO: Json = [{ event: 'doneSo', where: { seat: { seat: 'you' } } }];

/** Leaves behind an ability that triggers once on what was just done and goes on the stack by itself (11.8.17). */
export const doneThen = (effect: Json): readonly Json[] => [
  { do: 'float', until: 'endOfTurn', once: true, ability: { kind: 'triggered', on: DONE_SO, effect } },
  { do: 'do-so' },
];
export const DONE = doneThen('$e');
export const whenDone: Json = sequence(...DONE);
