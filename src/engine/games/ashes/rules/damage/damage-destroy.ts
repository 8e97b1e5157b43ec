import {
  done,
  entriesOf,
  lastKnown,
  objectIn,
  objectOf,
  occur,
  procedure,
  zoneKindOf,
  type Citation,
  type Game,
  type ObjectId,
} from '../../../../kernel/index.js';
import { isConjured } from '../../printed.js';
import type { Destroyed, LeftPlay, PutAway } from '../../events/damage-wounds.js';
import type { Because } from '../../events/parts.js';
import type { Entered } from '../../events/turn.main.play-cards.js';
import { ashes } from '../../rulebook.js';
import { cardOf, isInPlay, isPhoenixborn, nowOf } from '../../state.js';
import { comingOnto, slotsLeft } from '../play/cardtype-room.js';

type Leaving = { readonly object: ObjectId; readonly cites: readonly Citation[] };
type Destroying = Leaving & { readonly because: Because };

/** The result if a card has left play. */
const LEFT = 'left';

/**
 * damage.step3, damage.step4: removed from play, then all that is triggered, then discarded, or back in play
 * (discard.1). "Destroy" effects begin here (damage.5). A unit may have left with its player (multi.4).
 */
export const destroy = procedure<Destroying>('destroy', {
  remove: (game, { object, because, cites }) => {
    if (!isInPlay(game, object)) return done(null);
    const { controller: seat } = objectOf(game, object);
    const event: Destroyed = { kind: 'destroyed', cites: [...cites, ashes('damage.step3')], object, seat, ...because };
    return occur(event, 'putAway');
  },
  putAway: (game, { object }, result) =>
    entriesOf(result).length === 0
      ? done(null)
      : occur(putAway(game, object, STEP_4), comesBack(game, object) ? 'comeBack' : 'end'),
  comeBack: (game, { object }) => occur(comingBack(game, object), 'end'),
  end: () => done(LEFT),
  // Whose effect it was has lost meanwhile: what has left play is put away all the same.
  stopped: (game, { object }) => occur(putAway(game, object, STEP_4), 'end'),
});
const STEP_4 = [ashes('damage.step4'), ashes('damage.2')];

/**
 * discard.1, discard.2: a card in play is discarded, returned to hand or removed from the game, and nothing is
 * destroyed.
 */
export const discardFromPlay = procedure<Leaving & { readonly to?: FinalPlace }>('discard-from-play', {
  remove: (game, { object, cites }) => {
    if (!isInPlay(game, object) || isPhoenixborn(game, object)) return done(null);
    const { controller: seat } = objectOf(game, object);
    const event: LeftPlay = { kind: 'leftPlay', cites: [...cites, ashes('discard.1')], object, seat };
    return occur(event, 'putAway');
  },
  putAway: (game, { object, to }, result) => {
    if (entriesOf(result).length === 0) return done(null);
    // It comes back in the place of going anywhere else.
    if (comesBack(game, object)) return occur(putAway(game, object, [ashes('discard.1')]), 'comeBack');
    return occur(putAway(game, object, [ashes('discard.1')], to), 'end');
  },
  comeBack: (game, { object }) => occur(comingBack(game, object), 'end'),
  end: () => done(LEFT),
  stopped: (game, { object, to }) => occur(putAway(game, object, [ashes('discard.1')], to), 'end'),
});

/** Where else than to the pile of its owner a card goes that leaves play. */
export type FinalPlace = 'hand' | 'removed';

/**
 * discard.1, discard.2: what was attached or lay face down, then the card, each to the pile of its owner. Conjurations
 * return to where they came from.
 */
const putAway = (game: Game, left: ObjectId, cites: readonly Citation[], to?: FinalPlace): readonly PutAway[] => {
  const aside = asideOf(game, left);
  if (aside === undefined) return [];
  const below = belowAside(game, aside);
  return [...below, aside]
    .map((object) => ({ object, to: decidedPlace(game, object) ?? (below.includes(object) ? undefined : to) }))
    .map(({ object, to: place }): PutAway => {
      if (place === 'removed') return { kind: 'putAway', cites, object, zone: place };
      if (isConjured(cardOf(game, object))) {
        const because = [...cites, ashes('cardtype.conjuration.2'), ashes('cardtype.conjuredalteration')];
        return { kind: 'putAway', cites: because, object, zone: 'conjurationPile' };
      }
      return place === undefined
        ? { kind: 'putAway', cites: [...cites, ashes('discard.2')], object, zone: 'discardPile' }
        : { kind: 'putAway', cites, object, zone: place };
    });
};

/** discard.1: where an effect sends a card that is set aside. */
const decidedPlace = (game: Game, aside: ObjectId): FinalPlace | undefined => {
  const { toHand, toRemoved } = objectIn(game, aside)?.marks ?? {};
  if (toRemoved === true) return 'removed';
  return toHand === true ? 'hand' : undefined;
};

/**
 * discard.1: whether an effect has it come back onto its battlefield, which needs an empty slot
 * (glossary.battlefield.1).
 */
const comesBack = (game: Game, left: ObjectId): boolean => {
  const aside = asideOf(game, left);
  if (aside === undefined) return false;
  const { marks, controller } = objectOf(game, aside);
  return marks['toBattlefield'] === true && slotsLeft(game, controller) > 0;
};

/** It comes back as a new object. A card that an effect has sent to a hand or out of the game is in no pile. */
const comingBack = (game: Game, left: ObjectId): readonly Entered[] => {
  const object = nowOf(game, left);
  const seat = lastKnown(game, left)?.controller;
  if (object === undefined || seat === undefined) return [];
  const event = comingOnto(game, seat, object, [ashes('discard.1')]);
  return event === null ? [] : [event];
};

/** discard.1, damage.step4: what is set aside of a card that has left play. */
const asideOf = (game: Game, object: ObjectId): ObjectId | undefined => {
  const now = nowOf(game, object);
  return now !== undefined && zoneKindOf(game, now) === 'aside' ? now : undefined;
};

/** discard.1: what is attached to it, and what lies face down below it (glossary.facedown). */
const belowAside = (game: Game, host: ObjectId): readonly ObjectId[] =>
  game.state.seats
    .flatMap((seat) => game.state.zones[`${seat}.aside`] ?? [])
    .filter((id) => {
      const { attachedTo, below } = objectIn(game, id)?.marks ?? {};
      return attachedTo === host || below === host;
    });
