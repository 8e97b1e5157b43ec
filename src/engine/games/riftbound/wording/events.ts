import type { Json } from '../../../kernel/index.js';
import { FIGHTING, topic } from './means.js';
import { says, type Phrases } from '../../../wording/index.js';

const object = (filter: Json): Json => ({ object: filter });
const OWN_UNIT = { is: ['unit'], of: 'you' };
const you: Json = { seat: 'you' };
const self: Json = object({ self: true });
const on = (event: string, where: Json): Json => ({ event, where });
const takes = (side: string, whom: Json): Json =>
  on('sideTaken', { object: whom, side: { equals: side }, first: { equals: true } });
const scores = (by: string, more: { readonly [field: string]: Json } = {}): Json =>
  on('scored', { seat: you, by: { equals: by }, ...more });
/** The battlefield where a unit is. */
const mine: Json = object({ sourceMark: 'at' });
const battlefield: Json = object({ is: ['battlefield'] });
const phase = (name: string): Json => on('phaseBegan', { phase: { equals: name }, seat: you });
const spell: Json = { equals: 'spell' };
const fromFacedown: Json = object({ zone: 'any', marks: { cameFrom: true } });
/** A gear that is killed for its own ability is used all the same. */
const ANY_GEAR: Json = { zone: 'any', is: ['gear'] };
const together = (event: Json) => ({ on: [event], together: true });
const ofPhase = (name: string): Json => ({ all: [{ turn: 'yours' }, { phase: [name] }] });

export const events: Phrases = {
  someone: [says('(a|an) {f:one}', '$f'), says('another {f:one}', { '&': ['$f'], other: true })],
  /** Any player does it: "they" is that player. */
  'event-of-players': [
    says('a player plays a spell', on('played', { type: spell })),
    says('a player plays {f:someone}', on('cardOrTokenPlayed', { object: object('$f') })),
  ],
  event: [
    says('you play (me|this)', on('played', { object: self })),
    says("(I'm|this is) played", on('played', { object: self })),
    says('you play me to a battlefield', on('played', { object: object({ self: true, marks: { at: true } }) })),
    says('you play a card', on('played', { seat: you })),
    says('you play a card from (face down|[ Hidden ])', on('played', { seat: you, object: fromFacedown })),
    says('you play me from face down', on('played', { object: object({ self: true, marks: { cameFrom: true } }) })),
    says('you hide a card', on('hidden', { seat: you })),
    says('you kill {f:someone}', on('killed', { cause: you, object: object('$f') })),
    says('you play a spell', on('played', { seat: you, type: spell })),
    says('you play a spell that costs { {n:number} } or more', {
      event: 'played',
      where: { seat: you, type: spell, object: object({ zone: 'any', numbers: { energy: { min: '$n' } } }) },
    }),
    says('you play a card with Power cost { any } { any } or more', {
      event: 'played',
      where: { seat: you, object: object({ zone: 'any', numbers: { power: { min: 2 } } }) },
    }),
    says('{e:event-here}', '$e'),
    says('you play {f:someone}', on('cardOrTokenPlayed', { seat: you, object: object('$f') })),
    says(
      'an opponent plays {f:someone}',
      on('cardOrTokenPlayed', { seat: { seat: 'opponents' }, object: object('$f') }),
    ),
    says('I attack', takes('attacking', self)),
    says('I defend', takes('defending', self)),
    says('{f:someone} attacks', takes('attacking', object('$f'))),
    says('{f:someone} defends', takes('defending', object('$f'))),
    says('I conquer', scores('conquer', { object: mine })),
    says('I conquer after an attack', scores('conquer', { object: mine, attacked: { equals: true } })),
    says(
      'I conquer a battlefield that was uncontrolled',
      scores('conquer', { object: mine, uncontrolled: { there: true } }),
    ),
    says('I hold', scores('hold', { object: mine })),
    says('you conquer', scores('conquer')),
    says('you hold', scores('hold')),
    says('you or an ally hold', on('scored', { seat: { seat: 'friends' }, by: { equals: 'hold' } })),
    says('you conquer here', scores('conquer', { object: self })),
    says('you hold here', scores('hold', { object: self })),
    says('an opponent scores', on('scored', { seat: { seat: 'opponents' } })),
    says('you defend here', on('combatBegan', { object: self, defender: you })),
    says('you defend at a battlefield', on('combatBegan', { object: battlefield, defender: you })),
    says('I win a combat', on('combatEnded', { object: mine, winner: you })),
    says('you win a combat', on('combatEnded', { winner: you })),
    says('you move {f:someone}', on('moved', { cause: you, object: object('$f') })),
    says('I move', on('moved', { object: self })),
    says('I move to a battlefield', on('moved', { object: self, to: battlefield })),
    says('I move from a battlefield', on('moved', { object: self, origin: battlefield })),
    says('a unit moves from here', on('moved', { object: object({ is: ['unit'] }), origin: self })),
    says('{f:someone} is played', on('cardOrTokenPlayed', { object: object('$f') })),
    says('(a|any) unit takes damage', on('damageDealt', { object: object({ is: ['unit'] }) })),
    says(
      'it wins a combat',
      on('combatEnded', { winner: you, object: object({ namedBy: { mark: 'at', objects: topic } }) }),
    ),
    says('it dies', on('killed', { object: object({ bound: topic }) })),
    says('{f:someone} dies', on('killed', { object: object('$f') })),
    says('you discard a card', on('discarded', { seat: you })),
    says('(you recycle a rune)', on('recycled', { seat: you, from: { equals: 'runes' } })),
    says('you (stun|[ Stun ]) {f:someone}', on('stunned', { cause: you, object: object('$f') })),
    says('you buff {f:someone}', on('buffed', { cause: you, object: object('$f') })),
    says('you choose {f:someone}', on('chosen', { seat: you, object: object('$f') })),
    says('you choose me', on('chosen', { seat: you, object: self })),
    says('you choose me with a spell', on('chosen', { seat: you, object: self, spell: { equals: true } })),
    // 402.3.a: also as one's turn begins.
    says('you ready {f:someone}', on('readied', { cause: you, object: object('$f') })),
    says('you ready me', on('readied', { cause: you, object: self })),
    says('you buff me', on('buffed', { cause: you, object: self })),
    says('you spend a buff', on('buffSpent', { object: object({ of: 'you' }) })),
    says('you attach (a|an) {f:one} to me', on('attached', { cause: you, object: object('$f'), to: self })),
    says('{f:someone} becomes [ Mighty ]', on('becameMighty', { object: object('$f') })),
    says('one of your {f:many} becomes [ Mighty ]', on('becameMighty', { object: object({ '&': ['$f'], of: 'you' }) })),
    says('you gain XP', on('experienceGained', { seat: you })),
    says('you use an activated ability of a gear', on('abilityUsed', { seat: you, object: object(ANY_GEAR) })),
    says('you channel a rune', on('channelled', { seat: you })),
  ],
  'place-elsewhere': [
    says('a battlefield (other than mine|where I am not)', { is: ['battlefield'], not: { sourceMark: 'at' } }),
  ],
  /** All that a text waits for. */
  events: [
    says('{a:event}', ['$a']),
    says('{a:event} or when {b:event}', ['$a', '$b']),
    says('{a:event} and when {b:event}', ['$a', '$b']),
    says('I attack or defend', [takes('attacking', self), takes('defending', self)]),
    says('{f:someone} attacks or defends', [takes('attacking', object('$f')), takes('defending', object('$f'))]),
    says('you choose or ready me', [
      on('chosen', { seat: you, object: self }),
      on('readied', { cause: you, object: self }),
    ]),
    says('I conquer or hold', [scores('conquer', { object: mine }), scores('hold', { object: mine })]),
    says('you conquer or hold', [scores('conquer'), scores('hold')]),
    says('you play me or another {f:one}', [
      on('played', { object: self }),
      on('cardOrTokenPlayed', { seat: you, object: object({ '&': ['$f'], other: true }) }),
    ]),
  ],
  head: [
    says('when {e:events}', { on: '$e' }),
    says('when {e:event-of-players}', { on: ['$e'] }),
    // What has died is on the board no more: its text looks at the moment before.
    says('when (I die|this is killed)', { looksBack: true, on: [on('killed', { object: self })] }),
    says('when this leaves the board', {
      looksBack: true,
      on: [
        on('killed', { object: self }),
        on('banished', { object: self }),
        on('returned', { object: self }),
        on('recycled', { objects: self }),
        on('putOnDeck', { objects: self }),
        on('putUnderDeck', { objects: self }),
      ],
    }),
    says('when {e:event} during a showdown', { on: ['$e'], while: { more: { player: 'showdowns' }, than: 0 } }),
    // One move of several units is one move of the opponent; to a unit in a base every battlefield is another.
    says(
      'when an opponent moves to {p:place-elsewhere}',
      together(
        on('moved', {
          cause: { seat: 'opponents' },
          object: object({ is: ['unit'], of: 'opponents' }),
          to: object('$p'),
        }),
      ),
    ),
    says('when {e:event} while {c:self-condition}', { on: ['$e'], while: '$c' }),
    says('when I die in combat', {
      looksBack: true,
      on: [on('killed', { object: object({ self: true, either: FIGHTING }) })],
    }),
    says('when this is discarded', {
      zones: ['trash'],
      on: [on('discarded', { becomes: object({ zone: 'any', self: true }) })],
    }),
    says('when {e:event} while your units have {t:all-tags}', { on: ['$e'], while: { all: '$t' } }),
    says('when (a|an) {f:one} attacks a battlefield you control', {
      on: [takes('attacking', object('$f'))],
      while: {
        count: {
          zone: 'battlefields',
          of: 'you',
          marks: { controlled: true },
          namedBy: { mark: 'at', objects: { event: 'object' } },
        },
        is: { min: 1 },
      },
    }),
    says('when {e:event} on your turn', { on: ['$e'], while: { turn: 'yours' } }),
    says("when {e:event} on an opponent's turn", { on: ['$e'], while: { turn: 'opponents' } }),
    says('when you play your second card in a turn', {
      on: [on('played', { seat: you })],
      while: { happened: 'played', by: 'you', is: { min: 2, max: 2 } },
    }),
    // One unit of each side: all other units of the combat are of its player or of the opponent.
    says('when I attack or defend one on one', {
      on: [takes('attacking', self), takes('defending', self)],
      while: { count: { is: ['unit'], either: FIGHTING }, is: { max: 2 } },
    }),
    says('when a friendly unit attacks or defends alone', {
      on: [takes('attacking', object(OWN_UNIT)), takes('defending', object(OWN_UNIT))],
      while: { count: { ...OWN_UNIT, either: FIGHTING }, is: { max: 1 } },
    }),
    says('when you conquer here with one or more {f:many}', {
      on: [scores('conquer', { object: self })],
      while: { count: { '&': ['$f'], of: 'you', markIsSource: 'at' }, is: { min: 1 } },
    }),
    says('when you draw your second card (each turn|in a turn)', {
      on: [on('drawn', { seat: you })],
      while: { happened: 'drawn', by: 'you', is: { min: 2, max: 2 } },
    }),
    // 403.1.a: a rune is recycled to the rune deck.
    says(
      'when you recycle one or more cards (to your Main Deck|)',
      together(on('recycled', { seat: you, toOwnDeck: { there: true } })),
    ),
    says('when you discard one or more cards', together(on('discarded', { seat: you }))),
    says(
      'when you (stun|[ Stun ]) one or more {f:many}',
      together(on('stunned', { cause: you, object: object('$f') })),
    ),
    says('when one or more {f:many} die', together(on('killed', { object: object('$f') }))),
    says('the first time {e:event} during your Beginning Phase each turn', {
      on: ['$e'],
      while: ofPhase('beginning'),
      oncePerTurn: true,
    }),
    says('once each turn , when {e:event} while {c:condition}', { on: ['$e'], while: '$c', oncePerTurn: true }),
    says('the first time {e:event} each turn', { on: ['$e'], oncePerTurn: true }),
    says('at (the start|start) of your Beginning Phase', { on: [phase('beginning')] }),
    says("at the start of each player's Beginning Phase", {
      on: [on('phaseBegan', { phase: { equals: 'beginning' } })],
    }),
    says('the third time I move in a turn', {
      on: [on('moved', { object: self })],
      while: { happened: 'moved', about: 'self', is: { min: 3, max: 3 } },
    }),
    says('at the end of your turn', { on: [phase('ending')] }),
    says('when you play me or at the start of your Beginning Phase', {
      on: [on('played', { object: self }), phase('beginning')],
    }),
  ],
};
