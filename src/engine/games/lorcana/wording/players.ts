import type { Json } from '../../../kernel/index.js';
import { forEachPlayer, put, type Fields } from './means.js';
import { says, type Phrases } from '../../../wording/index.js';

const who: Fields = { who: 'player' };
const chooses = (from: Json, min: Json = 1, max: Json = 1): Json => ({
  select: { do: 'choose', from, min, max, ...who },
});
const hand: Json = { zone: 'hand', of: 'you' };
const theirHand: Json = { zone: 'hand', whose: 'player' };
/** With a zone, `of` is the player who chooses. */
const own: Json = chooses({ '&': ['$f'], zone: 'play', of: 'you' });
const all = (from: Json): Json => ({ select: { do: 'all', from } });
const top = (count: Json): Json => ({ select: { do: 'top-of-deck', count, ...who } });
const more: Json = { more: { player: 'lore', of: 'player' }, than: { player: 'lore' } };

/** What other players do, or every player. */
export const players: Phrases = {
  /** In the third person; `player` is the player who does it. */
  'their-clause': [
    says('(loses|lose) {n:number} lore', { do: 'lose-lore', amount: '$n', ...who }),
    says('(gains|gain) {n:number} lore', { do: 'gain-lore', amount: '$n', ...who }),
    says('(draws|draw) {n:cards}', { do: 'draw', count: '$n', ...who }),
    says('(chooses and discards|choose and discard) {x:their-hand}', { do: 'discard', objects: '$x' }),
    says('discards a card at random', {
      do: 'discard',
      objects: { select: { do: 'at-random', from: hand, count: 1, ...who } },
    }),
    says('discards a card', { do: 'discard', objects: chooses(hand) }),
    says('(discards|discard) (their hand|all cards in their hand)', { do: 'discard', objects: all(theirHand) }),
    says('reveals their hand', { do: 'reveal', objects: all(theirHand) }),
    says('chooses and banishes one of their {f:many}', { do: 'banish', objects: own }),
    says('chooses and exerts one of their {f:many}', { do: 'exert', objects: own }),
    says('chooses one of their {f:many} and returns (that card|it) to their hand', put(own, 'hand')),
    says('chooses one of their {f:many} and deals {n:number} damage to them', {
      do: 'deal',
      objects: own,
      amount: '$n',
    }),
    says(
      'chooses one of their {f:many} and puts them into their inkwell facedown and exerted',
      put(own, 'inkwell', { exerted: true }),
    ),
    says('puts the top card of their deck into their discard', put(top(1), 'discard')),
    says('puts the top {n:number} cards of their deck into their discard', put(top('$n'), 'discard')),
    says(
      'puts the top {n:number} cards of their deck into their inkwell facedown and exerted',
      put(top('$n'), 'inkwell', { exerted: true }),
    ),
    says('may {c:their-clauses}', { do: 'may', effect: '$c', ...who }),
    says('reveals their hand and discards (a|an) {f:one-card} of your choice', {
      do: 'sequence',
      of: [
        { do: 'reveal', objects: all(theirHand) },
        {
          do: 'discard',
          objects: { select: { do: 'choose', from: { '&': ['$f'], zone: 'hand', whose: 'player' }, min: 1, max: 1 } },
        },
      ],
    }),
  ],
  'their-hand': [
    says('a card', chooses(hand)),
    says('{n:number} cards', chooses(hand, '$n', '$n')),
    says('(a|an) {f:kind-card}', chooses({ '&': ['$f'], zone: 'hand', of: 'you' })),
  ],
  'player-clause': [
    says('(each opponent|each opposing player|all opponents) {c:their-clauses}', forEachPlayer('opponents', '$c')),
    says('each player {c:their-clauses}', forEachPlayer('all', '$c')),
    says(
      'each opponent with more lore than you {c:their-clauses}',
      forEachPlayer('opponents', {
        do: 'if',
        condition: more,
        then: '$c',
      }),
    ),
    says('chosen opponent {c:their-clauses}', { do: 'choose-player', of: 'opponents', effect: '$c' }),
    says('have chosen opponent {c:their-clauses}', { do: 'choose-player', of: 'opponents', effect: '$c' }),
    says('have each opponent {c:their-clauses}', forEachPlayer('opponents', '$c')),
    says('chosen player {c:their-clauses}', { do: 'choose-player', of: 'all', effect: '$c' }),
    says("(the challenging player|the challenging character's player) {c:their-clauses}", {
      do: 'its-player',
      object: { event: 'challenger' },
      effect: '$c',
    }),
    says(
      "look at the top card of each opponent's deck",
      forEachPlayer('opponents', { do: 'look-at', objects: top(1) }),
    ),
    says("put the top {n:number} cards of chosen player's deck into their discard", {
      do: 'choose-player',
      of: 'all',
      effect: put(top('$n'), 'discard'),
    }),
    says('(its|that|their) player {c:their-clauses}', {
      do: 'its-player',
      object: { topic: true },
      effect: '$c',
    }),
  ],
};
