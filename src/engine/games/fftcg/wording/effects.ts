import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { all, byOpponent, choose, flags, power, put, sequence, thisTurn, topic } from './means.js';

const handOf = (of: string): Json => ({ zone: 'hand', of });
const theirs = (from: Json, min: Json = 1): Json => choose(from, min, min, { who: 'player' });
const theirForward: Json = theirs({ '&': ['$f'], whose: 'player' });
export const becomesForward: Json = [
  { change: 'tag', tag: 'forward' },
  { change: 'set', name: 'power', to: '$n' },
];
/** The change lasts until the turn ends (11.12.4). */
const lasting = (text: string, more: { readonly [field: string]: Json }) => [
  says(`{x:objects} ${text} until the end of the turn`, thisTurn('$x', more)),
  says(`until the end of the turn , {x:objects} ${text}`, thisTurn('$x', more)),
];
/** How many whole groups of so many there are. */
const groups: Json = { divided: { count: '$f' }, by: '$m', down: true };
const sides = (ours: Json, theirs: Json) => {
  const [first, second] = ['{x:objects} (gains|gain) {g:givens}', '{y:objects} (loses|lose) {n:lost} power'];
  return [
    says(`until the end of the turn , ${first} and ${second}`, sequence(ours, theirs)),
    says(`${first} and ${second} until the end of the turn`, sequence(ours, theirs)),
  ];
};

/** What falls goes out of the game. */
const exiled = (event: string, where: { readonly [field: string]: Json }): Json => ({
  do: 'float',
  until: 'endOfTurn',
  ability: {
    kind: 'replacement',
    on: { event, where: { object: { object: { bound: '$x' } }, ...where } },
    instead: { with: 'effect', effect: put('$x', 'removed') },
  },
});

/** What is done; its player is the one of the text. */
export const effects: Phrases = {
  clause: [
    says('(draw|you draw) {n:cards}', { do: 'draw', count: '$n' }),
    says('(draw|you draw) 1 card for each {f:counted}', { do: 'draw', count: { count: '$f' } }),
    says('gain {n:crystals}', { do: 'gain-crystals', count: '$n' }),
    says('deal {x:objects} {n:power} damage', { do: 'deal', objects: '$x', amount: '$n' }),
    says('~ deals {x:objects} {n:power} damage', { do: 'deal', objects: '$x', amount: '$n' }),
    says('(deal|~ deals) {n:power} damage to {x:objects}', { do: 'deal', objects: '$x', amount: '$n' }),
    says('(deal|~ deals) {x:objects} {n:power} damage for each {f:counted}', {
      do: 'deal',
      objects: '$x',
      amount: { count: '$f', times: '$n' },
    }),
    says('(deal|~ deals) {x:objects} damage equal to {e:equal-to}', { do: 'deal', objects: '$x', amount: '$e' }),
    says('(deal|~ deals) {x:objects} {n:power} damage and {m:power} more damage for each {f:counted}', {
      do: 'deal',
      objects: '$x',
      amount: { plus: ['$n', { count: '$f', times: '$m' }] },
    }),
    says('(deal|~ deals) {x:objects} {n:power} damage for each {c:counter} Counter placed on ~', {
      do: 'deal',
      objects: '$x',
      amount: { plus: [{ counter: '$c', of: 'self' }], times: '$n' },
    }),
    says('(place|put) {x:objects} at the bottom of your deck', put('$x', 'deck', { at: 'last' })),
    says('cast {x:from-hand} from your hand without paying (the|its) cost', { do: 'cast', card: '$x', free: true }),
    says('you gain control of {x:objects} until the end of the turn', {
      do: 'gain-control',
      objects: '$x',
      until: 'endOfTurn',
    }),
    says('you gain control of {x:objects}', { do: 'gain-control', objects: '$x', until: 'always' }),
    says(
      'if {x:mentioned} is put from the field into the Break Zone this turn , remove it from the game instead',
      sequence(exiled('broken', {}), exiled('putInto', { zone: { equals: 'break' } })),
    ),
    says('your opponent reveals (his/her|their) hand', {
      do: 'reveal',
      objects: all({ zone: 'hand', of: 'opponents' }),
    }),
    says('each player discards 1 card (|from his/her hand|from their hand)', {
      do: 'each-player',
      of: 'all',
      effect: { do: 'discard', objects: theirs(handOf('you')) },
    }),
    says('each player discards {n:several} cards (|from his/her hand|from their hand)', {
      do: 'each-player',
      of: 'all',
      effect: { do: 'discard', objects: theirs(handOf('you'), '$n') },
    }),
    says("that Forward's controller discards 1 card (|from their hand|from his/her hand)", {
      do: 'its-player',
      object: topic,
      effect: { do: 'discard', objects: theirs(handOf('you')) },
    }),
    says('select 1 {f:one} . put it into the Break Zone', put(choose('$f', 1, 1), 'break')),
    says('select 1 {f:one} . break it', { do: 'break', objects: choose('$f', 1, 1) }),
    says('select up to {n:several} {f:many} . activate them', { do: 'activate', objects: choose('$f', 0, '$n') }),
    says('(place|put) {x:from-hand} from your hand at the bottom of your deck', put('$x', 'deck', { at: 'last' })),
    says('each player draws {n:cards}', {
      do: 'each-player',
      of: 'all',
      effect: { do: 'draw', count: '$n', who: 'player' },
    }),
    says('(|you) receive 1 point of damage', { do: 'damage-player', count: 1, who: 'you' }),
    says('break {x:objects}', { do: 'break', objects: '$x' }),
    says('dull {x:objects}', { do: 'dull', objects: '$x' }),
    says('(freeze|Freeze) {x:objects} (|also)', { do: 'freeze', objects: '$x' }),
    says('deal each {f:one} damage equal to its power minus {n:lost}', {
      do: 'deal',
      objects: all('$f'),
      amount: { plus: [{ number: 'power', of: 'it' }, '$n'] },
    }),
    says('put {x:objects} (on|at|on the|at the) top of your deck', put('$x', 'deck', { at: 'first' })),
    says('put 1 {f:one} into the Break Zone', put(choose('$f', 1, 1), 'break')),
    says('{x:objects} must attack this turn if possible', thisTurn('$x', flags('mustAttack'))),
    says('(if|if it is) possible , {x:objects} must block this turn', thisTurn('$x', flags('mustBlock'))),
    says('during this turn , {x:objects} {r:rule}', thisTurn('$x', { '&': ['$r'] })),
    says('activate {x:objects}', { do: 'activate', objects: '$x' }),
    says(
      "return {x:objects} to (its owner's hand|their owners' hands|their owner's hand|its owner's hands|their owners' hand|your hand)",
      put('$x', 'hand'),
    ),
    says('add {x:objects} to your hand', put('$x', 'hand')),
    says('remove {x:objects} from the game', put('$x', 'removed')),
    says('put {x:objects} into the Break Zone', put('$x', 'break')),
    says(
      "put {x:objects} (at|on) the bottom of (its owner's deck|their owners' decks|their owner's deck|its owners' decks)",
      put('$x', 'deck', { at: 'last' }),
    ),
    says(
      "put {x:objects} (on|at|on the|at the) top of (its owner's deck|their owners' decks)",
      put('$x', 'deck', { at: 'first' }),
    ),
    says('(play|you play) {x:objects} onto the field', { do: 'play-onto-field', objects: '$x' }),
    says('(play|you play) {x:objects} onto the field dull', { do: 'play-onto-field', objects: '$x', dull: true }),
    says('play {x:objects} from (the|your) Break Zone onto the field', { do: 'play-onto-field', objects: '$x' }),
    says('play {x:objects} from (the|your) Break Zone onto the field dull', {
      do: 'play-onto-field',
      objects: '$x',
      dull: true,
    }),
    says('play {x:from-hand} from your hand onto the field', { do: 'play-onto-field', objects: '$x' }),
    says('play {x:from-hand} from your hand onto the field dull', { do: 'play-onto-field', objects: '$x', dull: true }),
    ...lasting('(gains|gain|also gains|also gain) {g:givens}', { '&': ['$g'] }),
    ...lasting('also (becomes|become) a Forward with {n:power} power', { changes: becomesForward }),
    ...lasting('also (becomes|become) a Forward with {n:power} power (,|and|, and) {g:givens}', {
      '&': ['$g'],
      changes: becomesForward,
    }),
    ...lasting('(loses|lose|also loses|also lose) {n:lost} power', { changes: [power('$n')] }),
    ...lasting('(loses|lose) {n:lost} power for each {f:counted}', { changes: [power({ count: '$f', times: '$n' })] }),
    ...lasting('(loses|lose) {n:lost} power for each { C } you have', {
      changes: [power({ plus: [{ player: 'crystals' }], times: '$n' })],
    }),
    ...lasting('(loses|lose) {l:losses} and {n:lost} power', { '&': ['$l'], changes: [power('$n')] }),
    ...lasting('(loses|lose) {l:losses}', { '&': ['$l'] }),
    ...lasting('(loses|lose) {l:losses} and (its|their) power becomes {n:power}', {
      '&': ['$l'],
      changes: [{ change: 'set', name: 'power', to: '$n' }],
    }),
    ...[
      'its power becomes {n:power} until the end of the turn',
      'until the end of the turn , its power becomes {n:power}',
    ].map((text) => says(text, thisTurn(topic, { changes: [{ change: 'set', name: 'power', to: '$n' }] }))),
    ...sides(thisTurn('$x', { '&': ['$g'] }), thisTurn('$y', { changes: [power('$n')] })),
    says('dull and Freeze {x:objects}', sequence({ do: 'dull', objects: '$x' }, { do: 'freeze', objects: topic })),
    ...[
      '(deal|~ deals) {x:objects} {n:power} damage for every {m:several} {f:counted-many}',
      '(deal|~ deals) {n:power} damage for every {m:several} {f:counted-many} to {x:objects}',
    ].map((text) => says(text, { do: 'deal', objects: '$x', amount: { plus: [groups], times: '$n' } })),
    says('(deal|~ deals) {n:power} damage for each {f:counted} to {x:objects}', {
      do: 'deal',
      objects: '$x',
      amount: { count: '$f', times: '$n' },
    }),
    says('draw 1 card for every {m:several} {f:counted-many}', {
      do: 'draw',
      count: groups,
    }),
    says('{x:objects} {r:rule} this turn', thisTurn('$x', { '&': ['$r'] })),
    says('{x:objects} {r:rule} until the end of the turn', thisTurn('$x', { '&': ['$r'] })),
    says('{d:damage-clause}', '$d'),
    says('deal {x:objects} {d:different-elements}', { do: 'deal', objects: '$x', amount: '$d' }),
    says('(deal|~ deals) {x:objects} {p:paid-amount}', { do: 'deal', objects: '$x', amount: '$p' }),
    says('{p:price-clause}', '$p'),
    says('place 1 {c:counter} Counter on {x:objects}', { do: 'put-counters', objects: '$x', counter: '$c', count: 1 }),
    says('place {n:several} {c:counter} Counters on {x:objects}', {
      do: 'put-counters',
      objects: '$x',
      counter: '$c',
      count: '$n',
    }),
    says('cancel (its effect|their effects)', { do: 'cancel', objects: { topic: 'selected' } }),
    says('(|~) (deals you|deal you) 1 point of damage', { do: 'damage-player', count: 1, who: 'you' }),
    says('(|~) deals you {n:several} points of damage', { do: 'damage-player', count: '$n', who: 'you' }),
    says('(deal|~ deals) your opponent 1 point of damage', { do: 'damage-player', count: 1, who: 'opponent' }),
    says('(deal|~ deals) your opponent {n:several} points of damage', {
      do: 'damage-player',
      count: '$n',
      who: 'opponent',
    }),
    says('discard {x:from-hand} (|from your hand)', { do: 'discard', objects: '$x' }),
    says('shuffle your deck', { do: 'shuffle' }),
    says('discard your hand', { do: 'discard', objects: all(handOf('you')) }),
    says(
      'your opponent (discards|also discards) 1 card (|from his/her hand|from their hand)',
      byOpponent({ do: 'discard', objects: theirs(handOf('you')) }),
    ),
    says(
      'your opponent discards {n:several} cards (|from his/her hand|from their hand)',
      byOpponent({ do: 'discard', objects: theirs(handOf('you'), '$n') }),
    ),
    says(
      'your opponent randomly discards 1 card (|from his/her hand|from their hand)',
      byOpponent({
        do: 'discard',
        objects: { select: { do: 'at-random', from: handOf('you'), count: 1, who: 'player' } },
      }),
    ),
    says(
      'your opponent discards (his/her|their) hand',
      byOpponent({ do: 'discard', objects: all({ zone: 'hand', whose: 'player' }) }),
    ),
    says('your opponent draws {n:cards}', byOpponent({ do: 'draw', count: '$n', who: 'player' })),
    ...each(
      { 'into the Break Zone': 'break', 'from the game': 'removed' },
      'your opponent selects 1 {f:one} (they|he/she) (control|controls) . (put|remove) it %',
      (zone) => byOpponent(put(theirForward, zone)),
    ),
    says(
      'your opponent puts 1 {f:one} (they|he/she) (control|controls) into the Break Zone',
      byOpponent(put(theirForward, 'break')),
    ),
    says('search for 1 {f:one-card} and add it to your hand', { do: 'search', from: '$f', count: 1, to: 'hand' }),
    says('search for up to {n:several} {f:many-cards} and add them to your hand', {
      do: 'search',
      from: '$f',
      count: '$n',
      to: 'hand',
    }),
    says('search for up to {n:several} {f:many-cards} and play them onto the field', {
      do: 'search',
      from: '$f',
      count: '$n',
      to: 'field',
    }),
    says('search for 1 {f:one-card} and play it onto the field', { do: 'search', from: '$f', count: 1, to: 'field' }),
    says('search for 1 {f:one-card} and play it onto the field dull', {
      do: 'search',
      from: '$f',
      count: 1,
      to: 'field',
      dull: true,
    }),
    says('search for 1 {f:one-card} and put it into the Break Zone', {
      do: 'search',
      from: '$f',
      count: 1,
      to: 'break',
    }),
    says(
      'put the top card of your deck into the Break Zone',
      put({ select: { do: 'top-of-deck', count: 1 } }, 'break'),
    ),
    says(
      'put the top {n:several} cards of your deck into the Break Zone',
      put({ select: { do: 'top-of-deck', count: '$n' } }, 'break'),
    ),
    says('remove the top card of your deck from the game', put({ select: { do: 'top-of-deck', count: 1 } }, 'removed')),
    says(
      'remove the top {n:several} cards of your deck from the game',
      put({ select: { do: 'top-of-deck', count: '$n' } }, 'removed'),
    ),
    says(
      '(your opponent randomly removes|your opponent removes at random) 1 card (in|from) (his/her|their) hand from the game',
      byOpponent(put({ select: { do: 'at-random', from: handOf('you'), count: 1, who: 'player' } }, 'removed')),
    ),
    says(
      '(both players select|each player selects) 1 {f:one} (they|he/she) (control|controls) and (put|puts) it into the Break Zone',
      { do: 'each-player', of: 'all', effect: put(theirForward, 'break') },
    ),
    says(
      'your opponent selects 1 {f:one} (they|he/she) (control|controls) . dull it and Freeze it',
      byOpponent(sequence({ do: 'dull', objects: theirForward }, { do: 'freeze', objects: topic })),
    ),
    says(
      'your opponent puts the top {n:several} cards of (his/her|their) deck into the Break Zone',
      byOpponent(put({ select: { do: 'top-of-deck', count: '$n', who: 'player' } }, 'break')),
    ),
    says(
      'your opponent puts the top card of (his/her|their) deck into the Break Zone',
      byOpponent(put({ select: { do: 'top-of-deck', count: 1, who: 'player' } }, 'break')),
    ),
  ],
};
