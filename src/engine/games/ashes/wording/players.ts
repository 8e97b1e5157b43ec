import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { all, choose, selected, sequence, target, targetPlayer } from './means.js';

const UNITS: Json = { is: ['unit'], whose: 'player' };
const PHOENIXBORN: Json = { is: ['phoenixborn'], whose: 'player' };

const itsPlayer = (effect: Json): Json => ({ do: 'its-player', object: selected, effect });
const theirChoice = (from: Json): Json => ({ select: { do: 'choose', from, min: 1, max: 1, who: 'player' } });

/** What is done with another player, who is a target. */
export const players: Phrases = {
  /** `of`: whom. */
  whom: [says('a target player', 'all'), says('a target opponent', 'opponents')],
  whose: [says("a target player's", 'all'), says("a target opponent's", 'opponents')],

  'player-clause': [
    says(
      "lower {n:count} (die|dice) in that target opponent's active pool one level",
      itsPlayer({ do: 'lower-dice', count: '$n', player: 'player' }),
    ),
    ...(['change', 'lower', 'raise'] as const).map((verb) =>
      says(
        `${verb} {n:count} {d:such-dice} in {p:whose} active pool ${verb === 'change' ? 'to a side of your choice' : '(one|1) level'}`,
        targetPlayer('$p', {
          do: `${verb === 'change' ? 'set' : verb}-dice`,
          count: '$n',
          player: 'player',
          dice: '$d',
        }),
      ),
    ),
    says(
      'choose {p:whom} and place {n:count} exhaustion token on {x:their-choice}',
      targetPlayer('$p', { do: 'exhaust', objects: '$x', count: '$n' }),
    ),
    says(
      'choose {p:whom} to discard {n:cards} off the top of their draw pile',
      targetPlayer('$p', { do: 'discard-top', player: 'player', count: '$n' }),
    ),
    says(
      'discard {n:cards} off the top of {p:whose} draw pile',
      targetPlayer('$p', { do: 'discard-top', player: 'player', count: '$n' }),
    ),
    says(
      'choose {p:whom} to discard {n:cards} of their choice from their hand',
      targetPlayer('$p', { do: 'discard', player: 'player', count: '$n' }),
    ),
    says(
      'change {n:count} (die|dice) in {p:whose} active pool to a side of your choice',
      targetPlayer('$p', { do: 'set-dice', count: '$n', player: 'player' }),
    ),
    says(
      'lower {n:count} (die|dice) in {p:whose} active pool (one|1) level',
      targetPlayer('$p', { do: 'lower-dice', count: '$n', player: 'player' }),
    ),
    says(
      'raise {n:count} (die|dice) in {p:whose} active pool (one|1) level',
      targetPlayer('$p', { do: 'raise-dice', count: '$n', player: 'player' }),
    ),
    says(
      'place {n:count} {c:conjured} (conjuration|conjurations) onto {p:whose} battlefield',
      targetPlayer('$p', { do: 'conjure', card: '$c', count: '$n', on: 'player' }),
    ),
    says(
      'look at {n:amount} random (card|cards) in {p:whose} hand',
      targetPlayer('$p', {
        do: 'look-at',
        objects: { select: { do: 'at-random', from: { zone: 'hand', of: 'you' }, count: '$n', who: 'player' } },
      }),
    ),
    says(
      `deal {n:amount} damage to {x:target-of-opponents} and deal {m:amount} damage to that opponent's target Phoenixborn`,
      sequence(
        { do: 'deal', objects: '$x', amount: '$n' },
        itsPlayer({ do: 'deal', objects: target(PHOENIXBORN), amount: '$m' }),
      ),
    ),
    says(
      "deal {n:amount} damage to that opponent's target Phoenixborn",
      itsPlayer({ do: 'deal', objects: target(PHOENIXBORN), amount: '$n' }),
    ),
    says(
      'that target opponent must discard {n:cards} off the top of their draw pile',
      itsPlayer({ do: 'discard-top', player: 'player', count: '$n' }),
    ),
    says('that target player must discard {n:cards} off the top of their draw pile', {
      do: 'discard-top',
      player: { event: 'them' },
      count: '$n',
    }),
    says('deal {n:amount} damage to their target Phoenixborn', {
      do: 'deal',
      objects: target({ is: ['phoenixborn'], whose: { event: 'them' } }),
      amount: '$n',
    }),
    says(
      "deal {n:amount} damage to a target player's Phoenixborn if they do not have any cards in their draw pile",
      targetPlayer('all', {
        do: 'if',
        condition: { count: { zone: 'drawPile', whose: 'player' }, is: { max: 0 } },
        then: { do: 'deal', objects: all(PHOENIXBORN), amount: '$n' },
      }),
    ),
    says(
      'lower {n:count} {d:such-dice} in {p:whose} active pool one level . if you cannot , deal {m:amount} damage to their target Phoenixborn',
      targetPlayer(
        '$p',
        sequence(
          { do: 'lower-dice', count: '$n', player: 'player', dice: '$d' },
          {
            do: 'if',
            condition: { not: { more: { bound: { outcome: 'lower-dice' } }, than: 0 } },
            then: { do: 'deal', objects: target(PHOENIXBORN), amount: '$m' },
          },
        ),
      ),
    ),
    says('that opponent must discard {n:cards} of their choice from their hand', {
      do: 'discard',
      player: { event: 'culprit' },
      count: '$n',
    }),
    says(
      'choose a target player to destroy a unit they control',
      targetPlayer('all', {
        do: 'destroy',
        objects: theirChoice({ is: ['unit'], whose: 'player' }),
      }),
    ),
    says(
      'choose {p:whom} to place {n:count} exhaustion token (on|onto) (a|an) {f:one} of their choice that they control',
      targetPlayer('$p', {
        do: 'exhaust',
        objects: theirChoice({ '&': ['$f'], whose: 'player' }),
        count: '$n',
      }),
    ),
    says(
      'deal {n:amount} damage to all units a target opponent controls',
      targetPlayer('opponents', {
        do: 'deal',
        objects: all(UNITS),
        amount: '$n',
      }),
    ),
    says(
      "search a (target discard pile|target player's discard pile) for {n:cards} and remove it from the game",
      targetPlayer('all', {
        do: 'remove-from-game',
        objects: choose('$n', '$n', { zone: 'discardPile', whose: 'player' }),
      }),
    ),
    says(
      'choose an opponent . deal {n:amount} damage to a target unit they control . deal {m:amount} damage to their target Phoenixborn',
      {
        do: 'choose-player',
        of: 'opponents',
        effect: sequence(
          { do: 'deal', objects: target(UNITS), amount: '$n' },
          { do: 'deal', objects: target(PHOENIXBORN), amount: '$m' },
        ),
      },
    ),
    says(
      'raise or lower {n:count} dice in {p:whose} active pool one level',
      targetPlayer('$p', {
        do: 'choose-one',
        options: [
          { effect: { do: 'raise-dice', count: '$n', player: 'player' } },
          { effect: { do: 'lower-dice', count: '$n', player: 'player' } },
        ],
      }),
    ),
    says("deal {n:amount} damage to that opponent's target Phoenixborn", {
      do: 'deal',
      objects: target({ is: ['phoenixborn'], whose: { event: 'them' } }),
      amount: '$n',
    }),
    says(
      'choose a player . deal {n:amount} damage to a target unit they control , or deal {m:amount} damage to their target Phoenixborn if they control no units',
      {
        do: 'choose-player',
        of: 'all',
        effect: {
          do: 'if',
          condition: { count: UNITS, is: { min: 1 } },
          then: { do: 'deal', objects: target(UNITS), amount: '$n' },
          otherwise: { do: 'deal', objects: target(PHOENIXBORN), amount: '$m' },
        },
      },
    ),
    says(
      'lower {n:count} (die|dice) in {p:whose} active pool (one|1) level . {c:about-player}',
      targetPlayer('$p', sequence({ do: 'lower-dice', count: '$n', player: 'player' }, '$c')),
    ),
  ],
  'target-of-opponents': [says('a target {f:one}', target('$f'))],
  'their-choice': [says('(a|an) {f:one}', { select: { do: 'choose', from: '$f', min: 1, max: 1 } })],
  'about-player': [
    says('deal {n:amount} damage to a target unit that opponent controls', {
      do: 'deal',
      objects: target(UNITS),
      amount: '$n',
    }),
  ],
};
