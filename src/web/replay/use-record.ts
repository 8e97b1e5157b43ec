/** A game to look at: its replay document when it is over, else as it goes on. */
import { useQuery } from '@tanstack/react-query';
import { fetchReplay, gameQuery, type Sight } from '../api/games.js';
import type { Schemas } from '../api/kifu.js';
import type { GameRecord } from './record.js';
import { recordOf, type ReplayRecord } from './replay-record.js';
import { useLiveRecord } from './use-live-record.js';

export interface Looked {
  readonly record: GameRecord | null;
  /** What the document of an ended game holds beside its steps. */
  readonly document: ReplayRecord['document'] | null;
  readonly live: { readonly connected: boolean } | null;
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
  const live = useLiveRecord(
    game.data !== undefined && !isOver ? game.data : null,
    sight.as,
    () => void game.refetch(),
  );
  return {
    record: replay.data ?? live?.record ?? null,
    document: replay.data?.document ?? null,
    live: live === null ? null : { connected: live.connected },
    game: game.data ?? null,
    error: game.error ?? replay.error ?? live?.error ?? null,
    retry: () => void (game.error === null ? replay.refetch() : game.refetch()),
  };
}
