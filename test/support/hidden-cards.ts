/**
 * What a viewer may not know, by the ruleset's zones, and the same state with those cards dealt otherwise: two states
 * that the viewer must not be able to distinguish.
 */
import { type GameState, knows, type LogEntry, type Rules, type Viewer, zonesIn } from '../../src/engine/index.js';
import { inRandomOrder, type Pick, type RandomGame } from './random-game.js';

type ZoneKind = Rules['compiled']['game']['zones'][number];

export const viewersOf = (state: GameState): readonly Viewer[] => [
  ...state.seats.map((seat): Viewer => ({ kind: 'player', seat })),
  { kind: 'spectator' },
  { kind: 'judge' },
  { kind: 'everything' },
];

/** A zone of a seat, or a shared one, with its objects. */
export type Place = {
  readonly kind: ZoneKind;
  readonly seat: string | null;
  readonly objects: readonly GameState['objects'][string][];
};

export const placesIn = (rules: Rules, { format, seats, zones, objects }: GameState): readonly Place[] =>
  zonesIn(rules.compiled.game, format).flatMap((kind) =>
    (kind.per === 'seat' ? seats : [null]).map((seat) => ({
      kind,
      seat,
      objects: (zones[seat === null ? kind.kind : `${seat}.${kind.kind}`] ?? []).flatMap((id) => objects[id] ?? []),
    })),
  );

/** Whether the viewer sees the faces in this zone, except those that are turned. */
export const seesZone = ({ kind, seat }: Omit<Place, 'objects'>, viewer: Viewer): boolean =>
  isShownBy(kind.visibility, seat, viewer);

/**
 * Whether the viewer looks at this face: as the zone has it, or as the object is turned, or as somebody has looked at
 * it.
 */
export const seesFace = (
  { kind, seat }: Omit<Place, 'objects'>,
  { marks, seenBy = [] }: Place['objects'][number],
  viewer: Viewer,
): boolean => {
  const turned = Object.entries(kind.marked ?? {}).find(([mark]) => marks[mark] !== undefined);
  const visibility = turned?.[1] ?? kind.visibility;
  if (isShownBy(visibility, seat, viewer)) return true;
  return viewer.kind === 'judge' && visibility === 'hidden' && seenBy.length > 0;
};

/** A judge sees what some seat sees. */
const isShownBy = (visibility: ZoneKind['visibility'], seat: string | null, viewer: Viewer): boolean => {
  if (viewer.kind === 'everything' || visibility === 'public') return true;
  if (visibility !== 'owner') return false;
  return viewer.kind === 'judge' || (viewer.kind === 'player' && viewer.seat === seat);
};

/** Objects whose faces the viewer may not see. */
export const hiddenIds = (rules: Rules, state: GameState, viewer: Viewer): readonly string[] =>
  placesIn(rules, state).flatMap((place) =>
    place.objects.filter((object) => !seesFace(place, object, viewer)).map(({ id }) => id),
  );

/**
 * Objects that lay hidden from the viewer before the action of this index, and that its log names to the viewer. Own
 * answers do not count, nor those that a judge reads: who searches a deck was asked about all of it.
 */
export const loggedOfHidden = (game: RandomGame, index: number, viewer: Viewer): readonly string[] => {
  const isOwnAnswer = ({ kind, seat }: LogEntry) =>
    kind === 'answered' && (viewer.kind === 'judge' || (viewer.kind === 'player' && seat === viewer.seat));
  const read = game.rules.logFor(game.actions[index]?.log ?? [], viewer);
  return hiddenAndNamed(
    game,
    index,
    viewer,
    read.filter((entry) => !isOwnAnswer(entry)),
  );
};

/** Objects that lie hidden from the viewer before the action of this index, and that its view names. */
export const seenOfHidden = (game: RandomGame, index: number, viewer: Viewer): readonly string[] => {
  const state = stateBefore(game, index);
  return hiddenAndNamed(game, index, viewer, game.rules.view(state, viewer));
};

/** But for those that it has looked at or read of: it saw where they were put. */
const hiddenAndNamed = (game: RandomGame, index: number, viewer: Viewer, text: unknown): readonly string[] => {
  const { rules, start, actions } = game;
  const state = stateBefore(game, index);
  const named = idsIn(text);
  const hasLookedAt = (id: string) =>
    viewer.kind === 'judge'
      ? state.objects[id]?.seenBy !== undefined
      : viewer.kind === 'player' && state.objects[id]?.seenBy?.includes(viewer.seat);
  const found = hiddenIds(rules, state, viewer).filter((id) => named.has(id) && hasLookedAt(id) !== true);
  if (found.length === 0) return found;
  const read = idsIn([start, ...actions.slice(0, index)].map(({ log }) => rules.logFor(log, viewer)));
  return found.filter((id) => !read.has(id));
};

const stateBefore = ({ start, actions }: RandomGame, index: number): GameState =>
  (index === 0 ? undefined : actions[index - 1]?.state) ?? start.state;

const idsIn = (value: unknown): ReadonlySet<string> =>
  new Set((JSON.stringify(value).match(/"[a-z]\d+"/g) ?? []).map((id) => id.slice(1, -1)));

/** Cards that lie where the viewer cannot see them, and that it has not been shown. */
export const hiddenCards = (rules: Rules, state: GameState, viewer: Viewer): ReadonlySet<string> => {
  const hidden = new Set<string>();
  for (const place of placesIn(rules, state)) {
    for (const object of place.objects) {
      const { cards, seenBy } = object;
      if (seesFace(place, object, viewer) || cards.length !== 1 || isShown(state, seenBy, viewer)) continue;
      for (const card of cards) hidden.add(card);
    }
  }
  return hidden;
};

/** A spectator saw what the whole table saw, a judge what anybody saw. */
const isShown = ({ seats }: GameState, seenBy: readonly string[] = [], viewer: Viewer): boolean =>
  viewer.kind === 'judge'
    ? seenBy.length > 0
    : viewer.kind === 'player'
      ? seenBy.includes(viewer.seat)
      : seats.every((seat) => seenBy.includes(seat));

/**
 * The cards that stay hidden from the viewer through all these states, and that it reads nothing about meanwhile,
 * neither of a card like it in the log and in what it is asked (found in a pile that is searched) nor of its object in
 * the log (being played, and not yet on the table): what would be the same game to it if they were others.
 */
export const hiddenThroughout = (
  rules: Rules,
  states: readonly GameState[],
  log: readonly LogEntry[],
  viewer: Viewer,
): readonly string[] => {
  const [first] = states;
  if (first === undefined) return [];
  const logged = stringsIn([rules.logFor(log, viewer), states.map(({ pending }) => pending.map(askedAbout))]);
  const asked = stringsIn(states.map((state) => spacesFor(rules, state, viewer)));
  const hidden = states.map((state) => hiddenCards(rules, state, viewer));
  const named = new Set(
    states.flatMap(({ objects }) => Object.values(objects).flatMap(({ id, cards }) => (logged.has(id) ? cards : []))),
  );
  return Object.entries(first.cards).flatMap(([card, { definition }]) => {
    const stays = hidden.every((cards) => cards.has(card));
    return stays && !named.has(card) && !logged.has(definition) && !asked.has(definition) ? [card] : [];
  });
};

/** All strings of a value, names of fields among them, as JSON writes them. */
const stringsIn = (value: unknown): ReadonlySet<string> =>
  new Set(Array.from(JSON.stringify(value).matchAll(/"((?:[^"\\]|\\.)*)"/g), ([, string = '']) => string));

/** What everybody knows of an open decision: which card is being played. */
const askedAbout = ({ about, params }: GameState['pending'][number]): unknown => [about, params['event']];

/**
 * What the viewer may answer. An object among the options discloses which card it is only where the option shows it.
 */
const spacesFor = (rules: Rules, { pending, ...rest }: GameState, viewer: Viewer): readonly unknown[] =>
  pending
    .filter(({ seat }) => knows(viewer, seat))
    .map(({ id }) => rules.legalAnswers({ ...rest, pending }, id, 1)?.space);

/**
 * The same state with the faces of these cards exchanged at random, those of each owner among themselves. Where cards
 * can be turned, or are of a kind of their own, they lie apart from those that are shuffled and drawn, and are
 * exchanged with their like.
 */
export const dealtOtherwise = (rules: Rules, state: GameState, cards: readonly string[], pick: Pick): GameState => {
  const apart = placesIn(rules, state).filter(({ kind }) => kind.marked !== undefined || kind.apart);
  const pileOf = new Map(
    apart.flatMap(({ kind, objects }) => objects.flatMap((object) => object.cards.map((card) => [card, kind.kind]))),
  );
  const groups = new Map<string, string[]>();
  for (const card of cards) {
    const group = `${state.cards[card]?.owner} ${pileOf.get(card)}`;
    groups.set(group, [...(groups.get(group) ?? []), card]);
  }
  const faces = new Map<string, string>();
  for (const own of groups.values()) {
    inRandomOrder(pick, own).forEach((other, index) => {
      faces.set(own[index] ?? '', state.cards[other]?.definition ?? '');
    });
  }
  const faceOf = (card: string | undefined, usual: string): string => faces.get(card ?? '') ?? usual;
  return {
    ...state,
    cards: mapped(state.cards, (card, id) => ({ ...card, definition: faceOf(id, card.definition) })),
    objects: mapped(state.objects, (object) => ({
      ...object,
      definition: faceOf(object.cards.length === 1 ? object.cards[0] : undefined, object.definition),
    })),
  };
};

const mapped = <T>(record: { readonly [key: string]: T }, change: (value: T, key: string) => T) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
