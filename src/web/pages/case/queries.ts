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
