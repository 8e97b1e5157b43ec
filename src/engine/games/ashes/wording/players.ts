import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import { sequence, target, targetPlayer } from './means.js';

const UNITS: Json = { is: ['unit'], whose: 'player' };
const PHOENIXBORN: Json = { is: ['phoenixborn'], whose: 'player' };

/** What is done with another player, who is a target. */
export const players: Phrases = {
  /** `of`: whom. */
  whom: [says('a target player', 'all'), says('a target opponent', 'opponents')],
  whose: [says("a target player's", 'all'), says("a target opponent's", 'opponents')],

  'player-clause': [
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
  'about-player': [
    says('deal {n:amount} damage to a target unit that opponent controls', {
      do: 'deal',
      objects: target(UNITS),
      amount: '$n',
    }),
  ],
};
