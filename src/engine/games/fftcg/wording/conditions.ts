import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { atLeast, CARD_TYPES, damageOf, DISCARDED, just, topic } from './means.js';

const you = { of: 'you' };
const hand = (of: string): Json => ({ zone: 'hand', of });
const inBreak = { zone: 'break', of: 'you' };
const removed = { zone: 'removed', of: 'you' };
const state = (object: Json, matches: Json): Json => ({ object, matches });
const self = (matches: Json): Json => state('self', matches);
/** A card that an effect has moved is still asked for where it is. */
const card = (object: Json): Json => state(object, just('$f', { zone: 'any' }));
const HANDS = { 'you have': 'you', 'your opponent has': 'opponents' };
const TAKEN = { 'you have': 'you', 'your opponent has': 'opponents' };

/** The words after "if". */
export const conditions: Phrases = {
  condition: [
    says('{c:plain-condition}', '$c'),
    says('{a:plain-condition} and {b:plain-condition}', { all: ['$a', '$b'] }),
    says('{a:plain-condition} and if {b:plain-condition}', { all: ['$a', '$b'] }),
    says('{a:plain-condition} or {b:plain-condition}', { any: ['$a', '$b'] }),
    says('{a:plain-condition} or if {b:plain-condition}', { any: ['$a', '$b'] }),
  ],
  'plain-condition': [
    says('you control (a|an|) {f:one}', atLeast(just('$f', you), 1)),
    says('you control {n:number} or more {f:many}', atLeast(just('$f', you), '$n')),
    says('you control {n:number} or more {f:called}', atLeast(just('$f', you), '$n')),
    says('you control {n:number} or less {f:many}', { count: just('$f', you), is: { max: '$n' } }),
    says("you (don't|do not) control (a|an|any|) {f:one}", { count: just('$f', you), is: { max: 0 } }),
    says("you (don't|do not) control any {f:many}", { count: just('$f', you), is: { max: 0 } }),
    says('you control no {f:many}', { count: just('$f', you), is: { max: 0 } }),
    says('(your opponent|opponent) controls (a|an) {f:one}', atLeast(just('$f', { of: 'opponents' }), 1)),
    says(
      '(your opponent|opponent) controls {n:number} or more {f:many}',
      atLeast(just('$f', { of: 'opponents' }), '$n'),
    ),
    says("(your opponent|opponent) (doesn't|does not) control any {f:many}", {
      count: just('$f', { of: 'opponents' }),
      is: { max: 0 },
    }),
    says('you have (a|an) {f:one-card} in your Break Zone', atLeast(just('$f', inBreak), 1)),
    says('you have {n:number} or more {f:many-cards} in your Break Zone', atLeast(just('$f', inBreak), '$n')),
    says('you have {n:number} or more {f:called} in your Break Zone', atLeast(just('$f', inBreak), '$n')),
    says('you have a total of {n:number} or more {f:either} in your Break Zone', atLeast(just('$f', inBreak), '$n')),
    ...each(TAKEN, '% received {n:number} points of damage (or more|)', (of) => atLeast(damageOf(of), '$n')),
    ...each(HANDS, '% no (cards|card) in (your|their|his/her) hand', (of) => ({ count: hand(of), is: { max: 0 } })),
    ...each(HANDS, '% {n:number} (card|cards) or (less|fewer) in (your|their|his/her) hand', (of) => ({
      count: hand(of),
      is: { max: '$n' },
    })),
    ...each(HANDS, '% {n:number} (card or more|cards or more|or more cards) in (your|their|his/her) hand', (of) => ({
      count: hand(of),
      is: { min: '$n' },
    })),
    ...each(TAKEN, '% received {n:number} points of damage or less', (of) => ({
      count: damageOf(of),
      is: { max: '$n' },
    })),
    says('you have received more points of damage than your opponent', {
      more: { count: damageOf('you') },
      than: { count: damageOf('opponents') },
    }),
    says(
      'its cost is X',
      state(topic, { zone: 'any', numbers: { cost: { min: { bound: 'x' }, max: { bound: 'x' } } } }),
    ),
    says('{e:elements-condition}', '$e'),
    says('it is your turn', { turn: 'yours' }),
    says("it is your opponent's turn", { turn: 'opponents' }),
    says('you have a Forward , Backup , Monster and a Summon in your Break Zone', {
      all: CARD_TYPES.map((type) => atLeast({ is: [type], ...inBreak }, 1)),
    }),
    says('{p:paid-condition}', '$p'),
    says('{e:turn-event} this turn', '$e'),
    says('you paid the extra cost', { more: { bound: 'extra' }, than: 0 }),
    says('you have cast {n:number} or more cards this turn', { happened: 'cast', by: 'you', is: { min: '$n' } }),
    says('you have received a point of damage this turn', { happened: 'playerDamaged', by: 'you', is: { min: 1 } }),
    says('neither player controls Forwards', { count: { is: ['forward'] }, is: { max: 0 } }),
    says('you have a { C }', { more: { player: 'crystals' }, than: 0 }),
    says("you (don't|do not) have a { C }", { not: { more: { player: 'crystals' }, than: 0 } }),
    says('your opponent has a { C }', {
      anyPlayer: 'opponents',
      holds: { more: { player: 'crystals', of: 'player' }, than: 0 },
    }),
    says('you have (a|an) {f:one-card} and (a|an) {g:one-card} in your Break Zone', {
      all: [atLeast(just('$f', inBreak), 1), atLeast(just('$g', inBreak), 1)],
    }),
    says('(your opponent|opponent) controls {n:number} or more Forwards more than you', {
      not: {
        more: { plus: ['$n', { count: { is: ['forward'], of: 'you' } }] },
        than: { count: { is: ['forward'], of: 'opponents' } },
      },
    }),
    says('its cost is equal to or less than the number of cards in your hand', {
      not: { more: { number: 'cost', of: topic }, than: { count: hand('you') } },
    }),
    says("its power is equal to or less than ~ 's power", {
      not: { more: { number: 'power', of: topic }, than: { number: 'power', of: 'self' } },
    }),
    says('you control {n:number} Forwards or more', atLeast({ is: ['forward'], of: 'you' }, '$n')),
    says('you control {n:number} or more {f:either}', atLeast(just('$f', you), '$n')),
    says("(your opponent|opponent) (doesn't|does not) control (a|an) {f:one}", {
      count: just('$f', { of: 'opponents' }),
      is: { max: 0 },
    }),
    says('(your opponent|opponent) controls any {f:many}', atLeast(just('$f', { of: 'opponents' }), 1)),
    says(
      'you have a total of {n:number} or more {f:called} cards in your Break Zone and/or {g:called} cards you own removed from the game',
      {
        not: {
          more: '$n',
          than: { plus: [{ count: just('$f', inBreak) }, { count: just('$g', removed) }] },
        },
      },
    ),
    says('you have {n:number} or more {f:either} in your Break Zone', atLeast(just('$f', inBreak), '$n')),
    says('there are {n:number} or more {f:many-cards} in your Break Zone', atLeast(just('$f', inBreak), '$n')),
    says('(each player has no cards in their hands|both you and your opponent have no cards in hand)', {
      count: { zone: 'hand' },
      is: { max: 0 },
    }),
    says('you control only 1 {f:one}', { count: just('$f', you), is: { min: 1, max: 1 } }),
    says('it is attacking', state(topic, { marks: { attacking: true } })),
    says('it is blocking', state(topic, { marks: { blocking: true } })),
    says("its power is less than ~ 's power", {
      more: { number: 'power', of: 'self' },
      than: { number: 'power', of: topic },
    }),
    says('its cost is equal to or less than the damage you have received', {
      not: { more: { number: 'cost', of: topic }, than: { count: damageOf('you') } },
    }),
    ...DISCARDED.flatMap((which) => [
      says('the discarded card is of {e:element} Element', state(which, { zone: 'any', is: ['$e'] })),
      says('the discarded card is (a|an|) {f:one-card}', card(which)),
      says('the discarded card is not (a|an) {f:one-card}', { not: card(which) }),
    ]),
    says('the number of {f:many} your opponent controls is greater than the number of {g:many} you control', {
      more: { count: just('$f', { of: 'opponents' }) },
      than: { count: just('$g', you) },
    }),
    says('~ is active', self({ marks: { dull: false } })),
    says('~ is dull', self({ marks: { dull: true } })),
    says('~ is damaged', self({ marks: { damage: { min: 1 } } })),
    says('(~ is on the field|~ is on your field|you control ~)', self({ of: 'you' })),
    says('(your opponent|opponent) controls any {f:one}', atLeast(just('$f', { of: 'opponents' }), 1)),
    says('either player has {n:number} cards or less in their hands', {
      anyPlayer: 'all',
      holds: { count: { zone: 'hand', whose: 'player' }, is: { max: '$n' } },
    }),
    says("either player (doesn't|does not) control {f:many}", {
      anyPlayer: 'all',
      holds: { count: just('$f', { whose: 'player' }), is: { max: 0 } },
    }),
    says('you have at least {n:number} points of damage more than your opponent', {
      not: {
        more: { plus: ['$n', { count: damageOf('opponents') }] },
        than: { count: damageOf('you') },
      },
    }),
    says('{n:number} or more cards are removed from the game by this effect', {
      not: { more: '$n', than: { size: { outcome: 'put' } } },
    }),
    says('all the cards put into the Break Zone are of {e:element} Element', {
      all: [
        { more: { size: { outcome: 'put' } }, than: 0 },
        { object: { outcome: 'put' }, matches: { zone: 'any', is: ['$e'] } },
      ],
    }),
    says('these cards are of the same card type', {
      all: [
        { more: { size: { outcome: 'put' } }, than: 0 },
        { object: { outcome: 'put' }, matches: { zone: 'any', shares: { with: { outcome: 'put' }, of: CARD_TYPES } } },
      ],
    }),
    says(
      '{n:number} or more {f:many} form the party',
      atLeast(just('$f', { marks: { party: true }, of: 'you' }), '$n'),
    ),
    says('{c:one-counter} is placed on ~', self({ counters: '$c' })),
    says('you have cast a Summon this turn', { happened: 'summonCast', by: 'you', is: { min: 1 } }),
    says("(it is|it's|this card is|that card is) (a|an|) {f:one-card}", card(topic)),
    says('(it|this card|that card) is not (a|an) {f:one-card}', { not: card(topic) }),
    says(
      "(its|that Forward's) cost is {n:number} or less",
      state(topic, { zone: 'any', numbers: { cost: { max: '$n' } } }),
    ),
    says(
      "(its|that Forward's) cost is {n:number} or more",
      state(topic, { zone: 'any', numbers: { cost: { min: '$n' } } }),
    ),
    says('its power is {n:power} or less', state(topic, { zone: 'any', numbers: { power: { max: '$n' } } })),
    says('its power is {n:power} or more', state(topic, { zone: 'any', numbers: { power: { min: '$n' } } })),
    says('it is dull', state(topic, { marks: { dull: true } })),
    says('it is active', state(topic, { marks: { dull: false } })),
    says('it is damaged', state(topic, { marks: { damage: { min: 1 } } })),
    says('~ has {n:power} power or more', self({ numbers: { power: { min: '$n' } } })),
    says("(~ 's power|the power of ~) is {n:power} or more", self({ numbers: { power: { min: '$n' } } })),
    says('{c:counters} (are|is) placed on ~', self({ counters: '$c' })),
    says('there are {c:counters} placed on ~', self({ counters: '$c' })),
    says('{n:number} or less {c:counter} Counters are placed on ~', {
      not: { more: { counter: '$c', of: 'self' }, than: '$n' },
    }),
    says('there (is|are) no {c:counter} (Counter|Counters) (placed|) on ~', {
      not: { more: { counter: '$c', of: 'self' }, than: 0 },
    }),
    says('~ has received {n:power} damage or more', self({ marks: { damage: { min: '$n' } } })),
    says('you control {n:number} or more {f:full-both}', atLeast(just('$f', you), '$n')),
    says('~ results from an EX Burst', self({ zone: 'damage' })),
    says('(a|an) {t:tagged} you controlled attacked this turn', {
      happened: 'attacked',
      by: 'you',
      tagged: '$t',
      is: { min: 1 },
    }),
    says('you have cast {n:number} or {m:number} cards this turn', {
      happened: 'cast',
      by: 'you',
      is: { min: '$n', max: '$m' },
    }),
    says('the cost of the Forward is equal to or less than the damage you have received', {
      not: { more: { number: 'cost', of: topic }, than: { count: damageOf('you') } },
    }),
    says(
      'there are {n:number} or more face-up cards in your LB deck',
      atLeast({ zone: 'lb', of: 'you', marks: { faceUp: true } }, '$n'),
    ),
    says('any {f:either} you own are removed from the game', atLeast(just('$f', removed), 1)),
    says('any cards you own are removed from the game', atLeast(removed, 1)),
    says('{n:number} or more of your cards have been removed from the game', atLeast(removed, '$n')),
    says('(a|an) {t:tagged} has entered your field this turn', {
      happened: 'entered',
      by: 'you',
      tagged: '$t',
      is: { min: 1 },
    }),
    says('your opponent controls more Forwards than you', {
      more: { count: { is: ['forward'], of: 'opponents' } },
      than: { count: { is: ['forward'], of: 'you' } },
    }),
    says('you control more Forwards than your opponent', {
      more: { count: { is: ['forward'], of: 'you' } },
      than: { count: { is: ['forward'], of: 'opponents' } },
    }),
    says('its cost is equal to or less than the number of {f:many}', {
      not: { more: { number: 'cost', of: topic }, than: { count: '$f' } },
    }),
    says('~ is not (a|an) {f:one}', { not: self('$f') }),
    says('you control (a|an|) {f:one} and (a|an|) {g:one}', {
      all: [atLeast(just('$f', you), 1), atLeast(just('$g', you), 1)],
    }),
    says('~ is attacking', self({ marks: { attacking: true } })),
    says('~ is blocking', self({ marks: { blocking: true } })),
  ],
  tagged: [
    says('{e:element} {t:type-word}', ['$t', '$e']),
    says('{t:type-word}', ['$t']),
    says('Job {j:name}', ['$j']),
    says('Category {c:name}', ['$c']),
    says('Job {j:name} {t:type-word}', ['$t', '$j']),
    says('Category {c:name} {t:type-word}', ['$t', '$c']),
  ],
  'type-word': each({ Forward: 'forward', Backup: 'backup', Monster: 'monster' }, '%', (type) => type),
};
