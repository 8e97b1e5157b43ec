import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { twice, unblockedBy } from './changes.js';
import { differentTimes } from './elements.js';
import { all, choose, countersOnIt, flags, groups, object, power, put, sequence, thisTurn, topic } from './means.js';

const handOf = (of: string): Json => ({ zone: 'hand', of });
const handOfYours = { zone: 'hand', of: 'you' };
const costOfChosen: Json = { number: 'cost', of: { the: 'announced' } };
export const becomesForward: Json = [
  { change: 'tag', tag: 'forward' },
  { change: 'set', name: 'power', to: '$n' },
];
/** The change lasts until the turn ends (11.12.4). */
const lasting = (text: string, more: { readonly [field: string]: Json }) => [
  says(`{x:objects} ${text} until the end of the turn`, thisTurn('$x', more)),
  says(`until the end of the turn , {x:objects} ${text}`, thisTurn('$x', more)),
];
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
    says('{d:deal-clause}', '$d'),
    says('(place|put) {x:objects} at the bottom of your deck', put('$x', 'deck', { at: 'last' })),
    says('cast {x:from-hand} from your hand without paying (the|its) cost', { do: 'cast', card: '$x', free: true }),
    says('(you gain|gain) control of {x:objects} until the end of the turn', {
      do: 'gain-control',
      objects: '$x',
      until: 'endOfTurn',
    }),
    says('(you gain|gain) control of {x:objects}', { do: 'gain-control', objects: '$x', until: 'always' }),
    says(
      'if {x:mentioned} (is|are) put from the field into the Break Zone this turn , remove (it|them) from the game instead',
      sequence(exiled('broken', {}), exiled('putInto', { zone: { equals: 'break' } })),
    ),
    says('your opponent (reveals|shows) (his/her|their) hand', {
      do: 'reveal',
      objects: all({ zone: 'hand', of: 'opponents' }),
    }),
    says('select 1 {f:one} . put it into the Break Zone', put(choose('$f', 1, 1), 'break')),
    says('select 1 {f:one} . break it', { do: 'break', objects: choose('$f', 1, 1) }),
    says('select up to {n:several} {f:many} . activate them', { do: 'activate', objects: choose('$f', 0, '$n') }),
    says('(place|put) {x:from-hand} from your hand at the bottom of your deck', put('$x', 'deck', { at: 'last' })),
    says('you gain control of this Forward until the end of the turn', {
      do: 'gain-control',
      objects: topic,
      until: 'endOfTurn',
    }),
    says('{b:both-clause}', '$b'),
    says('(|you) receive 1 point of damage', { do: 'damage-player', count: 1, who: 'you' }),
    says('break {x:objects}', { do: 'break', objects: '$x' }),
    says('dull {x:objects}', { do: 'dull', objects: '$x' }),
    says('(freeze|Freeze) {x:objects} (|also)', { do: 'freeze', objects: '$x' }),
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
    says('(play|you play) {x:objects} onto (the|your) field', { do: 'play-onto-field', objects: '$x' }),
    says('(play|you play) {x:objects} onto the field dull', { do: 'play-onto-field', objects: '$x', dull: true }),
    says('play {x:objects} from (the|your) Break Zone onto the field', { do: 'play-onto-field', objects: '$x' }),
    says('play {x:objects} from (the|your) Break Zone onto the field dull', {
      do: 'play-onto-field',
      objects: '$x',
      dull: true,
    }),
    says('return {x:objects} (to|onto) the field dull', { do: 'play-onto-field', objects: '$x', dull: true }),
    says(
      'select 1 {f:one-card} in your Break Zone and add it to your hand',
      put(choose({ '&': ['$f'], zone: 'break', of: 'you' }, 1, 1), 'hand'),
    ),
    says('play {x:from-hand} from your hand onto the field', { do: 'play-onto-field', objects: '$x' }),
    says('play {x:from-hand} from your hand onto the field dull', { do: 'play-onto-field', objects: '$x', dull: true }),
    ...lasting('(gains|gain|also gains|also gain) {g:givens}', { '&': ['$g'] }),
    says(
      'until the end of the turn , it gains {a:given} and it gains {b:given}',
      thisTurn(topic, { '&': ['$a', '$b'] }),
    ),
    ...lasting('also (becomes|become) (a Forward|Forwards) with {n:power} power', { changes: becomesForward }),
    ...lasting('also (becomes|become) a Forward with {n:power} power (,|and|, and) {g:givens}', {
      '&': ['$g'],
      changes: becomesForward,
    }),
    ...lasting('(loses|lose|also loses|also lose) {n:lost} power', { changes: [power('$n')] }),
    ...lasting('(loses|lose) {n:lost} power for each {f:counted}', { changes: [power({ count: '$f', times: '$n' })] }),
    ...lasting('(loses|lose) {n:lost} power for each {c:counter} Counter placed on ~', {
      changes: [power(countersOnIt)],
    }),
    ...lasting('(loses|lose) {n:lost} power for each { C } you have', {
      changes: [power({ plus: [{ player: 'crystals' }], times: '$n' })],
    }),
    ...lasting('(loses|lose) {l:losses} and {n:lost} power', { '&': ['$l'], changes: [power('$n')] }),
    ...lasting('(loses|lose|also loses) {l:losses}', { '&': ['$l'] }),
    ...lasting('(loses|lose) {l:losses} and (its|their) power becomes {n:power}', {
      '&': ['$l'],
      changes: [{ change: 'set', name: 'power', to: '$n' }],
    }),
    ...[
      'its power (becomes|also becomes) {n:power} until the end of the turn',
      'until the end of the turn , its power becomes {n:power}',
    ].map((text) => says(text, thisTurn(topic, { changes: [{ change: 'set', name: 'power', to: '$n' }] }))),
    ...sides(thisTurn('$x', { '&': ['$g'] }), thisTurn('$y', { changes: [power('$n')] })),
    says(
      'until the end of the turn , {x:objects} (gains|gain) {g:givens} and ~ gains {h:givens}',
      sequence(thisTurn('$x', { '&': ['$g'] }), thisTurn('self', { '&': ['$h'] })),
    ),
    says(
      'until the end of the turn , {x:objects} (loses|lose) {n:lost} power and ~ gains {g:givens}',
      sequence(thisTurn('$x', { changes: [power('$n')] }), thisTurn('self', { '&': ['$g'] })),
    ),
    ...lasting('(loses|lose) {n:lost} power for every {m:several} {f:counted-many}', {
      changes: [power({ plus: [groups], times: '$n' })],
    }),
    ...lasting('(loses|lose) {n:lost} power for each different Element among {f:many-of-any}', {
      changes: [power(differentTimes)],
    }),
    says(
      "all the Forwards' power become {n:power} until the end of the turn",
      thisTurn(all({ is: ['forward'] }), { changes: [{ change: 'set', name: 'power', to: '$n' }] }),
    ),
    says(
      "~ 's power becomes the same as that Forward's power until the end of the turn",
      thisTurn('self', { changes: [{ change: 'set', name: 'power', to: { number: 'power', of: topic } }] }),
    ),
    says('dull and Freeze {x:objects}', sequence({ do: 'dull', objects: '$x' }, { do: 'freeze', objects: topic })),
    says('draw 1 card for every {m:several} {f:counted-many}', {
      do: 'draw',
      count: groups,
    }),
    says(
      '{x:objects} cannot be blocked by (a|an) {f:one} this turn',
      thisTurn('$x', { changes: [{ change: 'grant', ability: unblockedBy }] }),
    ),
    says(
      'for each {f:counted} , {x:objects} (gains|gain) {n:plus} power until the end of the turn',
      thisTurn('$x', { changes: [power({ count: '$f', times: '$n' })] }),
    ),
    says('{x:objects} {r:rule} (this turn|during this turn)', thisTurn('$x', { '&': ['$r'] })),
    says('{x:objects} {r:rule} until the end of the turn', thisTurn('$x', { '&': ['$r'] })),
    says('{d:damage-clause}', '$d'),
    says('remove all {c:counter} Counters from ~', {
      do: 'remove-counters',
      objects: 'self',
      counter: '$c',
      count: { counter: '$c', of: 'self' },
    }),
    says('you receive damage equal to the number of Forwards broken by this effect', {
      do: 'damage-player',
      count: { size: { outcome: 'break' } },
      who: 'you',
    }),
    says('draw 1 card for each {f:one} . you can only draw up to {m:several} cards with this ability', {
      do: 'draw',
      count: { when: { more: { count: '$f' }, than: '$m' }, amount: '$m', otherwise: { count: '$f' } },
    }),
    says('cast {x:mentioned} without paying the cost', { do: 'cast', card: '$x', free: true }),
    says(
      'cast 1 {f:one-card} of cost equal to or less than the number of {c:counter} Counters placed on ~ from your hand without paying the cost',
      {
        do: 'cast',
        card: choose(
          {
            '&': ['$f'],
            ...handOfYours,
            numbers: { cost: { max: { counter: '$c', of: 'self' } } },
          },
          1,
          1,
        ),
        free: true,
      },
    ),
    says(
      'break {x:objects} , dull and Freeze {y:objects}',
      sequence({ do: 'break', objects: '$x' }, { do: 'dull', objects: '$y' }, { do: 'freeze', objects: topic }),
    ),
    says("cancel the Summon's effect", { do: 'cancel', objects: { event: 'object' } }),
    says('play 1 {f:one-card} of the same cost as it from your hand onto the field', {
      do: 'play-onto-field',
      objects: choose(
        { '&': ['$f'], ...handOfYours, numbers: { cost: { min: costOfChosen, max: costOfChosen } } },
        1,
        1,
      ),
    }),
    says(
      'remove as many cards from the top of your deck from the game as the CP required to cast the chosen Forward',
      put({ select: { do: 'top-of-deck', count: costOfChosen } }, 'removed'),
    ),
    says('{u:up-to-clause}', '$u'),
    says('draw 1 card , {c:clause}', sequence({ do: 'draw', count: 1 }, '$c')),
    says('{p:price-clause}', '$p'),
    says('place 1 {c:counter} Counter on {x:objects}', { do: 'put-counters', objects: '$x', counter: '$c', count: 1 }),
    says('place 1 {c:counter} Counter on each {f:one}', {
      do: 'put-counters',
      objects: all('$f'),
      counter: '$c',
      count: 1,
    }),
    says('place {n:several} {c:counter} Counters on {x:objects}', {
      do: 'put-counters',
      objects: '$x',
      counter: '$c',
      count: '$n',
    }),
    says('cancel (its effect|their effects)', { do: 'cancel', objects: { topic: 'selected' } }),
    says('{c:cancel-clause}', '$c'),
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
    says('{x:objects} can attack twice this turn', thisTurn('$x', twice)),
    says(
      '~ can attack once more this turn',
      thisTurn('self', { changes: [{ change: 'number', name: 'moreAttacks', add: 1 }] }),
    ),
    says('no {f:one} can attack this turn', {
      do: 'float',
      until: 'endOfTurn',
      ability: { kind: 'prohibition', on: { event: 'attacked', where: { object: object('$f') } } },
    }),
    says('during this turn , your opponent cannot cast Summons', {
      do: 'float',
      until: 'endOfTurn',
      ability: { kind: 'prohibition', on: { event: 'summonCast', where: { seat: { seat: 'opponents' } } } },
    }),
    ...lasting('doubles its power and gains {g:givens}', {
      '&': ['$g'],
      changes: [power({ plus: [{ number: 'power', of: '$x' }] })],
    }),
    says('double the power of {x:objects} until the end of the turn', {
      do: 'modify',
      objects: '$x',
      changes: [power({ number: 'power', of: '$x' })],
      until: 'endOfTurn',
    }),
    says('{o:opponent-clause}', '$o'),
    says('{s:search-clause}', '$s'),
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
  ],
};
