/** A game to show: its replay document once it is over, otherwise the live game. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchReplay, gameQuery, type Sight } from '../api/games.js';
import { KifuProblem, type Schemas } from '../api/kifu.js';
import type { GameRecord } from './record.js';
import { recordOf, type ReplayRecord } from './replay-record.js';
import { useLiveRecord } from './use-live-record.js';

export interface Looked {
  readonly record: GameRecord | null;
  /** What the document of an ended game holds beside its steps. */
  readonly document: ReplayRecord['document'] | null;
  readonly live: { readonly connected: boolean } | null;
  /** A reader of the live game is at its newest step, unless the reader moved. That also holds after the end. */
  readonly followed: boolean;
  readonly game: Schemas['GameDto'] | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

export function useRecord(id: string, sight: Sight): Looked {
  const game = useQuery(gameQuery(id));
  const isOver = game.data?.status === 'ended';
  const replay = useQuery({
    queryKey: ['replay', id, sight.as ?? null, sight.branch ?? null],
    queryFn: async ({ signal }) => recordOf(await fetchReplay(id, sight, signal)),
    enabled: isOver,
    staleTime: Infinity,
    gcTime: 60_000,
    // Its boards are made as they are looked at: it is no plain value.
    structuralSharing: false,
  });
  const [followed, setFollowed] = useState<string | null>(null);
  // A reader who saw the end of a game sees its last board until its document exists.
  const isFollowed = !isOver || (followed === id && replay.data === undefined);
  const live = useLiveRecord(isFollowed ? (game.data ?? null) : null, sight, () => void game.refetch());
  if (live !== null && followed !== id) setFollowed(id);
  const record = replay.data ?? live?.record ?? null;
  return {
    record,
    document: replay.data?.document ?? null,
    live: live === null || isOver ? null : { connected: live.connected },
    followed: followed === id,
    game: game.data ?? null,
    error: lasting(game.error, record) ?? lasting(replay.error, record) ?? live?.error ?? null,
    retry: () => void (game.error === null ? replay.refetch() : game.refetch()),
  };
}

/** What is shown stays while the service does not answer; only what it says counts. */
const lasting = (error: Error | null, shown: GameRecord | null): Error | null =>
  shown === null || (error instanceof KifuProblem && error.status < 500 && error.status !== 429) ? error : null;

type Following = Pick<Looked, 'followed'>;

/** The step that is shown where the address says none. */
export const firstShown = ({ followed }: Following, { steps }: GameRecord): number => (followed ? steps.length - 1 : 0);

/** The step in the address. The newest step is not in it, so a reader there follows the live game. */
export const stepToSay = ({ followed }: Following, { steps }: GameRecord, step: number): number | undefined =>
  followed && step >= steps.length - 1 ? undefined : step;
