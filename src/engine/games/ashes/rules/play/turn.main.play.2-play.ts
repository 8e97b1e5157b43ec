import {
  boundNames,
  call,
  done,
  entriesOf,
  fieldIn,
  go,
  idIn,
  invariant,
  isProhibited,
  objectIn,
  objectOf,
  occur,
  procedure,
  recordOf,
  reject,
  representatives,
  resolutionCall,
  type Action,
  type Bindings,
  type Call,
  type Citation,
  type Game,
  type ObjectId,
  type Rejection,
  type Scope,
  type Seat,
} from '../../../../kernel/index.js';
import { isDeckCard, type AshesCard } from '../../printed.js';
import type { PutAway } from '../../events/damage-wounds.js';
import { ashes } from '../../rulebook.js';
import { cardOf, handOf } from '../../state.js';

import { refuseBill, type Bill } from '../pay/pay-bill.js';
import { pay } from '../pay/pay-paying.js';
import {
  answerOf,
  billFor,
  entering,
  playing,
  playingSpell,
  reacting,
  type Window,
} from '../reaction/reaction-could-react.js';
import { refuseRoom } from './cardtype-room.js';
import { attach, hostsFor } from './glossary.attach.js';

type Play = {
  readonly seat: Seat;
  readonly card: ObjectId;
  /** What a reaction names of the event that it answers, and what the costs name. */
  readonly bindings: Bindings;
  /** The spell while it resolves. */
  readonly spell: ObjectId;
  /** By its box it is played as a reaction (reaction.4). */
  readonly boxed?: boolean;
};

/**
 * turn.main.play.2: that the card may be played and can be paid for was checked before; here all costs are paid, the
 * card goes to its placement, and a spell that has an effect at once is discarded after it. A cancelled one is
 * discarded too, and one whose player has lost (multi.4). By its box a card is a reaction as well (reaction.4).
 */
export const play = procedure<Play>('play', {
  pay: (game, { seat, card, boxed }) => call(pay(billOf(game, seat, card, boxed)), 'paid'),
  paid: (_game, { bindings }, result) => go('place', { bindings: { ...bindings, ...recordOf(result) } }),
  place: (game, { seat, card, boxed }) => {
    if (objectIn(game, card) === undefined) return done();
    const { type } = cardOf(game, card);
    const reacts = boxed === true ? [reacting(seat)] : [];
    switch (type) {
      case 'ally':
        return occur([...reacts, entering(seat, card, type)], 'end');
      case 'ready':
        return occur(entering(seat, card, type), 'end');
      case 'reaction':
        return occur([reacting(seat), playingSpell(seat, card, type)], 'effect');
      default:
        return occur([...reacts, playingSpell(seat, card, type)], type === 'alteration' ? 'host' : 'effect');
    }
  },
  // cardtype.action, reaction.1
  effect: (game, { seat, bindings }, result) => {
    const spell = spellIn(result);
    if (spell === null) return done();
    const scope = scopeOf(game, seat, spell, bindings);
    return scope === null ? go('discard', { spell }) : call(resolutionCall(scope), 'discard', { spell });
  },
  host: (game, { seat, bindings }, result) => {
    const spell = spellIn(result);
    if (spell === null) return done();
    return call(attach.with({ scope: scopeAt(game, seat, spell, [], bindings) }), 'discard', { spell });
  },
  discard: (game, { spell }) => {
    const object = objectIn(game, spell);
    if (object === undefined || object.zone !== 'resolving') return done();
    return occur(discarding(game, spell), 'end');
  },
  end: () => done(),
  // Its player has lost, or the player whose effect it answers.
  stopped: () => go('discard'),
});

const spellIn = (result: Parameters<typeof entriesOf>[0]): ObjectId | null => {
  const entry = entriesOf(result).find(({ kind }) => kind === 'spellPlayed');
  return typeof entry?.['object'] === 'string' ? entry['object'] : null;
};

/** discard.2, cardtype.action */
const discarding = (game: Game, object: ObjectId): PutAway => {
  const card = cardOf(game, object);
  return {
    kind: 'putAway',
    cites: [discards(card), ashes('discard.2')],
    object,
    zone: 'discardPile',
  };
};

/** Why it is discarded: an alteration spell, because it was not attached. */
const discards = ({ type }: AshesCard): Citation => {
  if (type === 'action') return ashes('cardtype.action');
  return type === 'reaction' ? ashes('reaction.1') : ashes('glossary.attach');
};

const scopeOf = (game: Game, seat: Seat, spell: ObjectId, bindings: Bindings): Scope | null => {
  const card = cardOf(game, spell);
  if (card.type === 'action' && card.effect !== undefined) return scopeAt(game, seat, spell, ['effect'], bindings);
  return card.type === 'reaction' && card.reaction !== undefined
    ? scopeAt(game, seat, spell, ['reaction', 'effect'], bindings)
    : null;
};

const scopeAt = (
  game: Game,
  controller: Seat,
  object: ObjectId,
  path: readonly string[],
  bindings: Bindings = {},
): Scope => {
  const { definition } = objectOf(game, object);
  return { at: { definition, path }, source: { object, definition }, controller, bindings };
};

const billOf = (game: Game, seat: Seat, card: ObjectId, boxed = false): Bill => {
  const printed = cardOf(game, card);
  invariant(isDeckCard(printed), 'cards of a deck are played');
  const box = boxed && 'fromHand' in printed ? printed.fromHand : undefined;
  return billFor(seat, card, box?.costs ?? printed.cost);
};

/** resolve.4: a text forbids what playing it would be. */
const refuseForbidden = (game: Game, seat: Seat, card: ObjectId): Rejection | null => {
  return isProhibited(game, playing(seat, card, cardOf(game, card).type))
    ? reject('play.forbidden', [ashes('resolve.4')], 'A text forbids playing this card now.', { card })
    : null;
};

/**
 * The reason why this card of the hand may not be played as an action now, or null: a text (resolve.4), no room
 * (glossary.battlefield.1, glossary.spellboard.1), or its costs.
 */
const refusePlay = (game: Game, seat: Seat, card: ObjectId): Rejection | null => {
  const printed = cardOf(game, card);
  const { type } = printed;
  if (!isDeckCard(printed)) {
    const cites = [ashes('turn.main.play.2'), ashes('cardtype.1')];
    return reject('play.no-cost', cites, 'Only cards of a deck are played from hand.', { card });
  }
  if (type === 'reaction')
    return reject(
      'play.reaction',
      [ashes('reaction.1'), ashes('reaction.2')],
      'A reaction is played when its condition is met.',
      { card },
    );
  if (type === 'alteration' && hostsFor(game, scopeAt(game, seat, card, [])).length === 0) {
    const cites = [ashes('cardtype.alteration.1'), ashes('turn.main.play.2'), ashes('component.phoenixborn.2')];
    return reject('play.no-host', cites, 'There is no unit to attach it to.', { card });
  }
  return (
    refuseForbidden(game, seat, card) ?? refuseRoom(game, seat, card) ?? refuseBill(game, billOf(game, seat, card))
  );
};

/** turn.main.list, turn.side.list */
export const playAction: Action = {
  name: 'play',
  fields: ['card'],
  list: (game, seat) =>
    representatives(game, handOf(game, seat), seat)
      .filter((card) => refusePlay(game, seat, card) === null)
      .map((card) => ({ action: 'play', card })),
  refuse: (game, seat, answer) => {
    const card = fieldIn(answer, 'card', handOf(game, seat), [ashes('turn.main.play.2')], 'a card of your hand');
    return typeof card === 'string' ? refusePlay(game, seat, card) : card;
  },
  call: (seat, answer) => play.with({ seat, card: idIn(answer, 'card'), bindings: {}, spell: '' }),
};

/** reaction.1, reaction.4: played from hand in answer to an event, with what it names of that. */
export const playReaction = (game: Game, seat: Seat, card: ObjectId, window: Window): Call => {
  const answered = answerOf(game, seat, card, window);
  const bindings = answered === null ? {} : boundNames(answered.pattern, answered.event);
  const { type } = cardOf(game, card);
  return play.with({ seat, card, bindings, spell: '', ...(type !== 'reaction' && { boxed: true }) });
};
