/**
 * What the pages of a tournament ask for. The tournament itself is asked again and again; everything else is kept under
 * its version, so it is asked again only after something has happened.
 */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { pageByPage } from '../../api/pages.js';

/** In milliseconds. */
const REFRESHED = 5_000;

export type Tournament = Schemas['TournamentDto'];
export type Round = Schemas['RoundDto'];
export type Stage = Schemas['TournamentStageDto'];
export type Table = Schemas['TableDto'];
export type Board = Table['boards'][number];
export type Standings = Schemas['TournamentStandingsDto'];
export type StandingRow = Schemas['TournamentPlaceDto'];

/** The stage of a round; rounds of a tournament belong to stages that have begun. */
export const stageOf = (tournament: Tournament, number: number | undefined): Stage | undefined =>
  tournament.stages.find((stage) => stage.number === number);

/** The stage of a published round: rounds are numbered through the whole tournament. */
export function stageOfRound({ stages }: Tournament, round: number): Stage | undefined {
  let played = 0;
  return stages.find(({ playedRounds }) => (played += playedRounds) >= round);
}

const keyOf = (id: string, ...rest: readonly unknown[]) => ['tournament', id, ...rest] as const;

const path = (id: string) => ({ path: { id } }) as const;

export const tournamentQueries = {
  deck: ({ id }: Tournament, playerId: string) =>
    queryOptions({
      queryKey: keyOf(id, 'deck', playerId),
      queryFn: () =>
        answered(kifu.GET('/v1/tournaments/{id}/players/{playerId}/deck', { params: { path: { id, playerId } } })),
    }),
  tournament: (id: string) =>
    queryOptions({
      queryKey: keyOf(id),
      queryFn: () => answered(kifu.GET('/v1/tournaments/{id}', { params: path(id) })),
      refetchInterval: REFRESHED,
    }),
  standings: ({ id, version }: Tournament, round?: number) =>
    queryOptions({
      queryKey: keyOf(id, 'standings', version, round),
      queryFn: () =>
        answered(
          kifu.GET('/v1/tournaments/{id}/standings', {
            params: { ...path(id), query: round === undefined ? {} : { round } },
          }),
        ),
      placeholderData: keepPreviousData,
    }),
  /** The numbers of one player, each with its terms. */
  explained: ({ id, version }: Tournament, playerId: string, round?: number) =>
    queryOptions({
      queryKey: keyOf(id, 'explained', version, round, playerId),
      queryFn: async () => {
        const query = { explain: playerId, ...(round !== undefined && { round }) };
        const answer = await answered(kifu.GET('/v1/tournaments/{id}/standings', { params: { ...path(id), query } }));
        return answer.rows.find((row) => row.playerId === playerId) ?? null;
      },
    }),
  round: ({ id, version }: Tournament, round: number) =>
    queryOptions({
      queryKey: keyOf(id, 'round', version, round),
      queryFn: () => answered(kifu.GET('/v1/tournaments/{id}/rounds/{round}', { params: { path: { id, round } } })),
      placeholderData: keepPreviousData,
    }),
  pairing: ({ id, version }: Tournament, round: number, player: string) =>
    queryOptions({
      queryKey: keyOf(id, 'pairing', version, round, player),
      queryFn: () =>
        answered(
          kifu.GET('/v1/tournaments/{id}/rounds/{round}/explanation', {
            params: { path: { id, round }, query: { player } },
          }),
        ),
    }),
  outlook: ({ id, version }: Tournament, playerId: string) =>
    queryOptions({
      queryKey: keyOf(id, 'outlook', version, playerId),
      queryFn: () =>
        answered(kifu.GET('/v1/tournaments/{id}/players/{playerId}/outlook', { params: { path: { id, playerId } } })),
      placeholderData: keepPreviousData,
    }),
  /** What the guidelines suggest for a player, infraction by infraction. */
  ladder: ({ id, version }: Tournament, playerId: string) =>
    queryOptions({
      queryKey: keyOf(id, 'ladder', version, playerId),
      queryFn: () =>
        answered(kifu.GET('/v1/tournaments/{id}/players/{playerId}/ladder', { params: { path: { id, playerId } } })),
      placeholderData: keepPreviousData,
    }),
  proposal: ({ id, version }: Tournament) =>
    queryOptions({
      queryKey: keyOf(id, 'proposal', version),
      queryFn: () => answered(kifu.GET('/v1/tournaments/{id}/proposal', { params: path(id) })),
      placeholderData: keepPreviousData,
    }),
  history: ({ id, version }: Tournament) =>
    infiniteQueryOptions({
      queryKey: keyOf(id, 'history', version),
      queryFn: ({ pageParam }) =>
        answered(
          kifu.GET('/v1/tournaments/{id}/history', {
            params: { ...path(id), query: { limit: 100, ...(pageParam !== null && { cursor: pageParam }) } },
          }),
        ),
      ...pageByPage,
      placeholderData: keepPreviousData,
    }),
  /** For staff. */
  calls: ({ id, version }: Tournament) =>
    queryOptions({
      queryKey: keyOf(id, 'calls', version),
      queryFn: () => answered(kifu.GET('/v1/tournaments/{id}/calls', { params: path(id) })),
      placeholderData: keepPreviousData,
    }),
  /** To staff all of them, to players those of their tables. */
  cases: ({ id, version }: Tournament) =>
    infiniteQueryOptions({
      queryKey: keyOf(id, 'cases', version),
      queryFn: ({ pageParam }) =>
        answered(
          kifu.GET('/v1/tournaments/{id}/cases', {
            params: { ...path(id), query: { limit: 100, ...(pageParam !== null && { cursor: pageParam }) } },
          }),
        ),
      ...pageByPage,
      placeholderData: keepPreviousData,
    }),
  /** What members of teams have done at the boards. */
  members: ({ id, version }: Tournament) =>
    queryOptions({
      queryKey: keyOf(id, 'members', version),
      queryFn: () => answered(kifu.GET('/v1/tournaments/{id}/members', { params: path(id) })),
      placeholderData: keepPreviousData,
    }),
  players: ({ id, version }: Tournament) =>
    queryOptions({
      queryKey: keyOf(id, 'players', version),
      queryFn: () => answered(kifu.GET('/v1/tournaments/{id}/players', { params: path(id) })),
      placeholderData: keepPreviousData,
    }),
  bracket: ({ id, version }: Tournament, stage: number) =>
    queryOptions({
      queryKey: keyOf(id, 'bracket', version, stage),
      queryFn: () => answered(kifu.GET('/v1/tournaments/{id}/bracket', { params: { ...path(id), query: { stage } } })),
      placeholderData: keepPreviousData,
    }),
  crossTable: ({ id, version }: Tournament, stage: number) =>
    queryOptions({
      queryKey: keyOf(id, 'cross', version, stage),
      queryFn: () =>
        answered(kifu.GET('/v1/tournaments/{id}/cross-table', { params: { ...path(id), query: { stage } } })),
      placeholderData: keepPreviousData,
    }),
  /** Rejects with 404 for a reader who is no player of the tournament. */
  own: ({ id, version }: Tournament) =>
    queryOptions({
      queryKey: keyOf(id, 'own', version),
      queryFn: () => answered(kifu.GET('/v1/tournaments/{id}/me', { params: path(id) })),
      placeholderData: keepPreviousData,
      retry: false,
    }),
};
