import { boardOf, entriesOf, type GameReplay } from '../api/kifu.js';
import { addEntry, addObjects, cardsOf, type Objects } from '../engine/games.js';
import { boardsOf } from './boards.js';
import { type GameRecord, isActionOf } from './record.js';

export type ReplayRecord = GameRecord & { readonly document: GameReplay };

/** A replay document as a record; its boards are made in idle moments. */
export function recordOf(document: GameReplay): ReplayRecord {
  const { game, frames, moments, curves, cards } = document;
  // Null only for a range without frames, and pages read whole replays.
  const boards = boardsOf(boardOf(document.start ?? {}), frames);
  prepareIdly(boards.prepare);
  return {
    document,
    id: game.id,
    game: game.game,
    matchId: game.matchId,
    viewer: game.viewer,
    branch: game.branch,
    branches: game.branches,
    seats: game.seats.map(({ seat, playerId, deckName }) => ({
      seat,
      playerId,
      ...(deckName !== undefined && { deckName }),
    })),
    steps: frames.map(({ version, at, log }) => {
      const entries = entriesOf(log);
      return { version, at, log: entries, isAction: isActionOf(entries) };
    }),
    moments,
    ...(curves !== undefined && { curves }),
    cards: cardsOf(Object.values(cards.definitions)),
    objects: objectsOf(document),
    outcome: game.outcome,
    boardAt: boards.at,
  };
}

function objectsOf({ start, frames }: GameReplay): Objects {
  const objects: Objects = new Map();
  addObjects(objects, start);
  for (const { delta, log } of frames) {
    for (const operation of delta) if ('value' in operation) addObjects(objects, operation.value);
    for (const entry of entriesOf(log)) addEntry(objects, entry);
  }
  return objects;
}

function prepareIdly(prepare: () => boolean): void {
  const later = (work: () => void): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 });
    else setTimeout(work, 20);
  };
  const go = (): void => {
    if (!prepare()) later(go);
  };
  later(go);
}
