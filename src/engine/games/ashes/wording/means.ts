import type { Json } from '../../../kernel/index.js';

/** Parts of scripts that several phrases mean. */
export type Fields = { readonly [field: string]: Json };

/** What was mentioned last in the text itself: "that unit". */
export const selected: Json = { topic: 'selected' };
export const sequence = (...of: readonly Json[]): Json => ({ do: 'sequence', of });
export const may = (effect: Json): Json => ({ do: 'may', effect });
export const ifThen = (condition: Json, then: Json): Json => ({ do: 'if', condition, then });
/** Once, as a turn ends: this one, or else the one with which it lasts no longer. */
export const atEndOfTurn = (effect: Json, until: Json = 'endOfTurn'): Json => ({
  do: 'float',
  until,
  once: true,
  ability: { kind: 'triggered', timing: 'when', on: [{ event: 'turnEnding' }], effect },
});
/** If anything was chosen. */
export const chosen = (objects: Json, then: Json): Json => ifThen({ object: objects, matches: { zone: 'any' } }, then);
export const repeat = (times: Json, effect: Json): Json => ({ do: 'repeat', times, effect });

export const targets = (min: Json, max: Json, from: Json): Json => ({ select: { do: 'target', from, min, max } });
export const target = (from: Json): Json => targets(1, 1, from);
export const choose = (min: Json, max: Json, from: Json): Json => ({ select: { do: 'choose', from, min, max } });
export const one = (from: Json): Json => choose(1, 1, from);
export const all = (from: Json): Json => ({ select: { do: 'all', from } });
/** A filter with more that must hold. */
export const just = (filter: string, more: Fields): Json => ({ '&': [filter], ...more });

export const ATTACHED_TO: Json = { sourceMark: 'attachedTo' };
export const yourPhoenixborn: Json = all({ is: ['phoenixborn'], of: 'you' });

/** A player who is a target of the effect; inside, the player has the name `player`. */
export const targetPlayer = (of: Json, effect: Json): Json => ({ do: 'target-player', of, effect });

export const modify = (objects: Json, change: Json, until: Json = 'endOfTurn'): Json => ({
  do: 'modify',
  objects,
  changes: [change],
  until,
});
export const number = (name: Json, add: Json): Json => ({ change: 'number', name, add });
export const flag = (name: Json): Json => ({ change: 'flag', flag: name });

/** So many further copies lie on the spellboard (focus.2). */
export const focus = (min: Json): Json => ({
  count: { zone: 'spellboard', of: 'you', sameNameAs: 'self' },
  is: { min },
});

export const either = (...effects: readonly Json[]): Json => ({
  do: 'choose-one',
  options: effects.map((effect) => ({ effect })),
});
/** The top or the bottom of the draw pile, for what was mentioned last. */
export const eitherEnd: Json = either(
  { do: 'put-on-pile', objects: selected, at: 'top' },
  { do: 'put-on-pile', objects: selected, at: 'bottom' },
);
