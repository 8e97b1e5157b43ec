import type { Json } from '../../../kernel/index.js';
import { says, type Phrases } from '../../../wording/index.js';
import {
  all,
  atEndOfTurn,
  choose,
  chosen,
  either,
  focus,
  ifThen,
  modify,
  number,
  one,
  sequence,
  target,
  targetPlayer,
  type Fields,
} from './means.js';

const TURN = 'for the remainder of (the|this) turn';
const HAND: Fields = { zone: 'hand', of: 'you' };
const THEIRS: Fields = { zone: 'drawPile', whose: 'player' };
const MINE: Fields = { is: ['unit'], of: 'you' };
const THE: Json = { the: 'choose' };
const THE_FIRST: Json = { the: 'choose before' };
const attackOf = (of: Json): Json => ({ number: 'attack', of });

const used = (effect: Json): Json => ({ kind: 'activated', costs: [{ pay: 'main' }], effect });
const instead = (level: Json, then: Json, otherwise: Json): Json => ({
  do: 'if',
  condition: focus(level),
  then,
  otherwise,
});
const stronger = (objects: Json): Json => modify(objects, number('attack', '$n'));
const riding = (card: Json): Json =>
  sequence(
    { do: 'conjure', card, count: 1 },
    { do: 'put-below', objects: { outcome: 'discard-from-play' }, below: { outcome: 'conjure' } },
  );

/** Sentences that distinguish several cards, or about a choice that Focus widens. */
export const several: Phrases = {
  'several-clause': [
    says('destroy that target unit', {
      do: 'destroy',
      objects: target({ is: ['unit'], bound: { event: 'slayer' } }),
    }),
    says('give the first player token to a player of your choice', {
      do: 'choose-player',
      of: 'all',
      effect: { do: 'give-first-token', player: 'player' },
    }),
    says(
      're-roll up to {n:amount} dice in {p:whose} active pool',
      targetPlayer('$p', { do: 'reroll-dice', count: '$n', player: 'player', upTo: true }),
    ),
    says('place {n:amount} copies of that conjuration onto your battlefield', {
      do: 'conjure-copy',
      of: { event: 'object' },
      count: '$n',
    }),
    says(
      'place 1 status token on this unit for each {m:mark} on units {p:which} controls',
      targetPlayer('$p', {
        do: 'place-status',
        objects: 'self',
        count: { total: '$m', on: { is: ['unit'], whose: 'player' } },
      }),
    ),
    says('move 1 status token from this spell onto that unit', {
      do: 'move-token',
      from: 'self',
      to: { the: 'target' },
      kinds: ['status'],
    }),
    says(
      'choose {n:amount} cards in your hand and place each one on the top or bottom of your draw pile',
      chosen(
        choose('$n', '$n', HAND),
        sequence(
          { do: 'put-on-pile', objects: choose(0, '$n', { ...HAND, bound: THE }), at: 'bottom' },
          { do: 'put-on-pile', objects: all({ ...HAND, bound: THE_FIRST }), at: 'top' },
        ),
      ),
    ),
    // The unit goes first: without a spell that adds to its life, its wounds could destroy it.
    says("return (a|an) {f:one} and any cards attached to it to each card's owner's hand", {
      do: 'if',
      condition: {
        object: all({ markNames: { mark: 'attachedTo', objects: one('$f') } }),
        matches: { zone: 'any' },
      },
      then: sequence({ do: 'to-hand', objects: THE }, { do: 'to-hand', objects: { the: 'all' } }),
      otherwise: { do: 'to-hand', objects: THE },
    }),
    says(
      'place {n:count} exhaustion token on a target {f:one} with an attack value less than the number of {g:many}',
      sequence(
        { do: 'note', amount: { count: '$g' } },
        {
          do: 'exhaust',
          objects: target({ '&': ['$f'], numbers: { attack: { below: { bound: { outcome: 'note' } } } } }),
          count: '$n',
        },
      ),
    ),
    says('place up to {n:amount} {c:conjured} conjurations onto your battlefield', {
      do: 'repeat',
      times: '$n',
      effect: { do: 'may', effect: { do: 'conjure', card: '$c', count: 1 } },
    }),
    says('destroy all units with no tokens on them and no alteration spells attached to them', {
      do: 'destroy',
      objects: all({
        is: ['unit'],
        marks: { wounds: false, exhaustion: false, status: false },
        not: { namedBy: { mark: 'attachedTo', objects: all({ is: ['alteration'] }) } },
      }),
    }),
  ],
  which: [says('a target player', 'all'), says('a target opponent', 'opponents')],
  'several-sentence': [
    says(
      're-roll up to {n:amount} dice in {p:whose} active pool . re-roll an equal number of dice in your active pool',
      targetPlayer(
        '$p',
        sequence(
          { do: 'reroll-dice', count: '$n', player: 'player', upTo: true },
          { do: 'reroll-dice', count: { bound: { outcome: 'reroll-dice' } } },
        ),
      ),
    ),
    says(
      'exhaust {n:count} (die|dice) in your active pool . if you cannot , {s:sentence}',
      sequence(
        { do: 'exhaust-dice', count: '$n' },
        ifThen({ more: '$n', than: { bound: { outcome: 'exhaust-dice' } } }, '$s'),
      ),
    ),
    says('choose {x:chosen} . that unit is no longer attacking', { do: 'leave-battle', objects: '$x' }),
    says('you may choose {x:chosen} . that unit is no longer attacking', {
      do: 'may',
      effect: { do: 'leave-battle', objects: '$x' },
    }),
    // Its blocker blocks nothing once the unit has left the battle.
    says(
      'choose {x:chosen} . it is no longer attacking . place {n:count} exhaustion (token|tokens) on the target unit that was blocking the chosen ally',
      chosen(
        all({ is: ['unit'], markNames: { mark: 'blocking', objects: '$x' } }),
        sequence(
          { do: 'leave-battle', objects: THE },
          { do: 'exhaust', objects: target({ is: ['unit'], bound: { the: 'all' } }), count: '$n' },
        ),
      ),
    ),
    says(
      'choose {x:chosen} . place a copy of that conjuration onto your battlefield . at the end of this turn , destroy that copy',
      chosen(
        '$x',
        sequence(
          { do: 'conjure-copy', of: THE, count: 1 },
          atEndOfTurn({ do: 'destroy', objects: { outcome: 'conjure-copy' } }),
        ),
      ),
    ),
    says(
      'choose 2 {f:many} . if you do , attach (a|an) {c:conjured} conjured alteration spell to one and (a|an) {d:conjured} conjured alteration spell to the other',
      ifThen(
        { not: { more: 2, than: { size: choose(2, 2, '$f') } } },
        sequence(
          { do: 'attach-conjured', card: '$c', objects: one({ bound: THE }) },
          { do: 'attach-conjured', card: '$d', objects: all({ bound: THE_FIRST, notBound: THE }) },
        ),
      ),
    ),
    // Both amounts are those before either was added.
    says(
      `choose 2 units you control . for each unit , add the other unit's current attack value to its attack value ${TURN}`,
      chosen(
        one(MINE),
        chosen(
          one({ ...MINE, another: true }),
          sequence(
            { do: 'note', amount: attackOf(THE_FIRST) },
            modify(THE_FIRST, number('attack', attackOf(THE))),
            modify(THE, number('attack', { bound: { outcome: 'note' } })),
          ),
        ),
      ),
    ),
    says(
      "choose {p:whom} to reveal the top {n:amount} cards of their draw pile . choose 1 of those revealed cards and remove it from the game . return the rest of the revealed cards to the top of that opponent's draw pile in the order of your choice",
      targetPlayer(
        '$p',
        sequence(
          { do: 'reveal', objects: { select: { do: 'top-of-deck', count: '$n', who: 'player' } } },
          { do: 'remove-from-game', objects: one({ ...THEIRS, bound: { the: 'top-of-deck' } }) },
          { do: 'put-on-pile', objects: all({ ...THEIRS, bound: { the: 'top-of-deck' } }), at: 'top' },
        ),
      ),
    ),
    says(
      "you may choose a number of other attacking units up to the number of status tokens on this unit . add {n:amount} to the chosen unit's attack values for the remainder of the turn",
      stronger(choose(0, { mark: 'status', of: 'self' }, { is: ['unit'], marks: { attacking: true }, another: true })),
    ),
    says('{a:clause} . if {c:condition} , you may instead {b:clause}', {
      do: 'if',
      condition: '$c',
      then: either('$a', '$b'),
      otherwise: '$a',
    }),
  ],
  /** Texts of several paragraphs, of which the last ones change the first. */
  'several-whole': [
    says(
      'deal {n:amount} damage to {x:chosen} ¶ Focus {l:level} : you may instead deal {m:amount} damage to {y:chosen}',
      used(
        instead(
          '$l',
          either({ do: 'deal', objects: '$x', amount: '$n' }, { do: 'deal', objects: '$y', amount: '$m' }),
          { do: 'deal', objects: '$x', amount: '$n' },
        ),
      ),
    ),
    // Nothing may be placed as well where nothing is left in the pile.
    says(
      'you may place {n:count} {c:conjured} conjuration onto your battlefield ¶ Focus {l:level} : if you do not , {s:sentence}',
      used({
        do: 'may',
        effect: sequence(
          { do: 'conjure', card: '$c', count: '$n' },
          ifThen({ more: 1, than: { size: { outcome: 'conjure' } } }, ifThen(focus('$l'), '$s')),
        ),
        otherwise: ifThen(focus('$l'), '$s'),
      }),
    ),
    says(
      `choose a unit you control . add {n:amount} to its attack value ${TURN} ¶ Focus 1 : choose up to two units you control instead ¶ Focus 2 : choose up to three units you control instead`,
      used(instead(3, stronger(choose(0, 3, MINE)), instead(2, stronger(choose(0, 2, MINE)), stronger(one(MINE))))),
    ),
    says(
      'remove {x:chosen} from play . if you do , place (a|an) {c:conjured} or {d:conjured} conjuration onto your battlefield and place that ally face down under that unit ¶ Focus {n:level} : you may place (a|an) {e:conjured} conjuration instead',
      used(
        sequence(
          { do: 'discard-from-play', objects: '$x' },
          ifThen(
            { more: { size: { outcome: 'discard-from-play' } }, than: 0 },
            instead('$n', either(riding('$c'), riding('$d'), riding('$e')), either(riding('$c'), riding('$d'))),
          ),
        ),
      ),
    ),
  ],
};
