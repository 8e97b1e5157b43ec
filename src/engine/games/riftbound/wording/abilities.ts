import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { NUMBERED_MARKS } from './keywords.js';
import { passives, savedFromDying } from './passives.js';
import {
  announced,
  entering,
  flagged,
  freshModes,
  isStatic,
  moreMight,
  playedCards,
  second,
  SELF,
  unitsEnterReady,
  type Fields,
} from './means.js';

const experienced: Json = { more: { player: 'experience' }, than: '$n' };
const entersItself = (exhausted: boolean, more: Fields = {}): Json =>
  entering('entered', { object: { object: { zone: 'any', self: true } }, ...more }, exhausted, { zones: ['chain'] });
/** 407: a recall to a base is no move. */
const staysOut = (units: Json): Json => ({
  kind: 'prohibition',
  on: { event: 'moved', where: { object: { object: units }, to: { there: false } } },
});
const FLAGS = {
  "can't be chosen by enemy spells and abilities": 'cannotBeChosenByOpponents',
  "don't deal combat damage": 'dealsNoCombatDamage',
};
/** A battlefield with another such object of the player whose unit was chosen, where the unit is not already. */
const WITH_ALLY: Json = {
  zone: 'battlefields',
  not: { namedBy: { mark: 'at', objects: second } },
  namedBy: { mark: 'at', matching: { '&': ['$n'], sameController: second, notBound: second } },
};
/** keyword.equip */
const equips: Json = {
  kind: 'activated',
  costs: '$c',
  effect: { do: 'attach', objects: 'self', to: announced({ is: ['unit'], of: 'you' }) },
};
/** 352.2: what a text lets all units of its player be played to. */
const PLACES_FOR_ALL = {
  'open battlefields': 'unitsToOpen',
  'an occupied battlefield if an enemy unit is alone there': 'unitsToLoneEnemy',
};
/** 376.4.b.3, 376.4.c.3: what such triggers are called. */
const AGAIN = { conquer: 'conquersAgain', hold: 'holdsAgain' };
/** The turns that a player has had before the turn of that number. */
const TURNS_BEFORE = { second: 1, third: 2, fourth: 3 };

const DEFENDING = { is: ['unit'], marks: { defending: true } };
/** One unit defends, and it is the one that the text means. */
const DEFENDING_ALONE: { readonly [words: string]: Json } = {
  'while a friendly unit defends alone , it gets {g:static-gifts}': { ...DEFENDING, of: 'you' },
  'while a unit here is defending alone , it has {g:static-gifts}': { ...DEFENDING, markIsSource: 'at' },
};

/** What is added, and for what alone it may be spent. */
const FOR_ONE_USE: { readonly [words: string]: Fields } = {
  '{ {n:number} } . use only to play spells': { resource: 'spellEnergy', amount: '$n' },
  '{ any } . use only to play spells': { resource: 'spellPower', amount: 1 },
  '{ any } . use only to play gear or use gear abilities': { resource: 'gearPower', amount: 1 },
  '{ {n:number} } . spend this Energy only during showdowns': { resource: 'showdownEnergy', amount: '$n' },
};

export const abilities: Phrases = {
  ability: [
    says('{t:triggered}', '$t'),
    says('{a:activated}', '$a'),
    says('{s:static}', '$s'),
    says('[ Equip ] {c:price}', equips),
    says('[ Equip ] — {c:costs}', equips),
    says('[ Level {n:level} ] — {t:when-triggered}', { '&': ['$t'], while: experienced }),
    says('[ Level {n:level} ] — {a:activated}', { '&': ['$a'], while: experienced }),
    says('[ Level {n:level} ] — {s:always}', { '&': ['$s'], while: experienced }),
  ],
  static: [
    says('{a:always}', '$a'),
    says('(while|if) {c:condition} , {a:always}', { '&': ['$a'], while: '$c' }),
    says('{a:always} (while|if) {c:condition}', { '&': ['$a'], while: '$c' }),
    says('[ Legion ] — {a:of-cost}', { '&': ['$a'], while: playedCards(1) }),
  ],
  always: [
    says('I (have|get) {g:static-gifts}', isStatic({ '&': ['$g'], affects: SELF })),
    says('{f:affected} (each|) (have|get) {g:static-gifts}', isStatic({ '&': ['$g'], affects: '$f' })),
    ...each(NUMBERED_MARKS, "{f:affected} have [ % ] if they didn't already", (keyword) => ({
      kind: 'static',
      affects: { '&': ['$f'], not: { keyword } },
      changes: [{ change: 'keyword', keyword, n: 1 }],
    })),
    says('{f:many} have {g:static-gifts} here', isStatic({ '&': ['$g'], affects: { '&': ['$f'], sharedMark: 'at' } })),
    ...each(DEFENDING_ALONE, '%', (unit) => ({
      kind: 'static',
      '&': ['$g'],
      while: { count: unit, is: { max: 1 } },
      affects: unit,
    })),
    says(
      'my Might is increased by your points',
      isStatic({ affects: SELF, changes: [moreMight({ player: 'points' })] }),
    ),
    says(
      'my Might is increased by the number of cards in your trash',
      isStatic({ affects: SELF, changes: [moreMight({ count: { zone: 'trash', of: 'you' } })] }),
    ),
    says('your tokens enter ready', entering('tokenEntered', { seat: { seat: 'you' } }, false)),
    says(
      'I must be assigned combat damage last',
      isStatic({ affects: SELF, changes: [{ change: 'keyword', keyword: 'backline' }] }),
    ),
    ...each(FLAGS, 'I %', (name) => flagged(SELF, name)),
    ...each(FLAGS, '{f:affected} %', (name) => flagged('$f', name)),
    says('increase the points needed to win the game by 1', flagged(SELF, 'raisesVictoryScore')),
    ...each(AGAIN, 'your % effects for %ing here trigger an additional time', (name) => flagged(SELF, name)),
    says('friendly [ Repeat ] costs cost { 1 } less', flagged(SELF, 'cheaperRepeat')),
    says('if you paid the additional cost , I enter ready', entersItself(false, { paid: { equals: true } })),
    says('you may hide an additional card here', flagged(SELF, 'hidesOneMore')),
    says('units can move here from anywhere', flagged(SELF, 'reachedFromAnywhere')),
    ...each(PLACES_FOR_ALL, 'friendly units (may|can) be played to %', (name) => flagged(SELF, name)),
    says("units can't be played here", flagged(SELF, 'noUnitsPlayedHere')),
    says("I can't be readied", { kind: 'prohibition', on: { event: 'readied', where: { object: { object: SELF } } } }),
    says("I don't take damage", {
      kind: 'prohibition',
      on: { event: 'damageDealt', where: { object: { object: SELF } } },
    }),
    says('I enter ready', entersItself(false)),
    says(
      'if you play me to a battlefield , I enter ready',
      entersItself(false, { at: { object: { zone: 'battlefields' } } }),
    ),
    says('this enters exhausted', entersItself(true)),
    // While it enters itself it is on the chain, where its text does not apply yet.
    says('(other friendly|friendly|your) units enter ready', unitsEnterReady),
    says('your spells and abilities deal {n:number} Bonus Damage', {
      kind: 'cost',
      affects: { zone: 'any', of: 'you' },
      for: 'bonusDamage',
      add: '$n',
    }),
    says('spells and abilities deal {n:number} Bonus Damage to {f:many}', {
      kind: 'cost',
      affects: '$f',
      for: 'bonusDamageTo',
      add: '$n',
    }),
    // 408.3: a facedown card is revealed as it is played.
    says("your opponents' [ Hidden ] cards can't be revealed here", {
      kind: 'prohibition',
      on: {
        event: 'cardChained',
        where: { object: { object: { zone: 'facedown', of: 'opponents', sharedMark: 'at' } } },
      },
    }),
    says("I can't move to base", staysOut(SELF)),
    says("{f:many} can't move to base", staysOut('$f')),
    says("{f:many-here} can't move from here to base", staysOut('$f')),
    ...each(TURNS_BEFORE, "players can't score here until their % turn", (turns) => ({
      kind: 'prohibition',
      on: { event: 'scored', where: { object: { object: SELF } } },
      while: { not: { more: { player: 'turns', of: { event: 'seat' } }, than: turns } },
    })),
    says("opponents can't gain points", {
      kind: 'prohibition',
      on: { event: 'pointsGained', where: { seat: { seat: 'opponents' } } },
    }),
    says(
      'if {f:someone} would die , kill this instead . (heal that unit , exhaust it , and recall it|heal , exhaust , and recall that unit)',
      savedFromDying('$f', { do: 'kill', objects: 'self' }),
    ),
    says(
      'if {f:someone} would die (, if it|and) has less Might than me , instead (heal it , exhaust it , and recall it|heal , exhaust , and recall it)',
      savedFromDying({ '&': ['$f'], numbers: { might: { below: { number: 'might', of: 'self' } } } }),
    ),
    says('{c:of-cost}', '$c'),
    ...passives,
  ],
  affected: [says('{f:many}', '$f'), says('your {f:many}', { '&': ['$f'], of: 'you' })],

  'permanent-or-facedown': [
    says('friendly gear , unit , or facedown card', [
      { effect: { do: 'return', objects: announced({ anyOf: ['unit', 'gear'], of: 'you', another: true }) } },
      { effect: { do: 'return', objects: announced({ zone: 'facedown', of: 'you' }) } },
    ]),
  ],
  timing: [says('[ Reaction ]', 'reaction'), says('[ Action ]', 'action')],
  activated: [
    says('{a:used}', '$a'),
    says('{a:used} . use (this ability|) only while {c:condition}', { '&': ['$a'], while: '$c' }),
    says('{a:used} . use only if {c:condition}', { '&': ['$a'], while: '$c' }),
    says('{a:used} . use only once per turn', { '&': ['$a'], oncePerTurn: true }),
  ],
  used: [
    says('{c:costs} : {e:effect}', { kind: 'activated', costs: '$c', effect: '$e' }),
    says('{c:costs} : move a friendly unit to or from its base', {
      kind: 'activated',
      costs: '$c',
      effect: {
        do: 'modes',
        min: 1,
        max: 1,
        of: [
          { effect: { do: 'move', objects: announced({ is: ['unit'], of: 'you', marks: { at: true } }) } },
          {
            effect: {
              do: 'move',
              objects: announced({ is: ['unit'], of: 'you', marks: { at: false } }),
              to: announced({ zone: 'battlefields' }),
            },
          },
        ],
      },
    }),
    says("{c:costs} : choose one you've not chosen this turn — {p:clauses} . {q:clauses} . {r:clauses} . {s:clauses}", {
      kind: 'activated',
      costs: '$c',
      effect: freshModes('you', ['$p', '$q', '$r', '$s']),
    }),
    says("{c:costs} : return another {k:permanent-or-facedown} to its owner's hand", {
      kind: 'activated',
      costs: '$c',
      effect: { do: 'modes', min: 1, max: 1, of: '$k' },
    }),
    says('{c:costs} : [ Legion ] — {e:effect}', {
      kind: 'activated',
      costs: '$c',
      while: playedCards(1),
      effect: '$e',
    }),
    says('{c:costs} : {t:timing} — {e:effect}', { kind: 'activated', timing: '$t', costs: '$c', effect: '$e' }),
    says('{c:costs} : {t:timing} , [ Legion ] — {e:effect}', {
      kind: 'activated',
      timing: '$t',
      costs: '$c',
      while: playedCards(1),
      effect: '$e',
    }),
    ...each(FOR_ONE_USE, '{c:costs} : {t:timing} — [ Add ] %', (resource) => ({
      kind: 'activated',
      timing: '$t',
      costs: '$c',
      effect: { do: 'add', ...resource },
    })),
    ...each(FOR_ONE_USE, '{t:timing} — {c:costs} : [ Add ] %', (resource) => ({
      kind: 'activated',
      timing: '$t',
      costs: '$c',
      effect: { do: 'add', ...resource },
    })),
    says('{t:timing} — {c:costs} : {e:effect}', { kind: 'activated', timing: '$t', costs: '$c', effect: '$e' }),
  ],

  /** The whole text of a spell, beside its keywords. */
  spell: [
    says('{e:effect}', { kind: 'spell', effect: '$e' }),
    says('{e:effect} . [ Level {n:level} ] — (stun|[ Stun ]) (a|an) {f:one}', {
      kind: 'spell',
      effect: {
        do: 'sequence',
        of: [
          '$e',
          {
            do: 'if',
            condition: experienced,
            then: {
              do: 'stun',
              objects: { select: { do: 'announced', from: '$f', min: 1, max: 1, while: experienced } },
            },
          },
        ],
      },
    }),
    // A battlefield is chosen with the unit, a base is not: which of the two it is, is a mode.
    says("move (a|an) {f:one} to a location where there's (a|another) {n:noun} with the same controller", {
      kind: 'spell',
      effect: {
        do: 'modes',
        min: 1,
        max: 1,
        of: [
          { effect: { do: 'move', objects: announced('$f'), to: announced(WITH_ALLY) } },
          {
            effect: {
              do: 'move',
              objects: announced({ '&': ['$f'], marks: { at: true }, besides: { '&': ['$n'], marks: { at: false } } }),
            },
          },
        ],
      },
    }),
    says('choose one — {a:clauses} . {b:clauses}', {
      kind: 'spell',
      effect: { do: 'modes', min: 1, max: 1, of: [{ effect: '$a' }, { effect: '$b' }] },
    }),
  ],
};
