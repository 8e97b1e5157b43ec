import { textFingerprint, type Json } from '../../../kernel/index.js';
import { challenging } from './means.js';
import { says, type Phrases } from '../../../wording/index.js';

/** A placeholder for a text until its fingerprint is known. */
const BY_HAND: Json = { do: 'by-hand', fingerprint: textFingerprint('') };
const isStatic = (more: { readonly [field: string]: Json }): Json => ({ kind: 'static', ...more });
const startOfTurn: Json = { event: 'readied', where: { object: { object: { self: true } }, start: { equals: true } } };
const challenged = (object: Json, target: Json): Json => ({
  kind: 'prohibition',
  on: { event: 'challenged', where: { object: { object }, target: { object: target } } },
});
/** Being played is replaced, from wherever that is. */
const enters = (fields: Json): Json => ({
  kind: 'replacement',
  zones: ['hand', 'discard', 'deck', 'inkwell'],
  on: { event: 'played', where: { object: { object: { zone: 'any', self: true } } } },
  instead: { with: 'fields', fields },
});
/** A keyword times nothing is one that the card does not have. */
const resistEach = (...more: readonly Json[]): Json =>
  isStatic({
    while: { count: '$f', is: { min: 1 } },
    changes: [{ change: 'keyword', keyword: 'resist', n: { count: '$f' } }, ...more],
  });
const THIS = 'this (character|item|location|card|action)';
const price = (more: { readonly [field: string]: Json }): Json => ({ kind: 'cost', for: 'play', ...more });

export const abilities: Phrases = {
  triggered: [
    says('{h:head} , {e:after}', { '&': ['$h'], kind: 'triggered', effect: '$e' }),
    says('{h:head} , if {c:condition} (,|) {e:after}', { '&': ['$h'], kind: 'triggered', if: '$c', effect: '$e' }),
    says(
      '{h:head} , if you have any characters in play {f:suffix} , gain {n:number} lore . if you have any in play {g:suffix} , gain {m:number} lore instead',
      {
        '&': ['$h'],
        kind: 'triggered',
        if: { count: { '&': ['$f'], of: 'you', is: ['character'] }, is: { min: 1 } },
        effect: {
          do: 'if',
          condition: { count: { '&': ['$g'], of: 'you', is: ['character'] }, is: { min: 1 } },
          then: { do: 'gain-lore', amount: '$m' },
          otherwise: { do: 'gain-lore', amount: '$n' },
        },
      },
    ),
    says('if you used Shift to play this character , {e:may-sentence} when (he|she|it) enters play', {
      kind: 'triggered',
      on: [{ event: 'played', where: { object: { object: { self: true } }, pay: { equals: 'shift' } } }],
      effect: '$e',
    }),
  ],

  /** The opening alone, where what is done then is carried out by hand. */
  heard: [
    says('{h:head}', { '&': ['$h'], kind: 'triggered', effect: BY_HAND }),
    says('{h:head} , if {c:condition}', { '&': ['$h'], kind: 'triggered', if: '$c', effect: BY_HAND }),
  ],

  static: [
    says('{a:always}', '$a'),
    says('during {t:turn} , {a:always}', { '&': ['$a'], while: { turn: '$t' } }),
    says('(while|if) {c:condition} , {a:always}', { '&': ['$a'], while: '$c' }),
    says('while {c:state-of-this} , (he|she|it|they) {p:static-predicate}', {
      '&': ['$p'],
      kind: 'static',
      while: '$c',
    }),
    says('while {c:condition} , if {d:condition} , {a:always}', { '&': ['$a'], while: { all: ['$c', '$d'] } }),
    says('during {t:turn} , while {c:condition} , {a:always}', { '&': ['$a'], while: { all: [{ turn: '$t' }, '$c'] } }),
    says('during {t:turn} , {a:always} while {c:condition}', { '&': ['$a'], while: { all: [{ turn: '$t' }, '$c'] } }),
    says('while being challenged , {a:of-this}', {
      '&': ['$a'],
      while: { object: 'self', matches: { marks: { challenged: true } } },
    }),
    says('while challenging (a|an) {f:one} , {a:of-this}', {
      '&': ['$a'],
      while: challenging('$f'),
    }),
    says('{a:always} unless {c:condition}', { '&': ['$a'], while: { not: '$c' } }),
  ],
  always: [
    says('{a:of-this}', '$a'),
    says('{f:affected} {p:static-predicate}', { '&': ['$p'], kind: 'static', affects: '$f' }),
    says('{f:affected} {p:static-predicate} while here', {
      '&': ['$p'],
      kind: 'static',
      affects: { '&': ['$f'], markIsSource: 'at' },
    }),
    says(
      'you may put an additional card from your hand into your inkwell facedown',
      isStatic({
        changes: [{ change: 'number', name: 'inkActions', add: 1 }],
      }),
    ),
    says("this (character|item) can't ready at the start of your turn", { kind: 'prohibition', on: startOfTurn }),
    says("{f:many} can't challenge (this character|this location)", challenged('$f', { self: true })),
    says("{f:many} can't challenge your {g:many}", challenged('$f', { '&': ['$g'], of: 'you' })),
    says("this (character|location) can't be challenged by {f:many}", challenged('$f', { self: true })),
    says(`${THIS} enters play exerted`, enters({ exerted: true })),
    says(`${THIS} enters play with {n:number} damage`, enters({ damage: '$n' })),
    says(`you pay {n:taken} ⬡ less to play ${THIS}`, price({ add: '$n' })),
    says(
      `for each {f:counted} , you pay {n:taken} ⬡ less to play ${THIS}`,
      price({ add: { count: '$f', times: '$n' } }),
    ),
    says(
      'you pay {n:taken} ⬡ less to play {f:many}',
      price({ affects: { '&': ['$f'], zone: 'any', of: 'you' }, add: '$n' }),
    ),
    says(
      'each player pays {n:number} ⬡ more to play {f:many}',
      price({ affects: { '&': ['$f'], zone: 'any' }, add: '$n' }),
    ),
    says('your {f:many} may move here for free', {
      kind: 'cost',
      while: { object: 'mover', matches: { '&': ['$f'], of: 'you' } },
      affects: { self: true },
      for: 'move',
      add: { plus: [{ number: 'moveCost', of: 'self' }], times: -1 },
    }),
    says(
      'you pay {n:taken} ⬡ less to move your characters to a location',
      price({ affects: { of: 'you', is: ['location'] }, for: 'move', add: '$n' }),
    ),
    says('you pay {n:taken} ⬡ less to move a character of yours here', {
      kind: 'cost',
      affects: { self: true },
      for: 'move',
      add: '$n',
    }),
    says("your {f:many} can't be dealt damage", {
      kind: 'prohibition',
      on: { event: 'damageDealt', where: { object: { object: { '&': ['$f'], of: 'you' } } } },
    }),
    says("{f:many} can't ready at the start of their turn", {
      kind: 'prohibition',
      on: { event: 'readied', where: { object: { object: '$f' }, start: { equals: true } } },
    }),
    says('while one of your {f:many} is at a location , that character {p:predicate}', {
      '&': ['$p'],
      kind: 'static',
      affects: { '&': ['$f'], of: 'you', marks: { at: true } },
    }),
    says("damage counters can't be removed", {
      kind: 'prohibition',
      on: { event: 'damageRemoved' },
    }),
    says("you can't lose lore", { kind: 'prohibition', on: { event: 'loreLost', where: { seat: { seat: 'you' } } } }),
    says(
      'opponents need {n:number} lore to win the game',
      isStatic({
        changes: [{ change: 'set', name: 'loreToWin', to: '$n' }],
      }),
    ),
    says("opponents can't play actions", {
      kind: 'prohibition',
      on: { event: 'played', where: { seat: { seat: 'opponents' }, type: { equals: 'action' } } },
    }),
  ],
  'of-this': [
    says('this (character|item|location) {p:static-predicate}', { '&': ['$p'], kind: 'static' }),
    says('this (character|location) gains Resist +1 for each {f:counted}', resistEach()),
    says(
      'for each {f:counted} , this (character|location) gains Resist +1 and gets +1 {s:stat}',
      resistEach({ change: 'number', name: '$s', add: { count: '$f' } }),
    ),
    says(
      'for each {e:each} , this (character|location) (gets|get) +1 {s:stat}',
      isStatic({
        changes: [{ change: 'number', name: '$s', add: '$e' }],
      }),
    ),
  ],
  affected: [says('{f:many}', '$f'), says('your {f:many}', { '&': ['$f'], of: 'you' })],

  activated: [says('{c:costs} — {e:effect}', { kind: 'activated', costs: '$c', effect: '$e' })],
  quoted: [
    says('{t:triggered}', '$t'),
    says('{a:activated}', '$a'),
    says('this character takes no damage from challenges', {
      kind: 'prohibition',
      on: { event: 'damageDealt', where: { object: { object: { self: true } }, challenge: { equals: true } } },
    }),
  ],

  /** The costs alone, where what they pay for is carried out by hand. */
  paid: [says('{c:costs}', { kind: 'activated', costs: '$c', effect: BY_HAND })],

  costs: [
    says('{a:cost}', ['$a']),
    says('{a:cost} , {b:cost}', ['$a', '$b']),
    says('{a:cost} , {b:cost} , {c:cost}', ['$a', '$b', '$c']),
  ],
  cost: [
    says('⟳', { pay: 'exert' }),
    says('{n:number} ⬡', { pay: 'ink', n: '$n' }),
    says('banish this (character|item|location)', { pay: 'banish-self' }),
    says('(choose and discard|discard) a card', { pay: 'discard', count: 1 }),
    says('(choose and discard|discard) {n:number} cards', { pay: 'discard', count: '$n' }),
    says('(choose and discard|discard) (a|an) {f:kind-card}', { pay: 'discard', count: 1, of: '$f' }),
    says('banish one of your {f:many}', { pay: 'banish', count: 1, of: { '&': ['$f'], of: 'you' } }),
    says('banish {n:number} of your {f:many}', { pay: 'banish', count: '$n', of: { '&': ['$f'], of: 'you' } }),
    says('⟳ one of your {f:many}', { pay: 'exert-own', count: 1, of: { '&': ['$f'], of: 'you' } }),
    says('⟳ {n:number} of your {f:many}', { pay: 'exert-own', count: '$n', of: { '&': ['$f'], of: 'you' } }),
  ],
};
