import type { Json } from '../../../kernel/index.js';
import { STATS } from './amounts.js';
import { each, says, type Phrases } from '../../../wording/index.js';

const object = (filter: Json): Json => ({ object: filter });
const you: Json = { seat: 'you' };
const opponents: Json = { seat: 'opponents' };
const yes: Json = { equals: true };
const on = (event: string, where: Json): Json => ({ event, where });
const subject = object('$s');
const ofThis = (matches: Json): Json => ({ object: 'self', matches });
/** No zone filter finds a card while it is being played; the rules know where an action resolves. */
const played = (whose: Json, more: { readonly [field: string]: Json } = {}): Json =>
  on('played', { seat: whose, object: object({ '&': ['$f'] }), ...more });
const action = (whose: Json, more: { readonly [field: string]: Json } = {}): Json =>
  on('played', { seat: whose, object: object({ '&': ['$f'], zone: 'any' }), ...more });

export const events: Phrases = {
  'this-card': [says('(this character|this item|this location|this card|he|she|it|they)', { self: true })],
  someone: [
    says('(a|an) {f:one}', '$f'),
    says('one of your {f:many}', { '&': ['$f'], of: 'you' }),
    says('another {f:one}', { '&': ['$f'], other: true }),
  ],
  subject: [says('{t:this-card}', '$t'), says('{f:someone}', '$f')],
  while: [
    says('', {}),
    says('while here', { markIsSource: 'at' }),
    says('while at a location', { marks: { at: true } }),
    says('while (he|she|it|they) (has|have) {n:number} ¤ or more', { numbers: { strength: { min: '$n' } } }),
  ],

  'action-kind': [
    says('(a|an) action', { is: ['action'] }),
    says('(a|an) song', { is: ['Song'] }),
    says("(a|an) action that isn't a song", { is: ['action'], isNot: ['Song'] }),
  ],
  'card-kind': [says('(a|an) {f:permanent}', '$f'), says('another {f:permanent}', { '&': ['$f'], other: true })],
  'permanent-noun': [
    says('character', { is: ['character'] }),
    says('item', { is: ['item'] }),
    says('location', { is: ['location'] }),
  ],
  permanent: [says('{classes} {noun:permanent-noun} {suffixes}', { '&': ['$noun', '$classes', '$suffixes'] })],

  /** One thing that happens; its subject first. */
  event: [
    says(
      'you play (this character|this item|this location|this card)',
      on('played', { object: object({ self: true }) }),
    ),
    says('you play a card', on('played', { seat: you })),
    says('you play {f:card-kind}', played(you)),
    says('you play {f:action-kind}', action(you)),
    says('an opponent plays {f:card-kind}', played(opponents)),
    says('an opponent plays {f:action-kind}', action(opponents)),
    says('{f:someone} is played', on('played', { object: object('$f') })),
    says('{s:subject} quests {w:while}', on('quested', { object: object({ '&': ['$s', '$w'] }) })),
    says('{t:this-card} challenges another {f:one} {w:while}', {
      event: 'challenged',
      where: { object: object({ '&': ['$t', '$w'] }), target: object({ '&': ['$f'], other: true }) },
    }),
    says('{s:someone} challenges another {f:one} {w:while}', {
      event: 'challenged',
      where: { object: object({ '&': ['$s', '$w'] }), target: object('$f') },
    }),
    says('{s:subject} challenges (a|an) {f:one} {w:while}', {
      event: 'challenged',
      where: { object: object({ '&': ['$s', '$w'] }), target: object('$f') },
    }),
    says('{s:subject} challenges {w:while}', on('challenged', { object: object({ '&': ['$s', '$w'] }) })),
    says("{s:subject} (is|'s) challenged {w:while}", on('challenged', { target: object({ '&': ['$s', '$w'] }) })),
    says("(he's|she's|it's) challenged", on('challenged', { target: object({ self: true }) })),
    says('{s:subject} is challenged and banished {w:while}', {
      event: 'banished',
      where: { object: object({ '&': ['$s', '$w'], marks: { challenged: true } }) },
    }),
    says('{s:subject} challenges and is banished', {
      event: 'banished',
      where: { object: object({ '&': ['$s'], marks: { challenging: true } }) },
    }),
    says('{s:subject} is banished in a challenge {w:while}', {
      event: 'banished',
      where: { inChallenge: yes, object: object({ '&': ['$s', '$w'] }) },
    }),
    says('{s:subject} is banished {w:while}', on('banished', { object: object({ '&': ['$s', '$w'] }) })),
    says('{t:this-card} banishes another {f:one} in a challenge', {
      event: 'banished',
      where: { inChallenge: yes, with: object('$t'), object: object({ '&': ['$f'], other: true }) },
    }),
    says('{t:this-card} banishes (a|an) {f:one} in a challenge', {
      event: 'banished',
      where: { inChallenge: yes, with: object('$t'), object: object('$f') },
    }),
    says('{s:someone} banishes (another|a|an) {f:one} in a challenge {w:while}', {
      event: 'banished',
      where: { inChallenge: yes, with: object({ '&': ['$s', '$w'] }), object: object('$f') },
    }),
    says('{s:subject} is returned to your hand from play', {
      event: 'putInto',
      where: { zone: { equals: 'hand' }, object: subject },
    }),
    says("one of your opponents' {f:many} is returned to their hand from play", {
      event: 'putInto',
      where: { zone: { equals: 'hand' }, object: object({ '&': ['$f'], of: 'opponents' }) },
    }),
    says('{t:this-card} deals damage to another {f:one} in a challenge', {
      event: 'damageDealt',
      where: { challenge: yes, source: object('$t'), object: object({ '&': ['$f'], other: true }) },
    }),
    says('{s:subject} sings a song', on('sung', { object: subject })),
    says('{s:subject} moves to a location', on('moved', { object: subject })),
    says('{s:subject} is dealt damage', on('damageDealt', { object: subject })),
    says('you remove 1 or more damage from {f:someone}', on('damageRemoved', { seat: you, object: object('$f') })),
    says('{s:subject} is exerted', on('exerted', { object: subject })),
    says('you ready {t:this-card}', on('readied', { object: object('$t') })),
    says('you draw a card', on('drawn', { seat: you })),
    says('you discard a card', on('discarded', { seat: you })),
    says('a card is put into your inkwell', on('inked', { seat: you })),
  ],
  /** All that a text waits for. */
  events: [
    says('{a:event}', ['$a']),
    says('{a:event} and (when|whenever) {b:event}', ['$a', '$b']),
    says('{t:this-card} leaves play', [
      on('banished', { object: object('$t') }),
      on('putInto', { object: object('$t') }),
    ]),
    says('{a:event} and (when|whenever) {t:this-card} leaves play', [
      '$a',
      on('banished', { object: object('$t') }),
      on('putInto', { object: object('$t') }),
    ]),
    says('{s:someone} is damaged', [on('damageDealt', { object: subject }), on('damagePut', { object: subject })]),
    says('{t:this-card} or {s:someone} quests', [
      on('quested', { object: object('$t') }),
      on('quested', { object: subject }),
    ]),
    says('{t:this-card} or {s:someone} challenges another {f:one}', [
      { event: 'challenged', where: { object: object('$t'), target: object({ '&': ['$f'], other: true }) } },
      { event: 'challenged', where: { object: subject, target: object('$f') } },
    ]),
    says('you play (this character|this item) or another {f:permanent}', [
      on('played', { object: object({ self: true }) }),
      on('played', { seat: you, object: object({ '&': ['$f'], other: true }) }),
    ]),
  ],

  head: [
    says('(when|whenever) {e:events}', { on: '$e' }),
    says('at the start of your turn', { on: [on('turnBegan', { seat: you })] }),
    says('at the end of your turn', { on: [on('turnEnding', { seat: you })] }),
    says('when you play this character , if you used Shift to play (him|her|it|them)', {
      on: [on('played', { object: object({ self: true }), pay: { equals: 'shift' } })],
    }),
    says('whenever you play {f:card-kind} , if you used Shift to play (them|him|her|it)', {
      on: [played(you, { pay: { equals: 'shift' } })],
    }),
    says('(when|whenever) you play a second action in a turn', {
      on: [on('played', { seat: you, object: object({ is: ['action'], zone: 'any' }) })],
      while: { happened: 'played', by: 'you', tagged: ['action'], is: { min: 2, max: 2 } },
    }),
    says("(when|whenever) {e:event} , if it's the second challenge this turn", {
      on: ['$e'],
      while: { happened: 'challenged', is: { min: 2, max: 2 } },
    }),
    says('(when|whenever) one or more of your {f:many} (sings|sing) a song', {
      on: [on('sung', { object: object({ '&': ['$f'], of: 'you' }) })],
      together: true,
    }),
    says('during {t:turn} , {h:head}', { '&': ['$h'], while: { turn: '$t' } }),
    says('(when|whenever) {e:event} during your turn', { on: ['$e'], while: { turn: 'yours' } }),
    says('(when|whenever) {e:events} while {c:state-of-this}', { on: '$e', while: '$c' }),
    says('while {c:state-of-this} , (when|whenever) {e:events}', { on: '$e', while: '$c' }),
    says('during your turn , while {c:state-of-this} , (when|whenever) {e:events}', {
      on: '$e',
      while: { all: [{ turn: 'yours' }, '$c'] },
    }),
    says('once during your turn , (when|whenever) {e:events}', {
      on: '$e',
      while: { turn: 'yours' },
      oncePerTurn: true,
    }),
    says('once per turn , (when|whenever) {e:events}', { on: '$e', oncePerTurn: true }),
  ],
  turn: [says('your turn', 'yours'), says("(opponents' turns|an opponent's turn|each opponent's turn)", 'opponents')],
  'state-of-this': [
    says('this (character|item|location) is exerted', ofThis({ marks: { exerted: true } })),
    says('this (character|item|location) is at a location', ofThis({ marks: { at: true } })),
    says('this (character|location) has no damage', ofThis({ marks: { damage: { max: 0 } } })),
    says('this (character|location) has damage', ofThis({ marks: { damage: { min: 1 } } })),
    ...each(STATS, 'this (character|location) has {n:number} % or more', (stat) =>
      ofThis({ numbers: { [stat]: { min: '$n' } } }),
    ),
  ],
};
