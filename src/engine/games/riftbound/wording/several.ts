import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import {
  all,
  announced,
  choose,
  first,
  may,
  mightOf,
  moreMight,
  PAID,
  modify,
  moveAnywhere,
  notWhere,
  second,
  sequence,
  whereIs,
} from './means.js';
import { GOLD_AT_BASE } from './tokens.js';

const gold = (count: Json, player?: string): Json => ({
  ...GOLD_AT_BASE,
  count,
  ...(player !== undefined && { player }),
});
const goldOfOpponents: Json = { count: { is: ['gear'], named: 'Gold', of: 'opponents' } };
/** A unit of one's own that is recycled; a card is played for less by the might that the unit had. */
const recycledToPlay = (card: Json): Json => ({
  do: 'if',
  condition: { count: { is: ['unit'], of: 'you', other: true }, is: { min: 1 } },
  then: may(
    sequence(
      { do: 'note', amount: mightOf(choose({ is: ['unit'], of: 'you', another: true })) },
      { do: 'recycle', objects: { the: 'choose' } },
      { do: 'play', card, less: { bound: { outcome: 'note' } } },
    ),
  ),
});

const swapped = (object: Json, other: Json): Json => ({ do: 'swap-places', object, with: other });
const OWN_UNIT = { is: ['unit'], of: 'you' };
const hasKeyword = (object: Json): Json => ({ object, matches: { keyword: '$k' } });

const IS_PAID: Json = { more: { bound: PAID }, than: 0 };
const chosenWhile = (condition: Json, from: Json): Json => ({
  select: { do: 'announced', from, min: 1, max: 1, while: condition },
});

/** Several sentences that only together say what is done. */
export const several: Phrases[string] = [
  // The tokens of opponents are counted, as what is named for a player is unknown after that player.
  says(
    'you and each opponent may play a Gold gear token exhausted . for each opponent who did , you play a Gold gear token exhausted',
    sequence(
      { do: 'note', amount: goldOfOpponents },
      may(gold(1)),
      { do: 'each-player', of: 'opponents', effect: { do: 'may', who: 'player', effect: gold(1, 'player') } },
      gold({ plus: [goldOfOpponents, { plus: [{ bound: { outcome: 'note' } }], times: -1 }] }),
    ),
  ),
  says(
    'you may recycle another friendly unit to play (a|an) {f:one-card} from your trash . reduce its Energy cost by the Might of the unit you recycled',
    recycledToPlay(choose({ '&': ['$f'], zone: 'trash', of: 'you' })),
  ),
  says(
    'move a friendly unit . you may attach an Equipment with the same controller to it . this turn , that unit has " {t:when-triggered} (|.) "',
    {
      do: 'for-each',
      objects: announced({ is: ['unit'], of: 'you' }),
      as: 'one',
      effect: sequence(
        moveAnywhere('one'),
        may({ do: 'attach', objects: announced({ is: ['Equipment'], of: 'you' }, 0, 1), to: 'one' }),
        modify('one', { changes: [{ change: 'grant', ability: '$t' }] }),
      ),
    },
  ),
  says(
    "choose a unit you control . move me to its location and it to my original location . if it's equipped , you may attach one of its Equipment to me",
    sequence(
      { do: 'mention', objects: announced(OWN_UNIT) },
      {
        do: 'mention',
        objects: announced({ is: ['Equipment'], markNames: { mark: 'attachedTo', objects: second } }, 0, 1),
      },
      swapped('self', first),
      {
        do: 'if',
        condition: { object: first, matches: { namedBy: { mark: 'attachedTo' } } },
        then: may({ do: 'attach', objects: second, to: 'self' }),
      },
    ),
  ),
  says(
    'you may choose a unit you control at another location . move me to its location and it to my original location',
    swapped('self', announced({ ...OWN_UNIT, ...notWhere('self') }, 0, 1)),
  ),
  says(
    "choose a unit you control and another unit you control at a different location . if at least one of them has [ {k:keyword-name} ] , move each to the other's location",
    sequence(
      { do: 'mention', objects: announced(OWN_UNIT) },
      { do: 'mention', objects: announced({ ...OWN_UNIT, another: true, ...notWhere(second) }) },
      { do: 'if', condition: { any: [hasKeyword(first), hasKeyword(second)] }, then: swapped(first, second) },
    ),
  ),
  says(
    'choose a unit and an Equipment with the same controller . attach that Equipment to that unit or detach that Equipment from that unit',
    sequence(
      { do: 'mention', objects: announced({ is: ['unit'] }) },
      { do: 'mention', objects: announced({ is: ['Equipment'], sameController: second }) },
      {
        do: 'choose-one',
        options: [
          { effect: { do: 'attach', objects: second, to: first } },
          {
            effect: {
              do: 'if',
              condition: { object: second, matches: { markNames: { mark: 'attachedTo', objects: first } } },
              then: { do: 'detach', objects: second },
            },
          },
        ],
      },
    ),
  ),
  // One that is chosen first, and others where it is: all of them get the damage at the same time.
  says(
    'deal {n:number} to up to three {f:many} at the same location',
    sequence(
      { do: 'mention', objects: announced('$f', 0, 1) },
      { do: 'mention', objects: announced({ '&': ['$f'], another: true, ...whereIs(second) }, 0, 2) },
      { do: 'deal', objects: all({ either: [{ bound: first }, { bound: second }] }), amount: '$n' },
    ),
  ),
  says(
    'move (a|an) {f:one} . then do this : choose another {g:one} at its destination . they deal damage equal to their Mights to each other',
    {
      do: 'for-each',
      objects: announced('$f'),
      as: 'one',
      effect: sequence(moveAnywhere('one'), {
        do: 'do-this',
        effect: sequence(
          {
            do: 'deal',
            objects: announced({ '&': ['$g'], notBound: 'one', ...whereIs('one') }),
            amount: mightOf('one'),
            by: 'one',
          },
          { do: 'deal', objects: 'one', amount: mightOf(second), by: second },
        ),
      }),
    },
  ),
  says("starting with the next player , each player may return (a|an) {f:one} to its owner's hand", {
    do: 'each-player',
    of: 'all',
    first: 'next',
    effect: {
      do: 'may',
      who: 'player',
      effect: {
        do: 'return',
        objects: { select: { do: 'choose', from: '$f', min: 1, max: 1, who: 'player' } },
      },
    },
  }),
  // What a player of a game of several gets is known before the next one chooses; it changes nothing of that choice.
  says(
    'each other player chooses Cards or Runes . for each player that chooses Cards , you and that player each draw {n:number} . for each player that chooses Runes , you and that player each channel {m:number} (rune|runes) exhausted',
    {
      do: 'each-player',
      of: 'others',
      effect: {
        do: 'choose-one',
        who: 'player',
        options: [
          { effect: sequence({ do: 'draw', count: '$n' }, { do: 'draw', count: '$n', player: 'player' }) },
          {
            effect: sequence(
              { do: 'channel', count: '$m', exhausted: true },
              { do: 'channel', count: '$m', exhausted: true, player: 'player' },
            ),
          },
        ],
      },
    },
  ),
  says(
    'choose (a|an) {a:adjectives} unit at a battlefield with {n:number} { might } or less . if you paid the additional cost , choose any {b:adjectives} unit at a battlefield instead . take control of it , exhaust it , and recall it',
    sequence(
      {
        do: 'mention',
        objects: chosenWhile(
          { not: IS_PAID },
          { '&': ['$a'], is: ['unit'], marks: { at: true }, numbers: { might: { max: '$n' } } },
        ),
      },
      { do: 'mention', objects: chosenWhile(IS_PAID, { '&': ['$b'], is: ['unit'], marks: { at: true } }) },
      { do: 'gain-control', objects: all({ either: [{ bound: first }, { bound: second }] }), until: 'untilItLeaves' },
      { do: 'exhaust', objects: { the: 'all' } },
      { do: 'recall', objects: { the: 'all' } },
    ),
  ),
  says(
    'choose a battlefield where you have units . you may move up to one {f:one} to that battlefield . then give {g:many} there {n:minus} { might } this turn',
    sequence(
      { do: 'mention', objects: announced({ zone: 'battlefields', namedBy: { mark: 'at', matching: OWN_UNIT } }) },
      { do: 'mention', objects: announced('$f', 0, 1) },
      may({ do: 'move', objects: second, to: first }),
      modify(all({ '&': ['$g'], markNames: { mark: 'at', objects: first } }), {
        changes: [moreMight({ plus: ['$n'], times: -1 })],
      }),
    ),
  ),
  says(
    'return up to {n:how-many} cards with [ {k:keyword-name} ] from your trash to your hand . you can hide cards ignoring costs this turn',
    sequence(
      { do: 'return', objects: choose({ zone: 'trash', of: 'you', keyword: '$k' }, 0, '$n') },
      {
        do: 'float',
        ability: {
          kind: 'static',
          affects: { is: ['legend'], of: 'you' },
          changes: [{ change: 'flag', flag: 'hidesForNothing' }],
        },
        until: 'endOfTurn',
      },
    ),
  ),
  // What is attached comes to the base, or to the unit, without the unit of its old player.
  says(
    "move (a|an) {f:one} to your base . you control it until I leave the board . if it's an Equipment , attach it to me",
    sequence(
      { do: 'gain-control', objects: announced('$f'), until: 'whileInPlay' },
      {
        do: 'if',
        condition: { object: second, matches: { of: 'you' } },
        then: sequence(
          { do: 'detach', objects: second },
          {
            do: 'if',
            condition: { object: second, matches: { is: ['Equipment'] } },
            then: { do: 'attach', objects: second, to: 'self' },
          },
        ),
      },
    ),
  ),
  says('banish all {f:trash-many} from your trash', {
    do: 'banish',
    objects: all({ '&': ['$f'], zone: 'trash', of: 'you' }),
    kept: true,
  }),
  says('play (a|an) {f:one-card} banished with this', {
    do: 'play',
    card: choose({ '&': ['$f'], zone: 'banishment', markIsSource: 'banishedWith' }),
  }),
  says('at the start of your next Main Phase , you may move (a|an) {f:one} to this battlefield', {
    do: 'for-each',
    objects: all({ is: ['battlefield'], bound: { event: 'object' } }),
    as: 'one',
    effect: {
      do: 'float',
      ability: {
        kind: 'triggered',
        on: [{ event: 'phaseBegan', where: { phase: { equals: 'action' }, seat: { seat: 'you' } } }],
        effect: may({ do: 'move', objects: announced('$f'), to: 'one' }),
      },
      until: 'endOfTurn',
      once: true,
    },
  }),
];
