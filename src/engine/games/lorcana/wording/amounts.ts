import { each, says, type Phrases } from '../../../wording/index.js';

export const STATS = { '¤': 'strength', '⛉': 'willpower', '◊': 'lore' };

/** Numbers, and what is counted where a text says "for each" or "equal to". */
export const amounts: Phrases = {
  stat: each(STATS, '%', (name) => name),
  cards: [says('(a|1) card', 1), says('{n:number} cards', '$n')],
  'damage-counters': [says('(a|1) damage counter', 1), says('{n:number} damage counters', '$n')],

  /** A filter of what counts once. */
  counted: [
    says('{f:one} you have in play', { '&': ['$f'], of: 'you' }),
    says('{f:one} you have here', { '&': ['$f'], of: 'you', markIsSource: 'at' }),
    says('{f:one} opponents have in play', { '&': ['$f'], of: 'opponents' }),
    says('opposing {f:one}', { '&': ['$f'], of: 'opponents' }),
    says('card in your hand', { zone: 'hand', of: 'you' }),
    says("card in (opponents'|your opponents') hands", { zone: 'hand', of: 'opponents' }),
    says('{f:one-card} in your discard', { '&': ['$f'], zone: 'discard', of: 'you' }),
    says('of your {f:many}', { '&': ['$f'], of: 'you' }),
  ],
  'counted-many': [
    says('{f:many} you have in play', { '&': ['$f'], of: 'you' }),
    says('{f:many} opponents have in play', { '&': ['$f'], of: 'opponents' }),
    says('your {f:many}', { '&': ['$f'], of: 'you' }),
    says('{f:many} here', { '&': ['$f'], markIsSource: 'at' }),
  ],
  /** "For each …": an amount of which each counts once. */
  each: [
    says('{f:counted}', { count: '$f' }),
    says('1 damage on {x:objects}', { mark: 'damage', of: '$x' }),
    says('1 damage removed this way', { bound: { outcome: 'remove-damage' } }),
    says('(item|character|location) banished this way', { size: { outcome: 'banish' } }),
    says('(item card|character card|card) moved this way', { size: { outcome: 'put' } }),
    says('1 lore lost this way', { bound: { outcome: 'lose-lore' } }),
  ],
  /** "Equal to …". */
  'equal-to': [
    says('the number of {f:counted-many}', { count: '$f' }),
    says('the damage on {x:objects}', { mark: 'damage', of: '$x' }),
    says('(their|his|her|its) {s:stat}', { number: '$s', of: { topic: true } }),
    says("that location's {s:stat}", { number: '$s', of: { event: 'location' } }),
    says('{x:possessor} {s:stat}', { number: '$s', of: '$x' }),
    says('the {s:stat} of {x:objects}', { number: '$s', of: '$x' }),
    says('the cost of {x:objects}', { number: 'cost', of: '$x' }),
  ],
  possessor: [
    says("this (character's|item's|location's)", 'self'),
    says("the (discarded|banished) character's", { paid: true }),
  ],
};
