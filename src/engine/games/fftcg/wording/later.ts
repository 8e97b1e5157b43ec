import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { flags, ifDone, itself, may, put, sequence, thisTurn, topic, type Fields } from './means.js';

const began = (phase: string, seat?: string): Json => ({
  event: 'phaseBegan',
  where: { phase: { equals: phase }, ...(seat !== undefined && { seat: { seat } }) },
});
const once = (until: string, on: Json, effect: Json): Json => ({
  do: 'float',
  until,
  once: true,
  ability: { kind: 'triggered', on: [on], effect },
});
const atEndOfTurn = (effect: Json): Json => once('endOfTurn', began('end'), effect);
/** At the beginning of a phase in this turn or a later one. */
const later = (effect: Json, phase: string, seat?: string): Json => once('always', began(phase, seat), effect);

const ifHolds: Json = { do: 'if', condition: '$i', then: '$c' };

const away: Json = put('self', 'removed');
const BACK = { do: 'play-onto-field', objects: { outcome: 'put' } };
const awayUntilTheEnd = (objects: Json): Json => sequence(put(objects, 'removed'), atEndOfTurn(BACK));

/** What ends with the turn of the opponent has ended when that of its player begins. */
const untilYourTurn = (more: Fields, affects: Json = { bound: topic }): Json => ({
  do: 'float',
  until: 'always',
  spentBy: began('active', 'you'),
  ability: { kind: 'static', affects, ...more },
});

const FALLS =
  '(when it is put from the field into the Break Zone this turn|during this turn , when that Forward is put from the field into the Break Zone)';

const asItFalls = (effect: Json): Json => ({
  do: 'float',
  until: 'endOfTurn',
  ability: {
    kind: 'triggered',
    on: [
      { event: 'broken', where: { object: { object: { bound: topic } } } },
      { event: 'putInto', where: { object: { object: { bound: topic } }, zone: { equals: 'break' } } },
    ],
    effect,
  },
});

/** What happens at a later time, or until then; and one of two clauses. */
export const laterOn: Phrases = {
  /** An ability that an effect leaves behind announces its own choices when it triggers (11.8.17). */
  'later-choice': [says(`${FALLS} , {e:after}`, asItFalls('$e'))],
  later: [
    says('remove {x:objects} from the game . play it onto the field at the end of the turn', awayUntilTheEnd('$x')),
    says('remove ~ from the game . play ~ onto the field at the end of the turn', sequence(away, atEndOfTurn(BACK))),
    says(
      "remove ~ from the game . at the end of your opponent's turn , play ~ onto the field",
      sequence(away, later(BACK, 'end', 'opponents')),
    ),
    says(
      'remove ~ from the game . at the beginning of your next Main Phase 1 , play ~ onto the field',
      sequence(away, later(BACK, 'main1', 'you')),
    ),
    says("it cannot attack until the end of your opponent's turn", untilYourTurn(flags('cannotAttack'))),
    says(
      "it cannot attack or block until the end of your opponent's turn",
      untilYourTurn(flags('cannotAttack', 'cannotBlock')),
    ),
    says(
      'it gains " this Forward cannot attack or block (|.) " until the end of your opponent\'s turn',
      untilYourTurn(flags('cannotAttack', 'cannotBlock')),
    ),
    says(
      'you may remove ~ from the game . if you do so , return ~ onto the field dull , then {c:clauses}',
      may(sequence(away, ifDone('put', sequence({ ...BACK, dull: true }, '$c')))),
    ),
    says('remove ~ from the game . then , play ~ onto the field dull', sequence(away, { ...BACK, dull: true })),
    says(
      'remove ~ from the game . if you do so , play ~ onto the field at the end of the turn',
      sequence(away, ifDone('put', atEndOfTurn(BACK))),
    ),
    says(
      'remove ~ from the game . if you do so , place {n:several} Warp Counters on ~',
      sequence(away, ifDone('put', { do: 'put-counters', objects: { outcome: 'put' }, counter: 'Warp', count: '$n' })),
    ),
    says(
      'you may dull ~ if it is active . if you do so , {c:clauses}',
      may({
        do: 'if',
        condition: { object: 'self', matches: { marks: { dull: false } } },
        then: sequence({ do: 'dull', objects: 'self' }, ifDone('dull', '$c')),
      }),
    ),
    says(
      '~ gains " ~ {r:rule} (|.) " until the end of your opponent\'s turn',
      untilYourTurn({ '&': ['$r'] }, { self: true }),
    ),
    says('at the end of (the|this) turn , {c:clauses}', atEndOfTurn('$c')),
    says('at the end of (the|this) turn , if {i:condition} , {c:clauses}', atEndOfTurn(ifHolds)),
    says('at the beginning of your next Main Phase 1 , if {i:condition} , {c:clauses}', later(ifHolds, 'main1', 'you')),
    says(
      'it gains " this Forward {r:rule} (|.) " until the beginning of your next turn',
      untilYourTurn({ '&': ['$r'] }),
    ),
    says('it gains {a:given} or {b:given} until the end of the turn', {
      do: 'choose-one',
      options: [{ effect: thisTurn(topic, { '&': ['$a'] }) }, { effect: thisTurn(topic, { '&': ['$b'] }) }],
    }),
    says("at the end of your opponent's turn , {c:clauses}", later('$c', 'end', 'opponents')),
    says('at the beginning of your next Main Phase 1 , {c:clauses}', later('$c', 'main1', 'you')),
    says('at the beginning of the next Main Phase 1 , {c:clauses}', later('$c', 'main1')),
    says('~ will not activate during your next Active Phase', {
      do: 'float',
      until: 'always',
      spentBy: began('draw', 'you'),
      ability: {
        kind: 'prohibition',
        on: { event: 'activated', where: itself },
        while: { all: [{ turn: 'yours' }, { phase: ['active'] }] },
      },
    }),
    says('when that Forward leaves the field this turn , {c:clauses}', {
      do: 'float',
      until: 'endOfTurn',
      ability: {
        kind: 'triggered',
        on: [{ event: 'leftField', where: { object: { object: { bound: topic } } } }],
        effect: '$c',
      },
    }),
    says(`${FALLS} , {c:clauses}`, asItFalls('$c')),
    says('during this turn , the cost required to cast your next {f:one-card} is reduced by {n:number-off}', {
      do: 'float',
      until: 'endOfTurn',
      once: true,
      ability: { kind: 'cost', affects: { '&': ['$f'], zone: 'any', of: 'you' }, for: 'cast', add: '$n' },
    }),
    says('{a:clause} or {b:clause}', { do: 'choose-one', options: [{ effect: '$a' }, { effect: '$b' }] }),
    says("put it at the top or bottom of (its owner's|your) deck", {
      do: 'choose-one',
      options: [{ effect: put(topic, 'deck', { at: 'first' }) }, { effect: put(topic, 'deck', { at: 'last' }) }],
    }),
  ],
};
