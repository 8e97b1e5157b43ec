import { factsOf } from '../board/facts.js';
import { objectsIn, zonesOfKind } from '../board/zone.js';
import { boardOf, type Board } from '../game/board.js';
import { objectOf, type Draft, type Game } from '../game/draft.js';
import { entryShape } from '../game/event-kind.js';
import * as field from '../game/fields.js';
import { equalJson, type Json } from '../json/index.js';
import { spend } from '../rules/effort.js';
import type { LogEntry } from '../state/event.js';
import type { ObjectId } from '../state/state.js';

/** The watched facts of all objects that count, in the order of the table. */
export type Watched = ReadonlyMap<ObjectId, readonly Json[]>;

const factValue = (description: string) => field.of({ oneOf: [{ type: 'integer' }, { type: 'boolean' }], description });

/** The log entry of a change of a watched fact. */
export const became = entryShape('A fact of an object has changed.', {
  object: field.object,
  seat: field.seat,
  fact: field.text('Which.'),
  was: factValue('Before.'),
  now: factValue('From now on.'),
});

export const watchedNow = (game: Game): Watched => {
  const { watches = [] } = game.rules.game;
  if (watches.length === 0) return NOTHING;
  const board = boardOf(game);
  // Whether or not it is known already, so that the same command always costs the same.
  spend(game, board.facts.size * watches.length);
  const known = watchedOn.get(board);
  if (known !== undefined) return known;
  const watched = new Map<ObjectId, readonly Json[]>();
  for (const id of countingObjects(game)) {
    const facts = factsOf(game, id);
    const object = objectOf(game, id);
    watched.set(
      id,
      watches.map((watch) => watch.of(facts, object)),
    );
  }
  watchedOn.set(board, watched);
  return watched;
};

const watchedOn = new WeakMap<Board, Watched>();

/** The changes of the watched facts since then, object by object in seat order. */
export const changesSince = (draft: Draft, before: Watched): readonly LogEntry[] => {
  const after = before.size === 0 ? before : watchedNow(draft);
  if (after === before) return NO_CHANGES;
  const { watches = [] } = draft.rules.game;
  return [...after].flatMap(([object, facts]) =>
    watches.flatMap(({ fact, cites }, index): readonly LogEntry[] => {
      const [was, now] = [before.get(object)?.[index], facts[index]];
      if (was === undefined || now === undefined || equalJson(was, now)) return [];
      return [{ kind: 'became', cites, object, seat: draft.state.objects[object]?.controller ?? null, fact, was, now }];
    }),
  );
};

const NOTHING: Watched = new Map();
const NO_CHANGES: readonly LogEntry[] = [];

const countingObjects = (game: Game): readonly ObjectId[] =>
  game.rules.game.activeZones.flatMap((kind) => zonesOfKind(game, kind).flatMap((zone) => objectsIn(game, zone)));
