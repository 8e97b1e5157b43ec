import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '../../api/kifu.js';
import { serviceQuery } from '../../api/queries.js';
import { mayQuery, type Permission } from '../../api/rights.js';
import { EMPTY_SEAT, type SeatDraft, seatingOf, withoutDecks } from '../../seats/seats.js';
import type { Draft } from './make-match.js';
import { leaguesQuery } from './queries.js';

export interface NewMatchDraft {
  readonly draft: Draft;
  readonly offered: Schemas['OfferedGameDto'] | undefined;
  readonly leagues: readonly Schemas['LeagueDto'][];
  readonly may: readonly Permission[];
  /** The first seat is the reader's own. */
  readonly isOwnMatch: boolean;
  readonly mayOnPaper: boolean;
  readonly change: (changed: Partial<Draft>) => void;
  readonly setGame: (game: string) => void;
  readonly setLeague: (id: string) => void;
}

/** A match that is being put together, within what the reader may do, in the league that is chosen. */
export function useNewMatch(me: Schemas['MeDto']): NewMatchDraft {
  const { data: service } = useQuery(serviceQuery);
  const [chosen, setChosen] = useState<Partial<Draft>>({});
  const offered = service?.games.find(({ game }) => game === chosen.game) ?? service?.games[0];
  const game = offered?.game ?? '';
  const leagues = useQuery(leaguesQuery(game)).data ?? [];
  const league = leagues.find(({ id }) => id === chosen.leagueId);
  const { data: may = [] } = useQuery(mayQuery(league === undefined ? {} : { league: league.id }));
  const isOwnMatch = !may.includes('matches.create-for-others');
  const mayOnPaper = may.includes('games.record');
  const first: SeatDraft = isOwnMatch ? { player: me.player, deck: null } : EMPTY_SEAT;
  const format = league?.format ?? offered?.formats.find((each) => each === chosen.format) ?? offered?.formats[0] ?? '';
  const draft: Draft = {
    ...seatingOf(offered, format, chosen.seats ?? [first]),
    bestOf: league?.bestOf ?? chosen.bestOf ?? 1,
    onPaper: mayOnPaper && (chosen.onPaper ?? true),
    publication: league?.publication ?? chosen.publication ?? 'open',
    delay: chosen.delay ?? 0,
    leagueId: league?.id ?? null,
  };
  const change = (changed: Partial<Draft>) => setChosen((now) => ({ ...now, ...changed }));
  return {
    ...{ draft, offered, leagues, may, isOwnMatch, mayOnPaper, change },
    setGame: (other) => setChosen({ game: other }),
    setLeague: (id) => change({ leagueId: id, seats: withoutDecks(draft.seats) }),
  };
}
