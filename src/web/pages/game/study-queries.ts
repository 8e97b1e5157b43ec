/** Studies of a game, as the service answers them, and what their authors send. */
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { pageByPage } from '../../api/pages.js';

export type Study = Schemas['StudyDto'];

export const studiesQuery = (game: string) =>
  infiniteQueryOptions({
    queryKey: ['studies', game, 'list'],
    queryFn: ({ pageParam }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      return answered(kifu.GET('/v1/games/{id}/studies', { params: { path: { id: game }, query } }));
    },
    ...pageByPage,
  });

/** As it is, or as it was at a version. */
export const studyQuery = (game: string, studyId: string, version?: number) =>
  queryOptions({
    queryKey: ['studies', game, studyId, version ?? null],
    queryFn: () => {
      const params = { path: { id: game, studyId }, query: version === undefined ? {} : { version } };
      return answered(kifu.GET('/v1/games/{id}/studies/{studyId}', { params }));
    },
    placeholderData: keepPreviousData,
  });

export const beginStudy = (game: string, title: string, once: string): Promise<Study> =>
  answered(
    kifu.POST('/v1/games/{id}/studies', {
      params: { path: { id: game }, header: { 'Idempotency-Key': once } },
      body: { title },
    }),
  );

export const changeStudy = (
  { gameId, id: studyId }: Pick<Study, 'gameId' | 'id'>,
  body: Schemas['ChangeStudyDto'],
  once: string,
): Promise<Study> =>
  answered(
    kifu.POST('/v1/games/{id}/studies/{studyId}/changes', {
      params: { path: { id: gameId, studyId }, header: { 'Idempotency-Key': once } },
      body,
    }),
  );

/** After a change, all studies of the game are asked for again. */
export function useStudiesRefreshed(game: string): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['studies', game] });
}
