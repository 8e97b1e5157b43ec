import {
  factsOf,
  numberOf,
  reject,
  type Citation,
  type Game,
  type ObjectId,
  type Rejection,
  type Seat,
} from '../../../../kernel/index.js';
import type { Entered } from '../../events/turn.main.play-cards.js';
import { ashes } from '../../rulebook.js';
import { battlefieldOf, cardOf, phoenixbornOf, spellboardOf } from '../../state.js';

const valueOf = (game: Game, seat: Seat, value: 'battlefield' | 'spellboard'): number => {
  const phoenixborn = phoenixbornOf(game, seat);
  return phoenixborn === null ? 0 : numberOf(factsOf(game, phoenixborn), value);
};

/** glossary.battlefield.1: how many more units there is room for. */
export const slotsLeft = (game: Game, seat: Seat): number =>
  Math.max(0, valueOf(game, seat, 'battlefield') - battlefieldOf(game, seat).length);

/** A unit comes onto a battlefield by an effect; null without an empty slot. */
export const comingOnto = (game: Game, seat: Seat, object: ObjectId, cites: readonly Citation[]): Entered | null => {
  if (slotsLeft(game, seat) === 0) return null;
  const { type } = cardOf(game, object);
  const because = [...cites, ashes('glossary.battlefield.1')];
  return { kind: 'entered', cites: because, seat, object, type, played: false, zone: 'battlefield' };
};

/** The reason why there is no room for the card where it would go, or null. */
export const refuseRoom = (game: Game, seat: Seat, card: ObjectId): Rejection | null => {
  const { type, name } = cardOf(game, card);
  if (type === 'ally' && slotsLeft(game, seat) === 0) {
    const cites = [ashes('cardtype.ally.1'), ashes('glossary.battlefield.1')];
    return reject('play.battlefield-full', cites, 'No slot of your battlefield is empty.', { card });
  }
  if (type !== 'ready') return null;
  // cardtype.ready.2: copies share a slot.
  const names = new Set(spellboardOf(game, seat).map((id) => cardOf(game, id).name));
  if (names.has(name) || names.size < valueOf(game, seat, 'spellboard')) return null;
  const cites = [ashes('cardtype.ready.1'), ashes('cardtype.ready.2'), ashes('glossary.spellboard.1')];
  return reject('play.spellboard-full', cites, 'No slot of your spellboard is empty.', { card });
};
