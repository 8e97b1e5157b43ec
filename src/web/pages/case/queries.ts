import { queryOptions } from '@tanstack/react-query';
import { answered, kifu, type Schemas } from '../../api/kifu.js';

export type Case = Schemas['CaseDto'];
export type Ruling = Schemas['RulingDto'];

/** A ruling is carried out a moment after it is made; and others write in the case, too. */
const SOON = 1_500;
const NOW_AND_THEN = 15_000;

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['case', id],
    queryFn: () => answered(kifu.GET('/v1/cases/{id}', { params: { path: { id } } })),
    refetchInterval: ({ state }) =>
      state.data?.rulings.some(({ carriedOut }) => carriedOut === null) === true ? SOON : NOW_AND_THEN,
  });

/** What a rewind would undo; each look is on record, so it is asked for once. */
export const rewindQuery = (id: string, to: number) =>
  queryOptions({
    queryKey: ['rewind', id, to],
    queryFn: () => answered(kifu.GET('/v1/cases/{id}/rewind', { params: { path: { id }, query: { to } } })),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

/** The possible remedies on the board. Each look is recorded. The present game may continue meanwhile. */
export const remediesQuery = (id: string, to: number | null) =>
  queryOptions({
    queryKey: ['remedies', id, to],
    queryFn: () =>
      answered(kifu.GET('/v1/cases/{id}/remedies', { params: { path: { id }, query: to === null ? {} : { to } } })),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });

interface Order {
  readonly gameId: string;
  readonly version: number;
  readonly actions: readonly Schemas['TrialActionDto'][];
}

/** Tried out where the ruling would meet the game. */
export const trialQuery = ({ gameId: id, version, actions }: Order) =>
  queryOptions({
    queryKey: ['trial', id, version, actions],
    queryFn: () =>
      answered(kifu.POST('/v1/sandbox', { body: { game: { id, version }, actions: [...actions], answers: 0 } })),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
