/** A running game: its steps so far, then new steps, with the delay of the reader. */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { cardsQuery, type Sight } from '../api/games.js';
import { answered, type Board, boardOf, entriesOf, kifu, service, type Schemas } from '../api/kifu.js';
import { stepsIn } from './branches.js';
import { addEntry, addObjects, type Objects } from '../engine/games.js';
import { type GameRecord, isActionOf, type Step } from './record.js';

interface Live {
  readonly record: GameRecord | null;
  readonly connected: boolean;
  readonly error: Error | null;
}

/** The known part of a game. It grows with each step. */
interface Known {
  readonly steps: readonly Step[];
  readonly newest: { readonly version: number; readonly board: Board } | null;
}

const NOTHING: Known = { steps: [], newest: null };

/** `onTurn` is called when the game is not what it was: it is over, or was rewound. */
export function useLiveRecord(
  game: Schemas['GameDto'] | null,
  { as, branch: wanted }: Sight,
  onTurn: () => void,
): Live | null {
  const id = game?.id;
  const [known, setKnown] = useState(NOTHING);
  const [connected, setConnected] = useState(true);
  const [error, setError] = useState<Error | null>(null);
  const cards = useQuery({ ...cardsQuery(game?.game ?? '', game?.cardSet ?? ''), enabled: game !== null });
  const turned = useRef(onTurn);
  useEffect(() => {
    turned.current = onTurn;
  });

  useEffect(() => {
    if (id === undefined) return undefined;
    const leaving = new AbortController();
    const follow = async (): Promise<void> => {
      const before = await historyOf(id, as);
      setKnown(before);
      const after = before.newest?.version ?? 0;
      const { followGame } = await import('../api/follow.js');
      const options = { after, state: true, signal: leaving.signal, onConnection: setConnected };
      for await (const news of followGame(service, id, { ...options, ...(as !== undefined && { as }) })) {
        if (news.event === 'action') {
          const step = stepOf(news.data);
          setKnown((now) => ({ ...now, steps: [...now.steps, step] }));
          if (step.log.some(({ kind }) => kind === 'rewound')) turned.current();
        }
        if (news.event === 'state') {
          const { version, view } = news.data;
          setKnown((now) => ({ ...now, newest: { version, board: boardOf(view) } }));
        }
        if (news.event === 'end') turned.current();
      }
    };
    follow().catch((failure: unknown) => {
      if (!leaving.signal.aborted) setError(failure instanceof Error ? failure : new Error(String(failure)));
    });
    return () => {
      leaving.abort();
      setKnown(NOTHING);
      setError(null);
    };
  }, [id, as]);

  const branches = game?.branches;
  // One that the game does not have is the one that counts.
  const branch = branches?.find(({ number }) => number === wanted)?.number ?? branches?.length ?? 1;
  const steps = useMemo(() => stepsIn(known.steps, branches ?? [], branch), [known.steps, branches, branch]);
  const boardAt = useBoards(id, as, steps, known.newest);
  const record = useMemo((): GameRecord | null => {
    if (game === null || known.newest === null || cards.data === undefined) return null;
    return {
      id: game.id,
      game: game.game,
      matchId: game.matchId,
      viewer: as ?? '',
      branch,
      branches: game.branches.length,
      seats: game.seats.map(({ seat, playerId }) => ({ seat, playerId })),
      steps,
      moments: [],
      cards: cards.data,
      objects: objectsOf(known),
      outcome: null,
      boardAt,
    };
  }, [game, as, branch, known, steps, cards.data, boardAt]);
  return game === null ? null : { record, connected, error: error ?? cards.error };
}

/** Boards of earlier steps are asked for when somebody looks at them. */
function useBoards(
  id: string | undefined,
  as: string | undefined,
  steps: Known['steps'],
  newest: Known['newest'],
): GameRecord['boardAt'] {
  const kept = useRef(new Map<number, Board | 'asked'>());
  const [, setCount] = useState(0);
  useEffect(() => {
    kept.current = new Map();
  }, [id, as]);
  return useCallback(
    (step: number) => {
      const version = steps[step]?.version;
      if (id === undefined || version === undefined) return undefined;
      if (newest !== null && version >= newest.version) return newest.board;
      const found = kept.current.get(version);
      if (found !== undefined) return found === 'asked' ? undefined : found;
      kept.current.set(version, 'asked');
      const query = { version, ...(as !== undefined && { as }) };
      void answered(kifu.GET('/v1/games/{id}/state', { params: { path: { id }, query } })).then(
        ({ view }) => {
          kept.current.set(version, boardOf(view));
          setCount((count) => count + 1);
        },
        () => kept.current.delete(version),
      );
      return undefined;
    },
    [id, as, steps, newest],
  );
}

async function historyOf(id: string, as: string | undefined): Promise<Known> {
  const eyes = as === undefined ? {} : { as };
  const { version, view } = await answered(kifu.GET('/v1/games/{id}/state', { params: { path: { id }, query: eyes } }));
  const steps: Step[] = [];
  for (let after = 0; after < version;) {
    const query = { ...eyes, after, limit: 200 };
    const { items } = await answered(kifu.GET('/v1/games/{id}/log', { params: { path: { id }, query } }));
    if (items.length === 0) break;
    steps.push(...items.map(stepOf).filter((step) => step.version <= version));
    after = items.at(-1)?.version ?? version;
  }
  return { steps, newest: { version, board: boardOf(view) } };
}

function stepOf({ version, at, log }: Schemas['StepDto']): Step {
  const entries = entriesOf(log);
  return { version, at, log: entries, isAction: isActionOf(entries) };
}

function objectsOf({ steps, newest }: Known): Objects {
  const objects: Objects = new Map();
  addObjects(objects, newest?.board);
  for (const { log } of steps) for (const entry of log) addEntry(objects, entry);
  return objects;
}
