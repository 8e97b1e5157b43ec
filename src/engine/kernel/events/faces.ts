import { visibilityOf } from '../board/visibility.js';
import { identifyTogether } from '../chance/unidentified.js';
import { objectOf, type Draft } from '../game/draft.js';
import { defineEvent } from '../game/event-kind.js';
import * as field from '../game/fields.js';
import { type Visibility } from '../game/zone-kind.js';
import { showTo } from '../objects/move.js';
import { spend } from '../rules/effort.js';
import type { DefinitionId, ObjectId, Seat } from '../state/state.js';

const { seat, objects, cards, count } = field;

export const revealed = defineEvent(
  { kind: 'revealed', says: 'Cards are shown to everybody.', fields: { seat }, unlogged: { objects }, logs: { cards } },
  (draft, { kind, cites, seat, objects }) => {
    const cards = facesOf(draft, objects, draft.state.seats);
    return { kind, cites, seat, cards };
  },
);

/** How many is public. */
export const lookedAt = defineEvent(
  {
    kind: 'lookedAt',
    says: 'A seat looks at cards that nobody else sees.',
    fields: { seat },
    unlogged: { objects },
    logs: { count, cards: field.withheld(cards) },
  },
  (draft, { kind, cites, seat, objects }) => {
    const cards = facesOf(draft, objects, [seat]);
    return { kind, cites, seat, count: objects.length, secret: { seats: [seat], fields: { cards } } };
  },
);

/** Shows the objects. Where they lie in no order, or in one that was not reported, the order is not shown. */
const facesOf = (draft: Draft, ids: readonly ObjectId[], seats: readonly Seat[]): readonly DefinitionId[] => {
  spend(draft, ids.length);
  identifyTogether(draft, ids);
  for (const id of ids) showTo(draft, id, seats);
  const objects = ids.map((id) => objectOf(draft, id));
  const cards = objects.map(({ definition }) => definition);
  const inOrder = objects.every((object) => object.untold !== true && ORDERED.includes(visibilityOf(draft, object)));
  return inOrder ? cards : cards.toSorted();
};

const ORDERED: readonly Visibility[] = ['public', 'hidden-ordered'];
