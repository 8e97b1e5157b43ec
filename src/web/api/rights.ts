/** What the reader may do, so that nothing else is offered. The service decides again, and by itself. */
import { queryOptions } from '@tanstack/react-query';
import { answered, kifu, type Schemas } from './kifu.js';

export type Permission = Schemas['MeDto']['may'][number];

interface Place {
  readonly game?: string;
  readonly match?: string;
  readonly league?: string;
}

/** Everywhere, or at a place: roles of a league count there, and who plays a match does not judge it. */
export const mayQuery = (place: Place = {}) =>
  queryOptions({
    queryKey: ['may', place],
    queryFn: async (): Promise<readonly Permission[]> =>
      (await answered(kifu.GET('/v1/me', { params: { query: place } }))).may,
    staleTime: 60_000,
  });

type Me = Schemas['MeDto'] | null | undefined;

/** Whether somebody runs or judges anything at all: everywhere, or in some league. */
export const isStaff = (me: Me, roles: readonly string[]): boolean =>
  me !== null && me !== undefined && (roles.includes(me.role) || me.roles.some(({ role }) => roles.includes(role)));

export const JUDGES = ['admin', 'head-judge', 'judge'] as const;
export const RUNS = ['admin', 'organiser'] as const;
/** Everybody who looks after tables of a tournament. */
export const STAFF = [...RUNS, 'head-judge', 'judge', 'scorekeeper'] as const;
