/**
 * What a viewer may not know, by the ruleset's zones, and the same state with those cards dealt otherwise: two states
 * that the viewer must not be able to tell apart.
 */
import { type GameState, type LogEntry, type Rules, type Viewer } from '../../src/engine/index.js';
import { inRandomOrder, type Pick, type RandomGame } from './random-game.js';

type ZoneKind = Rules['compiled']['game']['zones'][number];

export const viewersOf = (state: GameState): readonly Viewer[] => [
  ...state.seats.map((seat): Viewer => ({ kind: 'player', seat })),
  { kind: 'spectator' },
  { kind: 'judge' },
  { kind: 'everything' },
];

/** Whether the viewer looks at the faces in this zone; `seat` is null for a zone that all share. */
export const seesZone = ({ visibility }: ZoneKind, seat: string | null, viewer: Viewer): boolean => {
  if (viewer.kind === 'judge' || viewer.kind === 'everything' || visibility === 'public') return true;
  return visibility === 'owner' && viewer.kind === 'player' && viewer.seat === seat;
};

/** Objects in zones that the viewer may not look into. */
export const hiddenIds = (rules: Rules, state: GameState, viewer: Viewer): readonly string[] =>
  rules.compiled.game.zones.flatMap((kind) =>
    (kind.per === 'seat' ? state.seats : [null])
      .filter((seat) => !seesZone(kind, seat, viewer))
      .flatMap((seat) => state.zones[seat === null ? kind.kind : `${seat}.${kind.kind}`] ?? []),
  );

/**
 * Objects that lay hidden from the viewer before the action of this index, and that its log names to the viewer. Own
 * answers do not count: who searches a deck was asked about all of it.
 */
export const toldOfHidden = (game: RandomGame, index: number, viewer: Viewer): readonly string[] => {
  const isOwnAnswer = ({ kind, seat }: LogEntry) =>
    kind === 'answered' && viewer.kind === 'player' && seat === viewer.seat;
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
  const hasLookedAt = (id: string) => viewer.kind === 'player' && state.objects[id]?.seenBy?.includes(viewer.seat);
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
  for (const kind of rules.compiled.game.zones) {
    for (const seat of kind.per === 'seat' ? state.seats : [null]) {
      if (seesZone(kind, seat, viewer)) continue;
      for (const id of state.zones[seat === null ? kind.kind : `${seat}.${kind.kind}`] ?? []) {
        const object = state.objects[id];
        if (object === undefined || object.cards.length !== 1 || isShown(state, object.seenBy, viewer)) continue;
        for (const card of object.cards) hidden.add(card);
      }
    }
  }
  return hidden;
};

/** A spectator saw what the whole table saw. */
const isShown = ({ seats }: GameState, seenBy: readonly string[] = [], viewer: Viewer): boolean =>
  viewer.kind === 'player' ? seenBy.includes(viewer.seat) : seats.every((seat) => seenBy.includes(seat));

/**
 * The cards that stay hidden from the viewer through all these states, and that it reads nothing about in the log
 * meanwhile, neither a card like it nor its object (being played, and not yet on the table): what would be the same game
 * to it if they were others.
 */
export const hiddenThroughout = (
  rules: Rules,
  states: readonly GameState[],
  log: readonly LogEntry[],
  viewer: Viewer,
): readonly string[] => {
  const [first] = states;
  if (first === undefined) return [];
  const read = JSON.stringify(rules.logFor(log, viewer));
  const hidden = states.map((state) => hiddenCards(rules, state, viewer));
  const named = states.flatMap(({ objects }) =>
    Object.values(objects).flatMap(({ id, cards }) => (read.includes(`"${id}"`) ? cards : [])),
  );
  return Object.entries(first.cards).flatMap(([card, { definition }]) => {
    const stays = hidden.every((cards) => cards.has(card));
    return stays && !named.includes(card) && !read.includes(`"${definition}"`) ? [card] : [];
  });
};

/** The same state with the faces of these cards exchanged at random, those of each owner among themselves. */
export const dealtOtherwise = (state: GameState, cards: readonly string[], pick: Pick): GameState => {
  const faces = new Map<string, string>();
  for (const seat of state.seats) {
    const own = cards.filter((card) => state.cards[card]?.owner === seat);
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
