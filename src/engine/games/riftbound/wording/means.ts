import type { Json } from '../../../kernel/index.js';

/** Parts of scripts that several phrases mean. */
export type Fields = { readonly [field: string]: Json };

/** One of several effects, none of which is chosen twice in a turn. */
export const freshModes = (fresh: 'you' | 'anyone', effects: readonly Json[]): Json => ({
  do: 'modes',
  min: 1,
  max: 1,
  fresh,
  of: effects.map((effect): Json => ({ effect })),
});
/** "It" and "them" are other objects than the one that the text is printed on, which calls itself "me" or "this". */
export const topic: Json = { topic: 'not-self' };
/** The object that the text is printed on is not exhausted. */
export const READY: Json = { object: 'self', matches: { marks: { exhausted: false } } };
export const SELF: Json = { self: true };
export const isStatic = (more: Fields): Json => ({ kind: 'static', ...more });
/** A flag on the objects that match. */
export const flagged = (affects: Json, name: string): Json =>
  isStatic({ affects, changes: [{ change: 'flag', flag: name }] });
/** What a battlefield says of itself. */
export const CONTROLLED: Json = { object: 'self', matches: { of: 'you', marks: { controlled: true } } };
/** What an additional cost is named, by which the effect asks whether it was paid (353.2.b). */
export const PAID = 'paid';
export const handOf: Json = { zone: 'hand', of: 'you' };

/** What is chosen as the text is played or triggers (352.4, 390.1). */
export const announced = (from: Json, min: Json = 1, max: Json = 1): Json => ({
  select: { do: 'announced', from, min, max },
});
/** What is chosen on resolution: cards outside the board and the chain. */
export const choose = (from: Json, min: Json = 1, max: Json = 1): Json => ({
  select: { do: 'choose', from, min, max },
});
/** 352.3: where a text lets a unit move: a battlefield, or without one its base. */
export const moveAnywhere = (objects: Json): Json => ({
  do: 'move',
  objects,
  to: announced({ zone: 'battlefields' }, 0, 1),
  orBase: true,
});
/** 137.1: units enter exhausted, unless a text says otherwise. */
export const entering = (event: string, where: Json, exhausted: boolean, more: Fields = {}): Json => ({
  kind: 'replacement',
  ...more,
  on: { event, where },
  instead: { with: 'fields', fields: { exhausted } },
});
/** 728.1: a permanent that has entered is one of the cards that were played; what resolves now is not yet. */
export const playedCards = (min: number): Json => ({ happened: 'played', by: 'you', is: { min } });
/** Cards and tokens alike. */
export const unitsEnterReady: Json = entering(
  'cardOrTokenEntered',
  { seat: { seat: 'you' }, type: { equals: 'unit' } },
  false,
);
/** In the one combat that is under way. */
export const FIGHTING: Json = [{ marks: { attacking: true } }, { marks: { defending: true } }];
const untilEndOfTurn = (ability: Json, more: Fields = {}): Json => ({
  do: 'float',
  ability,
  until: 'endOfTurn',
  ...more,
});
export const unitsEnterReadyThisTurn: Json = untilEndOfTurn(unitsEnterReady);
export const nextUnitEntersReady: Json = untilEndOfTurn(unitsEnterReady, { once: true });
/** Units at one battlefield, which is chosen before them. */
export const together: Fields = { markNames: { mark: 'at', objects: announced({ zone: 'battlefields' }) } };
/** Units at the battlefield that was chosen before the unit that was announced last. */
export const thereToo: Fields = { markNames: { mark: 'at', objects: { the: 'announced before' } } };
/** Where the object is: at its battlefield, or in the same base. */
export const whereIs = (object: Json): Fields => ({
  sameMark: { mark: 'at', as: object },
  either: [{ marks: { at: true } }, { sameController: object }],
});
/** Units of one player are elsewhere if their marks differ. */
export const notWhere = (object: Json): Fields => ({ not: { sameMark: { mark: 'at', as: object } } });
/** More than any battlefield holds. */
export const ANY = 20;
export const mightOf = (of: Json): Json => ({ number: 'might', of });
/** Two units, each of which deals damage to the other. */
export const DUEL = 'they deal damage equal to {mights} to each other';
/** The two that were chosen last, in the order of the text. */
export const first: Json = { the: 'announced before' };
export const second: Json = { the: 'announced' };
export const all = (from: Json): Json => ({ select: { do: 'all', from } });
export const sequence = (...of: readonly Json[]): Json => ({ do: 'sequence', of });
/** One word of what the text speaks of. */
export const itself = (word: string): Json => ({ do: word, objects: topic });
export const may = (effect: Json): Json => ({ do: 'may', effect });
export const mayPay = (costs: Json, effect: Json): Json => ({ do: 'may-pay', costs, effect });
export const modify = (objects: Json, more: Fields): Json => ({ do: 'modify', objects, ...more, until: 'endOfTurn' });
export const moreMight = (add: Json): Json => ({ change: 'number', name: 'might', add });

const topCards = (n: Json): Json => ({ select: { do: 'top-of-deck', count: n } });
/** keyword.predict: the top card, which may be recycled. */
export const PREDICT: readonly Json[] = [
  { do: 'look-at', objects: topCards(1) },
  {
    do: 'if',
    condition: { more: { size: { the: 'top-of-deck' } }, than: 0 },
    then: { do: 'may', effect: { do: 'recycle', objects: { the: 'top-of-deck' } } },
  },
];
/** keyword.predict: each of the top cards is recycled or stays, in any order. */
export const predict = (n: Json): Json =>
  sequence(
    { do: 'look-at', objects: topCards(n) },
    { do: 'recycle', objects: choose(amongTop(), 0, n) },
    { do: 'put-on-deck', at: 'first', objects: all(amongTop()) },
  );
/** Its player chooses between the two ends of the deck. */
export const topOrBottom = (objects: Json, who?: string): Json => ({
  do: 'choose-one',
  ...(who !== undefined && { who }),
  options: ['first', 'last'].map((at): Json => ({
    effect: { do: 'put-on-deck', at, objects, ...(who !== undefined && { player: who }) },
  })),
});

/** Among the cards that were looked at or revealed, as far as they are still in the deck. */
export const amongTop = (more: Fields = {}): Json => ({
  zone: 'mainDeck',
  of: 'you',
  bound: { the: 'top-of-deck' },
  ...more,
});

/** A unit loses no more might than leaves the least, at that time, and gains none. */
export const leastMight = (objects: Json, of = objects): Json => ({
  do: 'modify',
  objects,
  changes: [
    moreMight({
      when: { more: mightOf(of), than: { plus: ['$n', '$m'] } },
      amount: { plus: ['$n'], times: -1 },
      otherwise: {
        when: { more: mightOf(of), than: '$m' },
        amount: { plus: ['$m', { plus: [mightOf(of)], times: -1 }] },
        otherwise: 0,
      },
    }),
  ],
  until: 'endOfTurn',
});
/** Each of the objects by its own might. */
export const eachLoses = (objects: Json): Json => ({ do: 'for-each', objects, as: 'one', effect: leastMight('one') });
