import { zoneFor } from '../board/zone.js';
import { freshId, freshTimestamp, touch, touchStructure, writeObject, writeZone, type Draft } from '../game/draft.js';
import { invariant } from '../ground/invariant.js';
import type { Card, CardId, DefinitionId, GameObject, Marks, ObjectId, Seat } from '../state/state.js';

/** How an object comes into a zone. */
export type Placing = {
  /** The seat of the zone, where it is not the owner. */
  readonly seat?: Seat;
  /** The place in the zone; `last` by default. The first object of a deck is its top. */
  readonly at?: 'first' | 'last';
  readonly marks?: Marks;
};

/** Makes an object of cards that are in no zone yet. */
export const placeCards = (draft: Draft, cards: readonly CardId[], kind: string, placing: Placing = {}): ObjectId => {
  const { owner, definition } = topCard(draft, cards);
  return place(draft, { owner, cards, definition }, kind, placing);
};

/** Cards that were in no game yet become a player's, each an object. */
export const bringCards = (
  draft: Draft,
  owner: Seat,
  definitions: readonly DefinitionId[],
  kind: string,
): readonly ObjectId[] => {
  const before = Object.values(draft.state.cards).filter((card) => card.owner === owner).length;
  const brought = definitions.map((definition, at): readonly [CardId, Card] => {
    draft.rules.card(definition);
    return [`${owner}-c${before + at + 1}`, { definition, owner }];
  });
  draft.state.cards = { ...draft.state.cards, ...Object.fromEntries(brought) };
  const ids = brought.map(([card]) => placeCards(draft, [card], kind));
  touchZones(draft, [kind]);
  return ids;
};

/** Makes an object without cards: a token, a die. Its zone must allow such objects. */
export const createObject = (
  draft: Draft,
  { definition, owner }: Pick<GameObject, 'definition' | 'owner'>,
  kind: string,
  placing: Placing = {},
): ObjectId => {
  invariant(holdsCardless(draft, kind), 'an object without cards is where such objects may be');
  draft.rules.card(definition);
  const id = place(draft, { owner, cards: [], cardless: true, definition }, kind, placing);
  touchZones(draft, [kind]);
  return id;
};

/** Whether objects without cards may be in zones of this kind. */
export const holdsCardless = ({ rules }: Pick<Draft, 'rules'>, kind: string): boolean =>
  rules.zoneKinds.get(kind)?.cardless === true;

type Thing = Pick<GameObject, 'owner' | 'cards' | 'cardless' | 'definition'>;

const place = (draft: Draft, thing: Thing, kind: string, { seat = thing.owner, at, marks = {} }: Placing): ObjectId => {
  const { owner, cards, definition, cardless } = thing;
  const zone = zoneFor(draft, seat, kind);
  const id = freshId(draft, 'o');
  const timestamp = draft.rules.activeZones.has(kind) ? freshTimestamp(draft) : 0;
  const object = { id, owner, cards, definition, controller: seat, zone, marks, timestamp };
  writeObject(draft, cardless === undefined ? object : { ...object, cardless });
  const ids = draft.state.zones[zone] ?? [];
  writeZone(draft, zone, at === 'first' ? [id, ...ids] : [...ids, id]);
  return id;
};

const topCard = (draft: Draft, [top]: readonly CardId[]): Card => {
  const card = top === undefined ? undefined : draft.state.cards[top];
  invariant(card !== undefined, 'a pile has a top card that is in the game');
  return card;
};

/** In zones where abilities function, the board depends on which objects are there. */
export const touchZones = (draft: Draft, kinds: readonly string[]): void => {
  if (kinds.some((kind) => draft.rules.functionZones.includes(kind))) touchStructure(draft);
  else touch(draft, 'zones');
};
