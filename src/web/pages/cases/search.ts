/** What the address of the docket says: which cases, in which order. */
import { gameIn, idIn } from '../../app/search-params.js';

export const WHOSE = ['judging', 'mine', 'all'] as const;
export type Whose = (typeof WHOSE)[number];

export const STATUSES = ['open', 'assigned', 'ruled', 'appealed', 'closed'] as const;
export const STATES = ['waiting', ...STATUSES, 'any'] as const;
export type State = (typeof STATES)[number];

export const ORDERS = ['oldest', 'newest'] as const;
export type Order = (typeof ORDERS)[number];

export interface DocketSearch {
  readonly whose?: Whose | undefined;
  readonly state?: State | undefined;
  readonly order?: Order | undefined;
  readonly game?: string | undefined;
  readonly league?: string | undefined;
  readonly match?: string | undefined;
}

export const readDocketSearch = ({
  whose,
  state,
  order,
  game,
  league,
  match,
}: Record<string, unknown>): DocketSearch => ({
  whose: WHOSE.find((each) => each === whose),
  state: STATES.find((each) => each === state),
  order: ORDERS.find((each) => each === order),
  game: gameIn(game),
  league: idIn(league),
  match: idIn(match),
});

/** What is asked of the service. */
export function docketQuery(
  { state = 'waiting', order = 'oldest', game, league, match }: DocketSearch,
  whose: Whose,
  playerId: string | undefined,
) {
  const status = STATUSES.find((each) => each === state);
  return {
    order,
    ...(state === 'waiting' && { waiting: true }),
    ...(status !== undefined && { status }),
    ...(whose === 'judging' && { judging: true }),
    ...(whose === 'mine' && playerId !== undefined && { player: playerId }),
    ...(game !== undefined && { game }),
    ...(league !== undefined && { league }),
    ...(match !== undefined && { match }),
  };
}
