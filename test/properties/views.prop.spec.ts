/**
 * Goal: a view is complete and plain: what a viewer may see is there, what it may not see is not, and all of it is
 * JSON.
 * Method: random games, every viewer at every fifth state; the zones of the ruleset say who sees what.
 * When it fails: look at `viewZone` and at the game's `viewPlayer` and `viewObject`.
 */
import { isDeepStrictEqual } from 'node:util';
import { type GameState, type LogEntry, type Rules, type View, type Viewer } from '../../src/engine/index.js';
import { everyGame } from '../support/every-game.js';
import { placesIn, seenOfHidden, seesFace, seesZone, loggedOfHidden, viewersOf } from '../support/hidden-cards.js';
import { statesOf } from '../support/random-game.js';
import { same } from '../support/same.js';

everyGame('shows every viewer all that it may see, and counts the rest', (game) => {
  for (const { state, viewer } of looks(statesOf(game))) {
    const seen = game.rules.view(state, viewer);
    same(isDeepStrictEqual(JSON.parse(JSON.stringify(seen)), seen), true, 'JSON of the view');
    for (const place of placesIn(game.rules, state)) {
      const { kind, seat, objects } = place;
      const zones = seat === null ? seen.shared : seen.seats.find((one) => one.seat === seat)?.zones;
      const shown = zones?.[kind.kind];
      same(shown?.count, objects.length, `count of ${kind.kind} of ${seat}`);
      const open = objects.filter((object) => seesFace(place, object, viewer));
      if (seesZone(place, viewer) || open.length > 0) {
        const faces = open.map(({ id, definition }) => ({ id, card: definition }));
        same(shown?.objects?.map(({ id, card }) => ({ id, card })) ?? null, faces, `${kind.kind} of ${seat}`);
      } else same(Object.hasOwn(shown ?? {}, 'objects'), false, `faces in ${kind.kind} of ${seat}`);
    }
  }
});

everyGame('names no object of a zone that the viewer may not look into', (game) => {
  for (let index = 0; index < game.actions.length; index += 5) {
    for (const viewer of viewersOf(game.start.state)) {
      const seen = seenOfHidden(game, index, viewer);
      same(seen, [], `hidden objects that the view names, for ${JSON.stringify(viewer)}`);
    }
  }
});

everyGame('discloses by no id since when a card that is played or discarded was in a hidden zone', (game) => {
  for (const index of game.actions.keys()) {
    for (const viewer of viewersOf(game.start.state)) {
      const named = loggedOfHidden(game, index, viewer);
      same(named, [], `hidden objects that the log names, for ${JSON.stringify(viewer)}`);
    }
  }
});

everyGame('shows a decision to its seat, and to the others only that somebody is choosing', (game) => {
  for (const { state, viewer } of looks(statesOf(game))) {
    const { deciding } = game.rules.view(state, viewer);
    const expected = game.rules.decisions(state).map(({ id, ...decision }) => {
      const own = viewer.kind === 'player' ? viewer.seat === decision.seat : viewer.kind !== 'spectator';
      return own ? { decision: id, ...decision } : { seat: decision.seat };
    });
    same(isDeepStrictEqual(deciding, expected), true, 'what decisions show');
  }
});

everyGame('is the same, byte by byte, whatever views came before it', ({ rules, ...game }, pick) => {
  const states = statesOf({ rules, ...game });
  const viewers = viewersOf(game.start.state);
  // All of them in order, and then anywhere: readers come late, and games go back.
  const order = [...states.keys(), ...Array.from({ length: 20 }, () => pick(states.length))];
  const views = rules.views();
  for (const [look, at] of order.entries()) {
    const state = states[at] ?? game.start.state;
    const seen = viewers.map((viewer) => views(state, viewer));
    // Each viewer in its turn: a view that nothing came before costs more than all others.
    const turn = look % viewers.length;
    const [viewer, apart] = [viewers[turn], JSON.parse(JSON.stringify(state)) as GameState];
    if (viewer !== undefined) same(seen[turn], rules.view(apart, viewer), `state ${at} for ${JSON.stringify(viewer)}`);
  }
});

everyGame('holds what has not changed as the very same value', ({ rules, start, actions }) => {
  const views = rules.views();
  const viewers = viewersOf(start.state);
  let before = viewers.map((viewer) => views(start.state, viewer));
  for (const { state } of actions) {
    const now = viewers.map((viewer) => views(state, viewer));
    now.forEach((view, at) => {
      const earlier = partsOf(before[at] ?? null);
      for (const [path, part] of partsOf(view)) {
        const known = earlier.get(path);
        if (known === undefined || known === part) continue;
        same(JSON.stringify(known) === JSON.stringify(part), false, `two equal values at ${path}`);
      }
    });
    before = now;
  }
});

everyGame('gives everybody the same log except for the secrets', ({ rules, start, actions }) => {
  const viewers = viewersOf(start.state);
  for (const { log } of [start, ...actions]) {
    const open = log.map(({ secret: _secret, ...entry }) => entry);
    for (const viewer of viewers) {
      const expected = log.map(({ secret }, index) => ({
        ...open[index],
        ...(isTold(secret, viewer) && secret?.fields),
      }));
      same(rules.logFor(log, viewer), expected, `log of ${JSON.stringify(viewer)}`);
    }
  }
});

everyGame('names a face in secret only to seats that see it before, during or after the action', (game) => {
  const before = statesOf(game);
  for (const [index, { command, log }] of game.actions.entries()) {
    const from = before[index];
    if (from === undefined || !log.some((entry) => facesToldIn(entry).length > 0)) continue;
    const states = [from];
    game.rules.decide(from, command, (state) => {
      states.push(state);
      return state;
    });
    for (const entry of log)
      for (const seat of entry.secret?.seats ?? []) {
        const unseen = facesToldIn(entry).filter(
          (card) => !states.some((state) => sees(game.rules, state, seat, card)),
        );
        same(unseen, [], `faces that ${entry.kind} of action ${index + 1} tells ${seat}`);
      }
  }
});

/** The faces that an entry tells some seats alone. */
const facesToldIn = ({ secret }: LogEntry): readonly string[] =>
  [secret?.fields['card'], secret?.fields['cards']].flat().filter((card) => typeof card === 'string');

/** Whether the seat sees a card with this face, where it lies or because the seat has looked at it. */
const sees = (rules: Rules, state: GameState, seat: string, card: string): boolean =>
  placesIn(rules, state).some((place) =>
    place.objects.some(
      (object) =>
        object.definition === card &&
        (seesFace(place, object, { kind: 'player', seat }) || object.seenBy?.includes(seat) === true),
    ),
  );

/** A judge learns what any seat learns. */
const isTold = (secret: LogEntry['secret'], viewer: Viewer): boolean => {
  if (viewer.kind === 'everything') return true;
  const seats = secret?.seats ?? [];
  return viewer.kind === 'judge' ? seats.length > 0 : viewer.kind === 'player' && seats.includes(viewer.seat);
};

const looks = (states: readonly GameState[]): readonly { readonly state: GameState; readonly viewer: Viewer }[] =>
  states
    .filter((_, index) => index % 5 === 0 || index === states.length - 1)
    .flatMap((state) => viewersOf(state).map((viewer) => ({ state, viewer })));

/** The zones and players of a view, and the objects in the zones by their ids. */
const partsOf = (view: View | null): ReadonlyMap<string, unknown> => {
  const zones = [
    ...Object.entries(view?.shared ?? {}),
    ...(view?.seats ?? []).flatMap(({ seat, zones: own }) =>
      Object.entries(own).map(([kind, zone]) => [`${seat}.${kind}`, zone] as const),
    ),
  ];
  const objects = zones.flatMap(([name, { objects: shown = [] }]) =>
    shown.map((object) => [`${name}/${object.id}`, object] as const),
  );
  return new Map<string, unknown>([
    ...(view?.seats ?? []).map((seat) => [seat.seat, seat] as const),
    ...zones,
    ...objects,
  ]);
};
