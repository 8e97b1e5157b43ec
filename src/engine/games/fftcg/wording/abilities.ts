import { type Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { ELEMENTS } from '../card.js';
import { unblockedBy } from './changes.js';
import { doubleAll } from './damage.js';
import {
  ACTIVE,
  announced,
  atLeast,
  countersOnIt,
  flags,
  groups,
  itself,
  just,
  object,
  power,
  put,
  sequence,
  staysDull,
  type Fields,
} from './means.js';

const isStatic = (more: { readonly [field: string]: Json }): Json => ({ kind: 'static', ...more });
const mainPhase: Json = { phase: ['main1', 'main2'] };
const yours: Json = { turn: 'yours' };
const all = (...conditions: readonly Json[]): Json => ({ all: conditions });
const self = (matches: Json): Json => ({ object: 'self', matches });
const attacking = self({ marks: { attacking: true } });
const blocking = self({ marks: { blocking: true } });

/** Breaking and putting into the Break Zone are two events, each replaced by an ability of its own. */
const exiling = (more: Fields = {}): Fields => ({
  kind: 'static',
  changes: [
    { event: 'broken', where: { object: object('$f') } },
    { event: 'putInto', where: { object: object('$f'), zone: { equals: 'break' } } },
  ].map((on) => ({
    change: 'grant',
    ability: {
      kind: 'replacement',
      on,
      ...more,
      instead: { with: 'effect', effect: put({ event: 'object' }, 'removed') },
    },
  })),
});

const COLOURS = ['fire', 'ice', 'wind', 'earth', 'lightning', 'water'];
const allColours: Json = { kind: 'static', changes: COLOURS.map((tag) => ({ change: 'tag', tag })) };

/** When an ability may be used; `once` goes with each of them. */
const WHEN: { readonly [words: string]: { readonly [field: string]: Json } } = {
  'during your turn': { while: yours },
  'during your Main Phase': { while: all(yours, mainPhase) },
  "during your opponent's turn": { while: { turn: 'opponents' } },
  'if ~ is in your hand': { from: 'hand' },
  'if ~ is in (the|your) Break Zone': { from: 'break' },
  'during your turn and if ~ is in (the|your) Break Zone': { while: yours, from: 'break' },
  'during your Main Phase and if ~ is in (the|your) Break Zone': { while: all(yours, mainPhase), from: 'break' },
  'during your turn and if ~ is in your hand': { while: yours, from: 'hand' },
  'during your Main Phase and if ~ is in your hand': { while: all(yours, mainPhase), from: 'hand' },
  'while ~ is attacking': { while: attacking },
  'while ~ is blocking': { while: blocking },
  'while a party you control is attacking': {
    while: atLeast({ of: 'you', marks: { party: true, attacking: true } }, 1),
  },
  'while ~ is attacking or blocking': { while: { any: [attacking, blocking] } },
};
const LIMITS = [
  says('once per turn', { oncePerTurn: true }),
  ...Object.entries(WHEN).flatMap(([words, fields]) => [
    says(words, fields),
    says(`${words} (and|,|, and) only once per turn`, { ...fields, oncePerTurn: true }),
    says(`${words} and once per turn`, { ...fields, oncePerTurn: true }),
  ]),
  says('if {c:condition}', { while: '$c' }),
  says('if {e:turn-event} this turn and if ~ is in (the|your) Break Zone', { while: '$e', from: 'break' }),
  says('if {c:condition} and only once per turn', { while: '$c', oncePerTurn: true }),
  says('during your turn and if {c:condition}', { while: { all: [yours, '$c'] } }),
  says('if {c:condition} , during your turn and only once per turn', {
    while: { all: [yours, '$c'] },
    oncePerTurn: true,
  }),
];
/** Where an auto-ability is heard, and how often. */
const TRIGGERS: { readonly [words: string]: { readonly [field: string]: Json } } = {
  'once per turn': { oncePerTurn: true },
  'during your turn': { while: yours },
  'during your turn and only once per turn': { while: yours, oncePerTurn: true },
  "during your opponent's turn": { while: { turn: 'opponents' } },
  "during your opponent's turn and only once per turn": { while: { turn: 'opponents' }, oncePerTurn: true },
  'if ~ is in (the|your) Break Zone': { zones: ['break'] },
  'if ~ is removed from the game': { zones: ['removed'] },
  'if ~ is removed from the game and if a Warp Counter is placed on ~': {
    zones: ['removed'],
    while: self({ zone: 'removed', counters: { Warp: { min: 1 } } }),
  },
};

const becomes = (more: readonly Json[] = []): readonly Json[] => [
  { change: 'tag', tag: 'forward' },
  { change: 'set', name: 'power', to: '$n' },
  ...more,
];
const givesAny = flags(...ELEMENTS.map((element) => `gives-${element}`));
const anyOf: Json = isStatic(givesAny);
export const abilities: Phrases = {
  ability: [says('{a:triggered}', '$a'), says('{a:activated}', '$a'), says('{a:static}', '$a')],

  triggered: [
    says('{h:head} , {e:after}', { '&': ['$h'], kind: 'triggered', effect: '$e' }),
    says('{h:head} , {e:modes}', { '&': ['$h'], kind: 'triggered', effect: '$e' }),
    says('{h:head} , if {c:condition} , {e:after}', { '&': ['$h'], kind: 'triggered', if: '$c', effect: '$e' }),
    says('{h:head} , if {c:condition} , {e:modes}', { '&': ['$h'], kind: 'triggered', if: '$c', effect: '$e' }),
    says('{h:head} , {e:after} . {l:trigger-limit}', { '&': ['$h', '$l'], kind: 'triggered', effect: '$e' }),
    says('{h:head} , if {c:condition} , {e:after} . {l:trigger-limit}', {
      '&': ['$h', '$l'],
      kind: 'triggered',
      if: '$c',
      effect: '$e',
    }),
  ],
  'trigger-limit': each(
    TRIGGERS,
    '(this effect|it) (will trigger only|triggers only|only triggers) %',
    (fields) => fields,
  ),

  activated: [
    says('{c:costs} : choose 1 Forward blocking ~ . break it', {
      kind: 'activated',
      costs: '$c',
      while: attacking,
      effect: sequence(announced({ is: ['forward'], marks: { blocking: true } }, 1, 1), {
        do: 'break',
        objects: { the: 'announced' },
      }),
    }),
    says('{c:costs} : {e:effect}', { kind: 'activated', costs: '$c', effect: '$e' }),
    says('{c:costs} : {e:modes}', { kind: 'activated', costs: '$c', effect: '$e' }),
    says('{c:costs} : {e:effect} . {l:limits}', { '&': ['$l'], kind: 'activated', costs: '$c', effect: '$e' }),
    says('{c:costs} : {e:effect} {l:limits}', { '&': ['$l'], kind: 'activated', costs: '$c', effect: '$e' }),
    says('{c:costs} : {e:modes} {l:limits}', { '&': ['$l'], kind: 'activated', costs: '$c', effect: '$e' }),
  ],
  limits: [says('{l:limit}', '$l'), says('{a:limit} . {b:limit}', { '&': ['$a', '$b'] })],
  limit: [says('(you can only use this ability|you can use this ability only) {w:when-used}', '$w')],
  'when-used': LIMITS,

  static: [
    says('if {c:plain-condition} , put ~ into the Break Zone', {
      kind: 'triggered',
      on: [],
      while: '$c',
      effect: put('self', 'break'),
    }),
    says('during this turn , if {e:turn-event} , {a:always}', { '&': ['$a'], while: '$e' }),
    says('{a:always}', '$a'),
    says('during your turn , {a:always}', { '&': ['$a'], while: yours }),
    says('{a:always} during your turn', { '&': ['$a'], while: yours }),
    says("{a:always} during your opponent's turn", { '&': ['$a'], while: { turn: 'opponents' } }),
    says("during your opponent's turn , {a:always}", { '&': ['$a'], while: { turn: 'opponents' } }),
    says('(if|when) {c:condition} , (|then) {a:always}', { '&': ['$a'], while: '$c' }),
    says('if {c:condition} , ~ does not activate during your Active Phase', {
      kind: 'prohibition',
      on: { event: 'activated', where: itself },
      while: all('$c', ACTIVE),
    }),
  ],
  always: [
    says(
      'for each {c:counter} Counter placed on ~ , ~ gains {n:plus} power',
      isStatic({ changes: [power(countersOnIt)] }),
    ),
    says(
      'for every {m:several} {f:counted-many} , ~ gains {n:plus} power',
      isStatic({ changes: [power({ plus: [groups], times: '$n' })] }),
    ),
    says('~ (gains|gain) {g:givens}', { '&': ['$g'], kind: 'static' }),
    says('{f:affected} (gains|gain) {g:givens}', { '&': ['$g'], kind: 'static', affects: '$f' }),
    says(
      '{f:affected} (loses|lose) (their|all their|all its) abilities',
      isStatic({ affects: '$f', changes: [{ change: 'lose-text' }] }),
    ),
    says('~ is also a Monster in all situations', isStatic({ changes: [{ change: 'tag', tag: 'monster' }] })),
    says('{f:affected} (loses|lose) {n:lost} power', isStatic({ affects: '$f', changes: [power('$n')] })),
    says('~ {r:rule}', { '&': ['$r'], kind: 'static' }),
    says('{f:affected} {r:rule}', { '&': ['$r'], kind: 'static', affects: '$f' }),
    says('~ also becomes a Forward with {n:power} power', isStatic({ changes: becomes() })),
    says(
      'for each {f:counted} , ~ (gains|gain) {n:plus} power',
      isStatic({ changes: [power({ count: '$f', times: '$n' })] }),
    ),
    says('~ also becomes a Forward with {n:power} power (,|and|, and) {g:givens}', {
      '&': ['$g'],
      kind: 'static',
      changes: becomes(),
    }),
    says('~ cannot be blocked by (a|an) {f:one}', unblockedBy),
    says('~ cannot block (a|an) {f:one}', {
      kind: 'prohibition',
      on: { event: 'blocking', where: { object: object({ self: true }), attacker: object('$f') } },
    }),
    says('~ and {f:affected} (gains|gain) {g:givens}', {
      '&': ['$g'],
      kind: 'static',
      affects: { either: [{ self: true }, '$f'] },
    }),
    says('{d:damage-rule}', '$d'),
    says('if ~ deals damage to a Forward or your opponent , double the damage instead', {
      kind: 'static',
      ...doubleAll,
    }),
    says('{p:price}', '$p'),
    says('{p:party-rule}', '$p'),
    says('~ (does not|will not) activate during (the|your) Active Phase', staysDull({ self: true })),
    says(
      "{f:affected} (won't|do not) activate (at the controller's|during their controller's) Active Phase",
      staysDull('$f'),
    ),
    says('if ~ is on the field , (~|it) gains Elements of Fire , Ice , Wind , Earth , Lightning and Water', allColours),
    says(
      "all {f:many-cards} in your Break Zone cannot be removed from the game by your opponent's Summons or abilities",
      {
        kind: 'prohibition',
        on: {
          event: 'putInto',
          where: {
            object: object({ '&': ['$f'], zone: 'break', of: 'you' }),
            zone: { equals: 'removed' },
            cause: { seat: 'opponents' },
          },
        },
      },
    ),
    says('{f:further-rule}', '$f'),
    says('players cannot cast Summons', { kind: 'prohibition', on: { event: 'summonCast', where: {} } }),
    says('~ can only attack if {c:plain-condition} , or if {d:plain-condition}', {
      ...flags('cannotAttack'),
      kind: 'static',
      while: { not: { any: ['$c', '$d'] } },
    }),
    says('all the {f:many} enter the field dull', {
      kind: 'replacement',
      on: { event: 'entered', where: { object: object({ '&': ['$f'], zone: 'any' }) } },
      instead: { with: 'fields', fields: { dull: true } },
    }),
    says('if (a|an) {f:one} is put from the field into the Break Zone , remove it from the game instead', exiling()),
    says('if (a|an) {f:one} is put from the field into the Break Zone , you may remove it from the game instead', {
      ...exiling({ optional: true }),
    }),
    says('~ enters the field dull', {
      kind: 'replacement',
      zones: ['hand', 'break', 'deck', 'removed', 'lb'],
      on: { event: 'entered', where: { object: object({ self: true, zone: 'any' }) } },
      instead: { with: 'fields', fields: { dull: true } },
    }),
    says('if ~ is on the field , ~ can produce CP of any Element', anyOf),
    says('{f:affected} can produce CP of any Element', isStatic({ affects: '$f', ...givesAny })),
    ...ELEMENTS.map((element) =>
      says(
        `if ~ is on the field , ~ can produce ${element.charAt(0).toUpperCase()}${element.slice(1)} CP`,
        isStatic(flags(`gives-${element}`)),
      ),
    ),
    says(
      '~ is also (Card Name|Card name) {n:name} in all situations',
      isStatic({ changes: [{ change: 'name', name: '$n' }] }),
    ),
    says(
      '~ is also Card Name {n:name} and Card Name {m:name} in all situations',
      isStatic({
        changes: [
          { change: 'name', name: '$n' },
          { change: 'name', name: '$m' },
        ],
      }),
    ),
  ],
  affected: [
    says('each {f:one}', '$f'),
    says('the {f:called} {t:field-type} you control', { '&': ['$f', '$t'], of: 'you' }),
    says('the {a:called} {t:field-type} and the {b:called} {u:field-types} you control', {
      either: [{ '&': ['$a', '$t'] }, { '&': ['$b', '$u'] }],
      of: 'you',
    }),
    says('the {a:called} and {b:called} you control', { either: ['$a', '$b'], of: 'you' }),
    says('the {a:called} , {b:called} and {c:called} you control', { either: ['$a', '$b', '$c'], of: 'you' }),
    says('the {a:called} and {b:called} other than ~ you control', { either: ['$a', '$b'], other: true, of: 'you' }),
    says('(the|all|all the|) {f:many}', '$f'),
    says('(the|all|all the) {f:full-both} you control', just('$f', { of: 'you' })),
    says('(the|all|all the) {f:full-both} other than ~ you control', just('$f', { other: true, of: 'you' })),
    says('(the|all|all the) {f:called} you control', just('$f', { of: 'you' })),
    says('(the|all|all the) {f:called} other than ~ you control', just('$f', { other: true, of: 'you' })),
  ],

  /** What a Summon does. */
  summon: ['effect', 'modes', 'modes-of-summon'].map((e) => says(`{e:${e}}`, { kind: 'summon', effect: '$e' })),
};
