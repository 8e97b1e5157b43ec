/**
 * No player can follow a card into a choice among cards that the player does not see. Where cards lie in no order, the
 * order in which they came there and the ids that they got there must not be visible: they are mixed before the
 * question is asked, like a hand from which an opponent draws.
 */
import { isOpenTo, visibilityOf } from '../board/visibility.js';
import { objectsIn } from '../board/zone.js';
import type { Space } from '../choices/space.js';
import { objectIn, type Draft } from '../game/draft.js';
import { renameReferences } from '../objects/follow.js';
import { mixObjects } from '../objects/move.js';
import type { Decision } from '../state/decision.js';
import type { ObjectId, Seat, ZoneId } from '../state/state.js';

/** To be called when questions have been asked. */
export const mixBlindChoices = (draft: Draft): void => {
  // Objects that are mixed for one question have new ids in the other questions too.
  for (const index of draft.state.pending.keys()) {
    const decision = draft.state.pending[index];
    if (decision !== undefined && draft.rules.decisions[decision.kind]?.blind === true) mixFor(draft, decision);
  }
};

const mixFor = (draft: Draft, decision: Decision): void => {
  const { kind, params, seat } = decision;
  const space = draft.rules.decisions[kind]?.space(draft, params, decision);
  const ids = space === undefined ? [] : idsIn(space);
  const zones = new Set<ZoneId>();
  for (const id of ids) {
    const zone = objectIn(draft, id)?.zone;
    if (zone !== undefined && isHeaped(draft, id, seat)) zones.add(zone);
  }
  for (const zone of zones) {
    const heap = objectsIn(draft, zone).filter((id) => isHeaped(draft, id, seat));
    renameReferences(draft, mixObjects(draft, zone, heap));
  }
};

const idsIn = (space: Space): readonly ObjectId[] => {
  switch (space.kind) {
    case 'one':
    case 'some':
    case 'order':
      return space.options.map(({ id }) => id);
    case 'split':
      return space.over.map(({ id }) => id);
    case 'map':
      return [...space.from, ...space.to].map(({ id }) => id);
    case 'payment':
      return space.sources.map(({ id }) => id);
    case 'number':
    case 'act':
      return [];
  }
};

/** Whether it lies in no order with its face away from this seat, even if the seat has looked at it there. */
const isHeaped = (draft: Draft, id: ObjectId, seat: Seat): boolean => {
  const object = objectIn(draft, id);
  if (object === undefined) return false;
  const visibility = visibilityOf(draft, object);
  return visibility !== 'hidden-ordered' && !isOpenTo(visibility, object, seat);
};
