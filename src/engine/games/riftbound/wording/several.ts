import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import {
  all,
  announced,
  choose,
  DUEL,
  first,
  may,
  mightOf,
  modify,
  moreMight,
  moveAnywhere,
  PAID,
  second,
  sequence,
  whereIs,
  type Fields,
} from './means.js';

const OWN_UNIT = { is: ['unit'], of: 'you' };
const chosenWhile = (condition: Json, from: Json): Json => ({
  select: { do: 'announced', from, min: 1, max: 1, while: condition },
});
const banishedFromTrash = (more: Fields = {}): Json => ({
  do: 'banish',
  objects: all({ '&': ['$f'], zone: 'trash', of: 'you' }),
  ...more,
});

/** Several sentences that only together say what is done. */
export const several: Phrases[string] = [
  // A unit of one's own that is recycled: a card is played for less by the might that the unit had.
  says(
    'you may recycle another {u:own-unit} to play {x:card-of-trash} . reduce its Energy cost by {m:might-recycled}',
    {
      do: 'if',
      condition: { count: { '&': ['$u'], other: true }, is: { min: 1 } },
      then: may(
        sequence(
          { do: 'note', amount: mightOf(choose({ '&': ['$u'], another: true })) },
          { do: 'recycle', objects: { the: 'choose' } },
          { do: 'play', card: '$x', less: '$m' },
        ),
      ),
    },
  ),
  says(
    'move a {u:own-unit} . you may attach {e:own-equipment} to it . this turn , that unit has " {t:when-triggered} (|.) "',
    {
      do: 'for-each',
      objects: announced('$u'),
      as: 'one',
      effect: sequence(
        moveAnywhere('one'),
        may({ do: 'attach', objects: announced('$e', 0, 1), to: 'one' }),
        modify('one', { changes: [{ change: 'grant', ability: '$t' }] }),
      ),
    },
  ),
  says(
    'choose a unit and {e:its-equipment} . {a:attach-that} or {d:detach-that}',
    sequence(
      { do: 'mention', objects: announced({ is: ['unit'] }) },
      { do: 'mention', objects: '$e' },
      { do: 'choose-one', options: [{ effect: '$a' }, { effect: '$d' }] },
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
  says(`move (a|an) {f:one} . then do this : choose another {g:one} {p:at-destination} . ${DUEL}`, {
    do: 'for-each',
    objects: announced('$f'),
    as: 'one',
    effect: sequence(moveAnywhere('one'), {
      do: 'do-this',
      effect: sequence(
        {
          do: 'deal',
          objects: announced({ '&': ['$g', '$p'], notBound: 'one' }),
          amount: { number: '$mights', of: 'one' },
          by: 'one',
        },
        { do: 'deal', objects: 'one', amount: { number: '$mights', of: second }, by: second },
      ),
    }),
  }),
  says("starting with {w:which-player} , each player may return (a|an) {f:one} to its owner's hand", {
    do: 'each-player',
    of: 'all',
    first: '$w',
    effect: {
      do: 'may',
      who: 'player',
      effect: {
        do: 'return',
        objects: { select: { do: 'choose', from: '$f', min: 1, max: 1, who: 'player' } },
      },
    },
  }),
  says(
    "starting with {w:which-player} , each other player chooses (a|one) unit you don't control that (hasn't|has not) been chosen for this spell . kill those units",
    sequence(
      {
        do: 'each-chooses',
        of: 'others',
        first: '$w',
        choice: {
          do: 'choose',
          from: { is: ['unit'], not: { of: 'you' }, notBound: 'chosenBefore' },
          min: 1,
          max: 1,
          who: 'player',
          as: 'those',
        },
      },
      { do: 'kill', objects: 'those' },
    ),
  ),
  // What a player of a game of several gets is known before the next one chooses; it changes nothing of that choice.
  says('each other player chooses Cards or Runes . {c:for-cards} . {r:for-runes}', {
    do: 'each-player',
    of: 'others',
    effect: { do: 'choose-one', who: 'player', options: [{ effect: '$c' }, { effect: '$r' }] },
  }),
  says(
    'choose (a|an) {a:adjectives} unit {p:at-battlefield} with {n:number} { might } or less . {c:if-paid} , choose any {b:adjectives} unit {q:at-battlefield} instead . take control of it , {e:exhaust-and-recall}',
    sequence(
      {
        do: 'mention',
        objects: chosenWhile({ not: '$c' }, { '&': ['$a', '$p'], is: ['unit'], numbers: { might: { max: '$n' } } }),
      },
      { do: 'mention', objects: chosenWhile('$c', { '&': ['$b', '$q'], is: ['unit'] }) },
      { do: 'gain-control', objects: all({ either: [{ bound: first }, { bound: second }] }), until: 'untilItLeaves' },
      '$e',
    ),
  ),
  says(
    '{b:my-battlefield} . you may move up to one {f:one} to that battlefield . then give {g:many} there {n:minus} { might } this turn',
    sequence(
      { do: 'mention', objects: '$b' },
      { do: 'mention', objects: announced('$f', 0, 1) },
      may({ do: 'move', objects: second, to: first }),
      modify(all({ '&': ['$g'], markNames: { mark: 'at', objects: first } }), {
        changes: [moreMight({ plus: ['$n'], times: -1 })],
      }),
    ),
  ),
  says('return up to {n:how-many} cards with [ {k:keyword-name} ] from your trash to your hand', {
    do: 'return',
    objects: choose({ zone: 'trash', of: 'you', keyword: '$k' }, 0, '$n'),
  }),
  says('you can hide cards ignoring costs {d:how-long}', {
    do: 'float',
    ability: {
      kind: 'static',
      affects: { is: ['legend'], of: 'you' },
      changes: [{ change: 'flag', flag: 'hidesForNothing' }],
    },
    until: '$d',
  }),
  // Gear comes to the base, or to the unit, without the unit of its old player.
  says(
    'move (a|an) {a:adjectives} gear to your base . you control it {d:until-I-leave} . {e:if-equipment} , attach it to me',
    sequence(
      { do: 'gain-control', objects: announced({ '&': ['$a'], is: ['gear'] }), until: '$d' },
      {
        do: 'if',
        condition: { object: second, matches: { of: 'you' } },
        then: sequence(
          { do: 'detach', objects: second },
          { do: 'if', condition: '$e', then: { do: 'attach', objects: second, to: 'self' } },
        ),
      },
    ),
  ),
  says('banish all {f:trash-many} from your trash', banishedFromTrash()),
  // The line says so if another line of the card asks for these cards.
  says('banish all {f:trash-many} from your trash with this', banishedFromTrash({ kept: true })),
  says('play (a|an) {f:one-card} banished with this', {
    do: 'play',
    card: choose({ '&': ['$f'], zone: 'banishment', markIsSource: 'banishedWith' }),
  }),
];

/** What such sentences are made of. */
export const partsOfSeveral: Phrases = {
  'own-unit': [says('friendly unit', OWN_UNIT)],
  'own-equipment': [says('an Equipment with the same controller', { is: ['Equipment'], of: 'you' })],
  'its-equipment': [
    says('an Equipment with the same controller', announced({ is: ['Equipment'], sameController: second })),
  ],
  'attach-that': [says('attach that Equipment to that unit', { do: 'attach', objects: second, to: first })],
  'detach-that': [
    says('detach that Equipment from that unit', {
      do: 'if',
      condition: { object: second, matches: { markNames: { mark: 'attachedTo', objects: first } } },
      then: { do: 'detach', objects: second },
    }),
  ],
  'card-of-trash': [says('(a|an) {f:one-card} from your trash', choose({ '&': ['$f'], zone: 'trash', of: 'you' }))],
  'might-recycled': [says('the Might of the unit you recycled', { bound: { outcome: 'note' } })],
  mights: [says('their Mights', 'might')],
  'at-destination': [says('at its destination', whereIs('one'))],
  'which-player': [says('the next player', 'next')],
  'both-players': [says('you and that player', 'player')],
  'for-cards': [
    says(
      'for each player that chooses Cards , {b:both-players} each draw {n:number}',
      sequence({ do: 'draw', count: '$n' }, { do: 'draw', count: '$n', player: '$b' }),
    ),
  ],
  'for-runes': [
    says(
      'for each player that chooses Runes , {b:both-players} each channel {n:number} (rune|runes) exhausted',
      sequence(
        { do: 'channel', count: '$n', exhausted: true },
        { do: 'channel', count: '$n', exhausted: true, player: '$b' },
      ),
    ),
  ],
  'at-battlefield': [says('at a battlefield', { marks: { at: true } })],
  'if-paid': [says('if you paid the additional cost', { more: { bound: PAID }, than: 0 })],
  'exhaust-and-recall': [
    says(
      'exhaust it , and recall it',
      sequence({ do: 'exhaust', objects: { the: 'all' } }, { do: 'recall', objects: { the: 'all' } }),
    ),
  ],
  'my-battlefield': [
    says(
      'choose a battlefield where you have units',
      announced({ zone: 'battlefields', namedBy: { mark: 'at', matching: OWN_UNIT } }),
    ),
  ],
  'how-long': [says('this turn', 'endOfTurn')],
  'until-I-leave': [says('until I leave the board', 'whileInPlay')],
  'if-equipment': [says("if it's an Equipment", { object: second, matches: { is: ['Equipment'] } })],
};
