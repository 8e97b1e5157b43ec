import type { Json } from '../../../kernel/index.js';
import { each, says, type Phrases } from '../../../wording/index.js';
import { all, announced, CONTROLLED, freshModes, may, notWhere, playedCards, SELF } from './means.js';

/** No other unit of its player was where it was: at a battlefield, or in a base. */
const ALONE: Json = {
  any: [
    {
      all: [
        { object: 'self', matches: { marks: { at: true } } },
        { count: { is: ['unit'], of: 'you', sharedMark: 'at', other: true }, is: { max: 0 } },
      ],
    },
    {
      all: [
        { object: 'self', matches: { marks: { at: false } } },
        { count: { is: ['unit'], of: 'you', marks: { at: false }, other: true }, is: { max: 0 } },
      ],
    },
  ],
};
const DIED = { 'I died alone': ALONE, "I didn't die alone": { not: ALONE } };
const playedFor: Json = { do: 'may-pay', costs: '$p', effect: { do: 'play', card: 'self', ignoring: 'cost' } };
const OF_A_FIRST_TURN = {
  'channels {n:number} (rune|runes)': { do: 'channel', count: '$n' },
  'gains {n:number} (point|points)': { do: 'gain-points', count: '$n' },
};
const IT_HOLDS: Json = {
  event: 'scored',
  where: { seat: { seat: 'you' }, by: { equals: 'hold' }, object: { object: { sourceMark: 'at' } } },
};
const floated = (effect: Json): Json => ({
  do: 'float',
  ability: {
    kind: 'triggered',
    on: [{ event: 'phaseBegan', where: { phase: { equals: 'action' }, seat: { seat: '$w' } } }],
    effect,
  },
  until: 'endOfTurn',
  once: true,
});
/** At the battlefield of the unit of the text; in the base, of units of one player. */
const AT_MY_LOCATION = { sameMark: { mark: 'at', as: 'self' }, other: true };
/** To where the other unit is as the text resolves, unless both are there. What is gone is nowhere (356.3.e.12). */
const followed: Json = {
  do: 'if',
  condition: { count: { is: ['unit'], bound: { event: 'object' }, ...notWhere('self') }, is: { min: 1 } },
  then: may({
    do: 'move',
    objects: 'self',
    to: all({ zone: 'battlefields', namedBy: { mark: 'at', objects: { event: 'object' } } }),
    orBase: true,
  }),
};
const inMainPhase = (effect: Json): Json => ({ kind: 'triggered', on: [IT_HOLDS], effect: floated(effect) });
export const triggered: Phrases = {
  'next-main-phase': [says('at the start of {w:whose-next} Main Phase', '$w')],
  'I-follow': [says('I may (be moved with it|follow it)', followed)],
  'first-time': [says('(for the first time each turn|first in a turn)', true)],
  'whose-next': [says('your next', 'you')],
  triggered: [
    says('{t:when-triggered}', '$t'),
    says('while you control this battlefield , {t:when-triggered}', { '&': ['$t'], while: CONTROLLED }),
    says('[ Deathknell ] — {e:after}', {
      kind: 'triggered',
      keyword: 'deathknell',
      looksBack: true,
      on: [{ event: 'killed', where: { object: { object: SELF } } }],
      effect: '$e',
    }),
    says('[ Deathknell ] — if I was [ Mighty ] , {e:after}', {
      kind: 'triggered',
      keyword: 'deathknell',
      looksBack: true,
      on: [{ event: 'killed', where: { object: { object: SELF } } }],
      if: { object: 'self', matches: { numbers: { might: { min: 5 } } } },
      effect: '$e',
    }),
    ...each(DIED, '[ Deathknell ] — if % , {e:after}', (alone) => ({
      kind: 'triggered',
      keyword: 'deathknell',
      looksBack: true,
      on: [{ event: 'killed', where: { object: { object: SELF } } }],
      while: alone,
      effect: '$e',
    })),
    says('[ Legion ] — when you play me , {e:after}', {
      kind: 'triggered',
      on: [{ event: 'played', where: { object: { object: SELF } } }],
      if: playedCards(2),
      effect: '$e',
    }),
  ],
  'when-triggered': [
    says('when you play me , if you paid the additional cost , {e:after}', {
      kind: 'triggered',
      on: [{ event: 'played', where: { object: { object: SELF }, paid: { equals: true } } }],
      effect: '$e',
    }),
    says("when you play me , if you didn't pay the additional cost , {e:after}", {
      kind: 'triggered',
      on: [{ event: 'played', where: { object: { object: SELF }, paid: { there: false } } }],
      effect: '$e',
    }),
    says('{h:head} , {e:after}', { '&': ['$h'], kind: 'triggered', effect: '$e' }),
    // Where the unit of the text was just before: a move of its own in the same batch would change that.
    says('when a friendly {f:one} moves from my location , {i:I-follow}', {
      kind: 'triggered',
      looksBack: true,
      on: [{ event: 'moved', where: { object: { object: { '&': ['$f'], of: 'you', ...AT_MY_LOCATION } } } }],
      effect: '$i',
    }),
    // Each player has a first time: "they" is the player of the event.
    says('the first time {e:event-of-players} each turn , {c:clause-of-theirs}', {
      kind: 'triggered',
      on: ['$e'],
      oncePerTurn: true,
      forEachPlayer: true,
      effect: '$c',
    }),
    says('when a player chooses a friendly {f:noun-here} with a spell {o:first-time} , they draw {n:number}', {
      kind: 'triggered',
      on: [{ event: 'chosen', where: { object: { object: '$f' }, spell: { equals: true } } }],
      if: { object: { event: 'object' }, matches: { whose: { event: 'seat' } } },
      oncePerTurn: '$o',
      forEachPlayer: true,
      effect: { do: 'draw', count: '$n', player: { event: 'seat' } },
    }),
    says("{h:head} , choose one that hasn't been chosen this turn — {p:clauses} . {q:clauses} . {r:clauses}", {
      '&': ['$h'],
      kind: 'triggered',
      effect: freshModes('anyone', ['$p', '$q', '$r']),
    }),
    says('{h:head} , you may {p:paid-part} to return this from your trash to your hand', {
      '&': ['$h'],
      kind: 'triggered',
      zones: ['trash'],
      effect: { do: 'may-pay', costs: '$p', effect: { do: 'return', objects: 'self' } },
    }),
    ...each(OF_A_FIRST_TURN, "at the start of each player's first Beginning Phase , that player %", (effect) => ({
      kind: 'triggered',
      on: [{ event: 'phaseBegan', where: { phase: { equals: 'beginning' } } }],
      while: { not: { more: { player: 'turns', of: { event: 'seat' } }, than: 1 } },
      effect: { ...effect, player: { event: 'seat' } },
    })),
    says('when you discard me , you may pay {p:price} to play me', {
      kind: 'triggered',
      zones: ['trash'],
      on: [{ event: 'discarded', where: { becomes: { object: { zone: 'any', self: true } } } }],
      effect: playedFor,
    }),
    says("when (a|an) {f:one} is returned to a player's hand , that player may pay {p:price} to {c:their-base}", {
      kind: 'triggered',
      on: [{ event: 'returned', where: { object: { object: '$f' }, from: { equals: 'board' } } }],
      effect: {
        do: 'its-player',
        object: { event: 'object' },
        effect: { do: 'may-pay', player: 'player', costs: '$p', effect: '$c' },
      },
    }),
    // The other unit is another than the dead one, which the board holds no more.
    says('when (a|an) {f:one} dies , (buff|[ Buff ]) another {g:one}', {
      kind: 'triggered',
      on: [{ event: 'killed', where: { object: { object: '$f' } } }],
      effect: { do: 'buff', objects: announced('$g') },
    }),
    says('when you kill a unit with a spell , you may pay {p:price} to play me from your trash', {
      kind: 'triggered',
      zones: ['trash'],
      on: [
        {
          event: 'killed',
          where: {
            object: { object: { zone: 'any', is: ['unit'] } },
            spell: { equals: true },
            cause: { seat: 'you' },
          },
        },
      ],
      effect: playedFor,
    }),
    says('when I move from a location , play {t:play-token} there', {
      kind: 'triggered',
      on: [{ event: 'moved', where: { object: { object: SELF } } }],
      effect: { '&': ['$t'], place: { event: 'origin' } },
    }),
    // 315.2: a hold comes before the main phase of the same turn, so that this phase is the next one.
    says('when I hold , [ Add ] {r:resources} {w:next-main-phase}', inMainPhase('$r')),
    says('when I hold , {w:next-main-phase} , you may move (a|an) {f:one} to this battlefield', {
      kind: 'triggered',
      on: [IT_HOLDS],
      effect: {
        do: 'for-each',
        objects: all({ is: ['battlefield'], bound: { event: 'object' } }),
        as: 'one',
        effect: floated(may({ do: 'move', objects: announced('$f'), to: 'one' })),
      },
    }),
    says('{h:head} , if {c:condition} , {e:after}', { '&': ['$h'], kind: 'triggered', if: '$c', effect: '$e' }),
  ],
};
