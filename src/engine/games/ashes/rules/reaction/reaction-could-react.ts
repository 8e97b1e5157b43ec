import {
  boundNames,
  holds,
  isProhibited,
  matchesPattern,
  objectOf,
  onceForCards,
  type EventPattern,
  type Game,
  type LogEntry,
  type ObjectId,
  type Seat,
} from '../../../../kernel/index.js';
import { isAshesCard, isDeckCard, type AshesCard, type DeckCard, type Reaction } from '../../printed.js';
import type { AshesCost } from '../../cost.js';
import type { Entered, ReactionTaken, SpellPlayed } from '../../events/turn.main.play-cards.js';
import { cardOf, handOf, phoenixbornOf, reactionsTaken } from '../../state.js';
import { refuseBill, type Bill } from '../pay/pay-bill.js';
import { refuseRoom } from '../play/cardtype-room.js';
import { hostsFor } from '../play/glossary.attach.js';
import { ashes } from '../../rulebook.js';

/** What has happened, at one of the moments after it. */
export type Window = { readonly moment: string; readonly events: readonly LogEntry[] };

/** A reaction that answers one of the events, with what it names of it. */
type Answering = { readonly event: LogEntry; readonly pattern: EventPattern };

/** What a card in hand answers, and for which costs. */
type Answers = Pick<Reaction, 'timing' | 'on' | 'while'>;
type Playable = { readonly reaction: Answers; readonly costs: readonly AshesCost[] };
type Listed = Playable & { readonly card: DeckCard };

/** reaction.1; reaction.4: a card with a box that speaks of the hand. */
const playableOf = (card: AshesCard): Playable | undefined => {
  if (card.type === 'reaction') return card.reaction && { reaction: card.reaction, costs: card.cost };
  if (card.type !== 'ally' && card.type !== 'alteration') return undefined;
  return card.fromHand && { reaction: card.fromHand, costs: card.fromHand.costs };
};

/** The reactions of a card set by the kinds of events that they answer. */
const reactionsByKind = onceForCards(({ cardSet, eventGroups }): ReadonlyMap<string, readonly Listed[]> => {
  const byKind = new Map<string, Listed[]>();
  for (const card of Object.values(cardSet.cards)) {
    const playable = isAshesCard(card) ? playableOf(card) : undefined;
    if (playable === undefined || !isAshesCard(card) || !isDeckCard(card)) continue;
    const { reaction } = playable;
    const kinds = reaction.on.flatMap(({ event }) => eventGroups.get(event)?.of.map((part) => part.event) ?? [event]);
    for (const one of new Set(kinds)) byKind.set(one, [...(byKind.get(one) ?? []), { ...playable, card }]);
  }
  return byKind;
});

const reactionsTo = (game: Game, kind: string): readonly Listed[] => reactionsByKind(game).get(kind) ?? [];

/** Whether any card of the card set answers any of these events: if not, nothing else needs to be asked. */
export const isAnswered = (game: Game, { moment, events }: Window): boolean =>
  events.some(({ kind }) => reactionsTo(game, kind).some(({ reaction }) => momentOf(reaction) === moment));

/** By which an ability that is a reaction counts like one from hand. */
export const BOXED = [ashes('reaction.3'), ashes('reaction.4')];

/** By which a player may be asked for a reaction at all. */
export const REACTING = [ashes('reaction.1'), ashes('reaction.2')];

/** reaction.2, reaction.3: in a player's turn, one for each player in each turn. */
export const mayReact = (game: Game, seat: Seat): boolean =>
  game.state.turn.phase === 'turns' && reactionsTaken(game, seat) === 0;

const mayReactFromHand = (game: Game, seat: Seat): boolean => mayReact(game, seat) && handOf(game, seat).length > 0;

export const reacting = (seat: Seat): ReactionTaken => ({ kind: 'reactionTaken', cites: [ashes('reaction.3')], seat });

/**
 * reaction.1: whether the player could have a reaction, by what all can see: a card in hand, no reaction yet in this
 * turn, and active dice that pay for some reaction of the card set to one of these events. What is in the hand does not
 * matter.
 */
export const couldReact = (game: Game, seat: Seat, window: Window): boolean =>
  mayReactFromHand(game, seat) &&
  window.events.some(({ kind }) =>
    reactionsTo(game, kind).some(({ card, reaction, costs }) => {
      const phoenixborn = phoenixbornOf(game, seat);
      const own = phoenixborn === null ? null : cardOf(game, phoenixborn).name;
      if (card.exclusiveTo !== undefined && card.exclusiveTo !== own) return false;
      // A placeholder for the hidden card: "you" in the pattern means the same player.
      const source = phoenixborn ?? '';
      return (
        answering(game, { seat, source, reaction, window }) !== null &&
        refuseBill(game, billFor(seat, source, costs)) === null
      );
    }),
  );

/** reaction.1, reaction.3: the reactions in hand that may be played in this window. */
export const reactionsIn = (game: Game, seat: Seat, window: Window): readonly ObjectId[] =>
  mayReactFromHand(game, seat) ? handOf(game, seat).filter((id) => answerOf(game, seat, id, window) !== null) : [];

/**
 * reaction.1, reaction.4: the event that this card of the hand answers now, or null. A text may forbid playing it
 * (resolve.4).
 */
export const answerOf = (game: Game, seat: Seat, id: ObjectId, window: Window): Answering | null => {
  const card = cardOf(game, id);
  const playable = playableOf(card);
  if (playable === undefined || isProhibited(game, playing(seat, id, card.type))) return null;
  if (refuseBill(game, billFor(seat, id, playable.costs)) !== null || refuseRoom(game, seat, id) !== null) return null;
  if (card.type === 'alteration' && hostsFor(game, handScope(game, seat, id)).length === 0) return null;
  return answering(game, { seat, source: id, reaction: playable.reaction, window });
};

type Asked = {
  readonly seat: Seat;
  readonly source: ObjectId;
  readonly reaction: Answers;
  readonly window: Window;
};

const answering = (game: Game, { seat, source, reaction, window }: Asked): Answering | null => {
  if (momentOf(reaction) !== window.moment) return null;
  const from = { source, controller: seat, bindings: {} };
  for (const event of window.events) {
    for (const pattern of reaction.on) {
      if (!matchesPattern(game, pattern, event, from)) continue;
      const bindings = boundNames(pattern, event);
      if (reaction.while === undefined || holds(game, reaction.while, { ...from, bindings })) return { event, pattern };
    }
  }
  return null;
};

/** Most reactions are played after something. */
const momentOf = ({ timing = 'after' }: Answers): string => timing;

/** What playing the card is, so that a text may forbid it (resolve.4). */
export const playing = (seat: Seat, card: ObjectId, type: AshesCard['type']): SpellPlayed | Entered =>
  type === 'ally' || type === 'ready' ? entering(seat, card, type) : playingSpell(seat, card, type);

const handScope = (game: Game, controller: Seat, object: ObjectId) => {
  const { definition } = objectOf(game, object);
  return { controller, source: { object, definition } };
};

export const entering = (seat: Seat, object: ObjectId, type: 'ally' | 'ready'): Entered => ({
  kind: 'entered',
  cites:
    type === 'ally'
      ? [ashes('cardtype.ally.1'), ashes('glossary.battlefield.2')]
      : [ashes('cardtype.ready.1'), ashes('glossary.spellboard.2')],
  seat,
  object,
  type,
  played: true,
  zone: type === 'ally' ? 'battlefield' : 'spellboard',
});

/** The spell is shown, and resolves. */
export const playingSpell = (seat: Seat, object: ObjectId, type: string): SpellPlayed => ({
  kind: 'spellPlayed',
  cites: [ashes('turn.main.play.2')],
  seat,
  object,
  type,
});

/** reaction.1, turn.main.play.2 */
export const billFor = (seat: Seat, source: ObjectId, costs: readonly AshesCost[]): Bill => ({
  seat,
  source,
  costs,
  reduction: 0,
  cites: [ashes('turn.main.play.2')],
});
