import { isPublic, visibilityIn } from '../board/visibility.js';
import { objectsIn, zoneOf } from '../board/zone.js';
import { awaitedIn } from '../chance/awaited.js';
import { assertionsOf } from '../events/assertion.js';
import { boardOf, printOf } from '../game/board.js';
import { zonesIn } from '../game/deck-making.js';
import { isPlaying, type Draft } from '../game/draft.js';
import { type Visibility, type ZoneKind } from '../game/zone-kind.js';
import { lastKnown } from '../selectors/last-state.js';
import type { Facts } from '../state/facts.js';
import type { DefinitionId, GameObject, ObjectId, Triggered, ZoneId } from '../state/state.js';
import { kept } from './kept.js';
import { openDecision } from './open-decision.js';
import { areSameGrounds, type ViewGrounds, type ViewMemory, viewMemory } from './view-memory.js';
import type { ObjectView, SeatView, View, ZoneView } from './view-shape.js';
import { knows, type Viewer } from './viewer.js';

/**
 * The view of one viewer. Successive states share one memory: what has not changed since the last view is the very
 * same value.
 */
export const view = (draft: Draft, viewer: Viewer, memory: ViewMemory = viewMemory()): View => {
  const { state, rules } = draft;
  const zoneKinds = zonesIn(rules.game, state.format);
  const name = viewer.kind === 'player' ? `player ${viewer.seat}` : viewer.kind;
  const before = memory.views.get(name);
  const seen = kept<View>(before, {
    game: state.game,
    gameId: state.gameId,
    ruleset: state.ruleset,
    format: state.format,
    turn: kept(before?.turn, state.turn),
    outcome: state.outcome,
    seats: state.seats.map((seat, at) => {
      const earlier = before?.seats[at];
      return kept<SeatView>(earlier, {
        ...rules.game.viewPlayer(draft, seat),
        seat,
        left: !isPlaying(draft, seat),
        ...(assertionsOf(draft, seat) > 0 && { assertions: assertionsOf(draft, seat) }),
        zones: Object.fromEntries(
          zoneKinds
            .filter(({ per }) => per === 'seat')
            .map((kind) => {
              const zone = { kind, id: zoneOf(seat, kind.kind), own: knows(viewer, seat) };
              return [kind.kind, kept(earlier?.zones[kind.kind], viewZone(draft, zone, viewer, memory))];
            }),
        ),
      });
    }),
    shared: Object.fromEntries(
      zoneKinds
        .filter(({ per }) => per === 'game')
        .map((kind) => {
          const zone = { kind, id: kind.kind, own: true };
          return [kind.kind, kept(before?.shared[kind.kind], viewZone(draft, zone, viewer, memory))];
        }),
    ),
    deciding: kept(
      before?.deciding,
      state.pending.map((decision) => {
        if (!knows(viewer, decision.seat)) return { seat: decision.seat };
        const { id, ...open } = openDecision(draft, decision);
        return { ...open, decision: id };
      }),
    ),
    ...(state.teams !== undefined && { teams: state.teams }),
    ...(state.chance !== undefined && { chance: 'asserted' }),
    ...(state.chance?.awaiting !== undefined && { awaiting: awaitedIn(state) }),
  });
  memory.views.set(name, seen);
  return seen;
};

type ViewedZone = { readonly kind: ZoneKind; readonly id: ZoneId; readonly own: boolean };

const viewZone = (draft: Draft, { kind, id: zone, own }: ViewedZone, viewer: Viewer, memory: ViewMemory): ZoneView => {
  const ids = objectsIn(draft, zone);
  const counts = draft.rules.activeZones.has(kind.kind);
  const open: ObjectView[] = [];
  const hidden: GameObject[] = [];
  for (const id of ids) {
    const object = draft.state.objects[id];
    if (object === undefined) continue;
    if (object.untold !== true && isOpen(kind, object, own, viewer))
      open.push(viewObject(draft, object, counts, memory));
    else hidden.push(object);
  }
  const known = hidden.filter((object) => isKnownTo(object, viewer)).map(({ definition }) => definition);
  const marks = countMarks(hidden);
  const named = countNamed(draft, hidden);
  const looksInto = isShown(kind.visibility, own, viewer) || open.length > 0;
  return {
    count: ids.length,
    ...(looksInto && { objects: open }),
    ...(known.length > 0 && { known: known.toSorted() }),
    ...(Object.keys(marks).length > 0 && { marks }),
    ...(Object.keys(named).length > 0 && { named }),
  };
};

const isShown = (visibility: Visibility, own: boolean, viewer: Viewer): boolean =>
  viewer.kind === 'everything' || visibility === 'public' || (visibility === 'owner' && own);

/** A judge sees cards that a player has looked at, but not their place in an ordered pile. */
const isOpen = (kind: ZoneKind, object: GameObject, own: boolean, viewer: Viewer): boolean => {
  const visibility = visibilityIn(kind, object);
  if (isShown(visibility, own, viewer)) return true;
  return viewer.kind === 'judge' && visibility === 'hidden' && isKnownTo(object, viewer);
};

const isKnownTo = ({ seenBy = [] }: GameObject, viewer: Viewer): boolean =>
  viewer.kind === 'player' ? seenBy.includes(viewer.seat) : viewer.kind === 'judge' && seenBy.length > 0;

/** The derived facts, names included: an effect may have changed them. */
const derivedView = ({ numbers, keywords, tags, names }: Facts) => ({ numbers, keywords, tags, names });

/**
 * All that the view of an object follows from, unless it waits: then it may follow from anything. `counts`: whether it
 * is in a zone where objects have facts.
 */
const groundsOf = (draft: Draft, object: GameObject, counts: boolean): ViewGrounds => {
  const { id, definition, cards } = object;
  const facts = counts ? boardOf(draft).facts.get(id) : undefined;
  return {
    object,
    text: counts ? printOf(draft, object).text : definition,
    facts: facts ?? null,
    under: cards.length > 1 ? cards.slice(1).flatMap((card) => draft.state.cards[card]?.definition ?? []) : NONE,
  };
};

const NONE: readonly DefinitionId[] = [];

const viewObject = (draft: Draft, object: GameObject, counts: boolean, { objects }: ViewMemory): ObjectView => {
  const known = objects.get(object.id);
  // Most objects are single cards in decks and hands: the view of one follows from its record alone.
  const isAlone = !counts && object.cards.length <= 1 && object.waiting === undefined;
  if (isAlone && known?.grounds.object === object) return known.seen;
  const grounds = groundsOf(draft, object, counts);
  if (known !== undefined && object.waiting === undefined && areSameGrounds(known.grounds, grounds)) return known.seen;
  const seen = kept(known?.seen, viewedObject(draft, grounds));
  objects.set(object.id, { grounds, seen });
  return seen;
};

const viewedObject = (draft: Draft, { object, text, facts, under }: ViewGrounds): ObjectView => {
  const { id, definition, controller, marks, cardless, waiting } = object;
  const { unscripted: texts = [] } = draft.rules.card(text).abilities;
  return {
    ...draft.rules.game.viewObject(draft, object),
    id,
    card: definition,
    ...(cardless === true && { cardless }),
    controller,
    ...(Object.keys(marks).length > 0 && { marks }),
    ...(object.asserted === true && { asserted: true }),
    ...(texts.length > 0 && { texts: texts.map(({ ability }) => ability.name) }),
    ...(facts !== null && derivedView(facts)),
    ...(under.length > 0 && { under }),
    ...(waiting !== undefined && {
      ...sourceOf(draft, waiting),
      ability: [...waiting.ability.path],
      ...givenBy(waiting),
    }),
  };
};

/** The card that it comes from, if all see it or saw it: the id of a card in hand would disclose when it was drawn. */
const sourceOf = (draft: Draft, { source }: Triggered): { readonly source?: ObjectId } => {
  const card = lastKnown(draft, source.object);
  return card !== undefined && isPublic(draft, card) ? { source: source.object } : {};
};

/** The card whose definition contains the ability, where its source was only granted it. */
const givenBy = ({ ability, source }: Triggered): { readonly givenBy?: DefinitionId } =>
  ability.definition === source.definition ? {} : { givenBy: ability.definition };

const countMarks = (objects: readonly GameObject[]): { readonly [mark: string]: number } => {
  const counts: { [mark: string]: number } = {};
  for (const { marks } of objects) for (const mark of Object.keys(marks)) counts[mark] = (counts[mark] ?? 0) + 1;
  return counts;
};

const countNamed = (
  { rules }: Draft,
  objects: readonly GameObject[],
): { readonly [mark: string]: { readonly [object: ObjectId]: number } } => {
  const counts: { [mark: string]: { [object: ObjectId]: number } } = {};
  for (const { marks } of objects)
    for (const [mark, value] of Object.entries(marks)) {
      if (typeof value !== 'string' || rules.game.marks[mark]?.is !== 'object') continue;
      const of = (counts[mark] ??= {});
      of[value] = (of[value] ?? 0) + 1;
    }
  return counts;
};
