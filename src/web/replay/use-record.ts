/** A game to look at: its replay document when it is over, else as it goes on. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
  /** Whoever has seen it go on is at its newest step, unless they went elsewhere; also once it is over. */
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
  const live = useLiveRecord(game.data !== undefined && !isOver ? game.data : null, sight, () => void game.refetch());
  const [followed, setFollowed] = useState<string | null>(null);
  if (live !== null && followed !== id) setFollowed(id);
  return {
    record: replay.data ?? live?.record ?? null,
    document: replay.data?.document ?? null,
    live: live === null ? null : { connected: live.connected },
    followed: followed === id,
    game: game.data ?? null,
    error: game.error ?? replay.error ?? live?.error ?? null,
    retry: () => void (game.error === null ? replay.refetch() : game.refetch()),
  };
}

type Following = Pick<Looked, 'followed'>;

/** The step that is shown where the address says none. */
export const firstShown = ({ followed }: Following, { steps }: GameRecord): number => (followed ? steps.length - 1 : 0);

/** What the address says of a step: of the newest nothing, for whoever goes to it goes on with the game. */
export const stepToSay = ({ followed }: Following, { steps }: GameRecord, step: number): number | undefined =>
  followed && step >= steps.length - 1 ? undefined : step;
