import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import {
  all,
  choose,
  either,
  flag,
  ifThen,
  just,
  may,
  modify,
  number,
  one,
  repeat,
  selected,
  sequence,
  target,
  targets,
} from './means.js';

const TURN = 'for the remainder of (the|this) turn';
const MOVED = { wound: 'wounds', exhaustion: 'exhaustion', status: 'status' };

/** An ally that rides: it lies face down below the conjuration. */
const MOUNTED = [
  'and place that ally face down under that unit',
  ', placing that ally face down underneath it',
  ', placing that ally face down under it',
];
const mounted = (rider: Json): Json =>
  sequence(
    { do: 'discard-from-play', objects: rider },
    ifThen(
      { more: { size: { outcome: 'discard-from-play' } }, than: 0 },
      sequence(
        { do: 'conjure', card: '$c', count: '$n' },
        { do: 'put-below', objects: { outcome: 'discard-from-play' }, below: { outcome: 'conjure' } },
      ),
    ),
  );
const shuffledIn = (objects: Json): Json => sequence({ do: 'put-on-pile', objects, at: 'top' }, { do: 'shuffle' });

/** Clauses that mean several words, or a word whose outcome nothing asks for. */
export const compounds: Phrases = {
  'other-clause': [
    says('{c:searching-clause}', '$c'),
    says('{c:outcome-clause}', '$c'),
    says('{c:several-clause}', '$c'),
    says('{c:lasting-clause}', '$c'),
    says('{c:pairs-clause}', '$c'),
    says('move 1 exhaustion token from a target {f:one} to another unit controlled by the same player', {
      do: 'its-player',
      object: target('$f'),
      effect: {
        do: 'move-token',
        from: selected,
        to: one({ is: ['unit'], whose: 'player', another: true }),
        kinds: ['exhaustion'],
      },
    }),
    says('opponents may not play reaction spells for the remainder of the turn', {
      do: 'float',
      ability: {
        kind: 'prohibition',
        on: { event: 'spellPlayed', where: { seat: { seat: 'opponents' }, type: { equals: 'reaction' } } },
      },
      until: 'endOfTurn',
    }),
    says(
      'swap {x:owning} printed attack value with its printed life value for the remainder of the turn',
      modify('$x', { change: 'swap', numbers: ['attack', 'life'] }),
    ),
    says('choose 1 [ [ {m:magic} : power ] ] spent and resolve its dice power without paying its cost', {
      do: 'use-power',
      magic: '$m',
    }),
    says(
      'place up to {n:amount} {m:magic} dice from your exhausted pool onto cards you control',
      repeat('$n', may({ do: 'place-die', magic: '$m', objects: one({ of: 'you' }) })),
    ),
    says('take (1|an) additional side action this turn', { do: 'extra-side-action' }),
    says('for each die , prevent 1 damage from being received', {
      do: 'prevent',
      frame: { event: 'frame' },
      amount: { bound: { outcome: 'lower-dice' } },
    }),
    says(
      'prevent that damage from being received , and then deal an equal amount of damage to {x:objects}',
      sequence(
        { do: 'prevent', frame: { event: 'frame' } },
        { do: 'deal', objects: '$x', amount: { bound: { event: 'dealt' } } },
      ),
    ),
    says(
      'place {n:count} {c:conjured} conjuration onto your battlefield . place 1 status token on it for each other {f:one}',
      sequence(
        { do: 'conjure', card: '$c', count: '$n' },
        {
          do: 'place-status',
          objects: { outcome: 'conjure' },
          count: { count: { '&': ['$f'], notBound: { outcome: 'conjure' } } },
        },
      ),
    ),
    says('choose (a|an) {m:magic} die in your exhausted pool and resolve its dice power without paying its cost', {
      do: 'use-power',
      magic: '$m',
    }),
    says(
      'choose up to {n:amount} {m:magic} dice in your exhausted pool and resolve their dice powers without paying their costs',
      { do: 'use-power', magic: '$m', count: '$n', upTo: true },
    ),
    ...MOUNTED.map((words) =>
      says(
        `remove {x:chosen} from play . if you do , place {n:count} {c:conjured} conjuration onto your battlefield ${words}`,
        mounted('$x'),
      ),
    ),
    says(
      'deal {n:amount} damage to {x:chosen} and {m:amount} damage to each other unit',
      sequence(
        { do: 'deal', objects: '$x', amount: '$n' },
        { do: 'deal', objects: all({ is: ['unit'], notBound: { the: 'target' } }), amount: '$m' },
      ),
    ),
    says(
      'deal {n:amount} damage to {x:chosen} or {m:amount} damage to {y:chosen}',
      either({ do: 'deal', objects: '$x', amount: '$n' }, { do: 'deal', objects: '$y', amount: '$m' }),
    ),
    says(
      'remove all wound tokens from {x:chosen} or {m:amount} wound tokens from {y:chosen}',
      either({ do: 'remove-wounds', objects: '$x' }, { do: 'remove-wounds', objects: '$y', count: '$m' }),
    ),
    says('choose {x:chosen} and place {n:count} exhaustion token on it . it is no longer attacking', {
      do: 'exhaust',
      objects: '$x',
      count: '$n',
    }),
    says('choose {n:amount} target {f:many} . if you do , deal {m:amount} damage to each targeted unit', {
      do: 'deal',
      objects: targets('$n', '$n', '$f'),
      amount: '$m',
    }),
    says(
      'place {n:count} exhaustion token on {x:mentioned} and {m:count} exhaustion token on {y:chosen}',
      sequence({ do: 'exhaust', objects: '$x', count: '$n' }, { do: 'exhaust', objects: '$y', count: '$m' }),
    ),
    says(
      'place {n:count} {c:conjured} or {d:conjured} conjuration onto your battlefield',
      either({ do: 'conjure', card: '$c', count: '$n' }, { do: 'conjure', card: '$d', count: '$n' }),
    ),
    says('place 1 {c:conjured} conjuration onto your battlefield for each {e:each}', {
      do: 'conjure',
      card: '$c',
      count: '$e',
    }),
    says('place {n:amount} wounds on {x:objects}', { do: 'place-wounds', objects: '$x', count: '$n' }),
    says('place {n:amount} status token on that {c:card-name}', {
      do: 'place-status',
      objects: all({ bound: { outcome: 'conjure' }, named: '$c' }),
      count: '$n',
    }),
    says('discard this unit and another {f:one} to {c:clauses}', {
      do: 'if',
      condition: { count: { '&': ['$f'], other: true }, is: { min: 1 } },
      then: sequence(
        { do: 'discard-from-play', objects: 'self' },
        { do: 'discard-from-play', objects: one(just('$f', { another: true })) },
        '$c',
      ),
    }),
    says('all players draw {n:cards}', { do: 'each-draws', of: 'all', count: '$n' }),
    says('all players may draw up to {n:cards}', { do: 'each-draws', of: 'all', count: '$n', upTo: true }),
    says(
      'remove all tokens from {x:mentioned}',
      sequence(
        { do: 'remove-wounds', objects: '$x' },
        { do: 'remove-exhaustion', objects: '$x' },
        { do: 'remove-status', objects: '$x' },
      ),
    ),
    says('place 1 status token on {x:mentioned} for each {e:each}', {
      do: 'place-status',
      objects: '$x',
      count: '$e',
    }),
    says(
      '{x:objects} cannot be (guarded|guarded against) for the remainder of (the|this) turn',
      modify('$x', { change: 'keyword', keyword: 'stalk' }),
    ),
    says(
      'search your draw pile for (a|an|1) {f:one-card} , reveal it , and place it into your hand . shuffle your draw pile',
      sequence(
        { do: 'reveal', objects: one(just('$f', { zone: 'drawPile', of: 'you' })) },
        { do: 'to-hand', objects: selected },
        { do: 'shuffle' },
      ),
    ),
    says(
      'search your draw pile . you may reveal (a|an|1) {f:one-card} and place it into your hand . shuffle your draw pile',
      sequence(
        { do: 'reveal', objects: choose(0, 1, just('$f', { zone: 'drawPile', of: 'you' })) },
        { do: 'to-hand', objects: selected },
        { do: 'shuffle' },
      ),
    ),
    says('search your discard pile for up to {n:amount} {f:many-cards} and remove them from the game', {
      do: 'remove-from-game',
      objects: choose(0, '$n', just('$f', { zone: 'discardPile', of: 'you' })),
    }),
    says(
      'search your discard pile for up to {n:amount} {f:many-cards} and shuffle them into your draw pile',
      shuffledIn(choose(0, '$n', just('$f', { zone: 'discardPile', of: 'you' }))),
    ),
    says(
      'search your discard pile for (a|an|1) {f:one-card} and shuffle it into your draw pile',
      shuffledIn(one(just('$f', { zone: 'discardPile', of: 'you' }))),
    ),
    says('shuffle this card into your draw pile', shuffledIn('self')),
    ...each(MOVED, 'move № % (token|tokens) from {x:objects} (to|onto) {y:objects}', (kind) =>
      repeat({ bound: 'n' }, { do: 'move-token', from: '$x', to: '$y', kinds: [kind] }),
    ),
    says(
      'move № wound or status (token|tokens) from {x:objects} (to|onto) {y:objects}',
      repeat({ bound: 'n' }, { do: 'move-token', from: '$x', to: '$y', kinds: ['wounds', 'status'] }),
    ),
    says(
      'remove {n:count} wound (token|tokens) and {m:count} exhaustion (token|tokens) from {x:objects}',
      sequence(
        { do: 'remove-wounds', objects: '$x', count: '$n' },
        { do: 'remove-exhaustion', objects: selected, count: '$m' },
      ),
    ),
    says(
      'remove {n:count} exhaustion (token|tokens) and {m:count} wound (token|tokens) from {x:objects}',
      sequence(
        { do: 'remove-exhaustion', objects: '$x', count: '$n' },
        { do: 'remove-wounds', objects: selected, count: '$m' },
      ),
    ),
    says(
      'remove all wound tokens and exhaustion tokens from {x:objects}',
      sequence({ do: 'remove-wounds', objects: '$x' }, { do: 'remove-exhaustion', objects: selected }),
    ),
    says(`add {n:amount} to {x:owning} attack value ${TURN}`, modify('$x', number('attack', '$n'))),
    says(`add {n:amount} to the attack value of {x:objects} ${TURN}`, modify('$x', number('attack', '$n'))),
    says(`increase the attack value of {x:objects} by {n:amount} ${TURN}`, modify('$x', number('attack', '$n'))),
    says(`reduce the attack value of {x:objects} by {n:minus} ${TURN}`, modify('$x', number('attack', '$n'))),
    says(`{x:objects} cannot block or guard ${TURN}`, {
      do: 'modify',
      objects: '$x',
      changes: [flag('cannotBlock'), flag('cannotGuard')],
      until: 'endOfTurn',
    }),
    says('choose {x:chosen} . that unit cannot block or guard for the remainder of the turn', {
      do: 'modify',
      objects: '$x',
      changes: [flag('cannotBlock'), flag('cannotGuard')],
      until: 'endOfTurn',
    }),
    says('prevent that damage from being received', { do: 'prevent', frame: { event: 'frame' } }),
    says('prevent {n:amount} damage from being received', { do: 'prevent', frame: { event: 'frame' }, amount: '$n' }),
    says('cancel that effect and the remaining effects of that spell , ability (,|) or dice power', {
      do: 'cancel',
      frame: { event: 'frame' },
    }),
    says('you may take (1|an) additional side action this turn', { do: 'extra-side-action' }),
    says('you may take up to {n:amount} additional side actions this turn', repeat('$n', { do: 'extra-side-action' })),
    says('draw until you have {n:amount} cards in your hand', {
      do: 'draw',
      count: { plus: ['$n', { count: { zone: 'hand', of: 'you' }, times: -1 }] },
    }),
  ],
};
