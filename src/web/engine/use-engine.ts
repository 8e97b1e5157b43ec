import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { fetchRecord } from '../api/games.js';
import { type EngineOfGame, engineOf } from './engine-of.js';

interface Engine {
  /** Null until the record is there. */
  readonly engine: EngineOfGame | null;
  readonly error: Error | null;
}

/** The engine for a game that is over, for as long as the page is looked at; `wanted` begins it. */
export function useEngine(gameId: string, wanted = true): Engine {
  const { data: events, error } = useQuery({
    queryKey: ['record', gameId],
    queryFn: ({ signal }) => fetchRecord(gameId, signal),
    enabled: wanted,
    staleTime: Infinity,
    gcTime: 60_000,
    structuralSharing: false,
  });
  const engine = useMemo(() => (events === undefined ? null : engineOf(events)), [events]);
  useEffect(() => () => engine?.close(), [engine]);
  return { engine, error };
}
