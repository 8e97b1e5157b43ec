import {
  done,
  entriesOf,
  objectIn,
  occur,
  procedure,
  textsOf,
  type Citation,
  type Game,
  type Json,
  type ObjectId,
} from '../../../../kernel/index.js';
import { isConjured } from '../../card.js';
import type { Destroyed, LeftPlay, PutAway } from '../../events/damage-wounds.js';
import type { Because } from '../../events/parts.js';
import { ashes } from '../../rulebook.js';
import { cardOf, isInPlay } from '../../state.js';

type Leaving = { readonly object: ObjectId; readonly cites: readonly Citation[] };
type Destroying = Leaving & { readonly because: Because };

/** damage.step3, damage.step4: removed from play, then all that is triggered, then discarded. "Destroy" effects begin here (damage.5). */
export const destroy = procedure<Destroying>('destroy', {
  remove: (game, { object, because, cites }) => {
    if (!isInPlay(game, object)) return done(null);
    const event: Destroyed = { kind: 'destroyed', cites: [...cites, ashes('damage.step3')], object, ...because };
    return occur(event, 'putAway');
  },
  putAway: (game, _locals, result) =>
    entriesOf(result).length === 0
      ? done(null)
      : occur(putAway(game, result, [ashes('damage.step4'), ashes('damage.2')]), 'end'),
  end: () => done(true),
});

/** discard.1: a card in play is discarded, and nothing is destroyed. */
export const discardFromPlay = procedure<Leaving>('discard-from-play', {
  remove: (game, { object, cites }) => {
    if (!isInPlay(game, object)) return done(null);
    const event: LeftPlay = { kind: 'leftPlay', cites: [...cites, ashes('discard.1')], object };
    return occur(event, 'putAway');
  },
  putAway: (game, _locals, result) =>
    entriesOf(result).length === 0 ? done(null) : occur(putAway(game, result, [ashes('discard.1')]), 'end'),
  end: () => done(true),
});

/** discard.2: what was attached, then the card, each to the pile of its owner; conjurations return to where they came from. */
const putAway = (game: Game, result: Json, cites: readonly Citation[]): readonly PutAway[] => {
  const aside = entriesOf(result).flatMap(({ becomes = [] }) => textsOf(becomes));
  const below = aside.flatMap((host) => attachedAside(game, host));
  return [...below, ...aside]
    .filter((id) => objectIn(game, id) !== undefined)
    .map((object): PutAway => {
      const conjured = isConjured(cardOf(game, object));
      const because = conjured
        ? [...cites, ashes('cardtype.conjuration.2'), ashes('cardtype.conjuredalteration')]
        : [...cites, ashes('discard.2')];
      return { kind: 'putAway', cites: because, object, zone: conjured ? 'conjurationPile' : 'discardPile' };
    });
};

const attachedAside = (game: Game, host: ObjectId): readonly ObjectId[] =>
  game.state.seats
    .flatMap((seat) => game.state.zones[`${seat}.aside`] ?? [])
    .filter((id) => objectIn(game, id)?.marks['attachedTo'] === host);
