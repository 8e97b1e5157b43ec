/** Drafts of a league: matches that nobody wins, whose decks its other matches are played with. */
import { queryOptions } from '@tanstack/react-query';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import type { League } from './league.js';

/** The format whose drafts make decks for the league; undefined where the game has none. */
export const draftFormatOf = (
  offered: Pick<Schemas['OfferedGameDto'], 'decksFor'> | undefined,
  { format }: Pick<League, 'format'>,
): string | undefined => Object.entries(offered?.decksFor ?? {}).find(([, decksFor]) => decksFor === format)?.[0];

/** The newest drafts of the league that are over. */
export const draftsQuery = (league: string, format: string | undefined) =>
  queryOptions({
    queryKey: ['league', league, 'drafts', format],
    queryFn: async () => {
      const query = { league, matchFormat: format ?? '', status: 'ended', limit: 20 } as const;
      return (await answered(kifu.GET('/v1/matches', { params: { query } }))).items;
    },
    enabled: format !== undefined,
  });
