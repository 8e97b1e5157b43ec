/** A table of a tournament in a frame of another page: nothing in it can be pressed, and it follows what happens. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from '../../design/bare.module.css';
import { Name } from '../../design/name.js';
import { Failure, Loading } from '../../design/states.js';
import { WindowTitle } from '../../design/window-title.js';
import { Bracket } from './bracket.js';
import { type Tournament, tournamentQueries } from './queries.js';
import { Pairings } from './rounds.js';
import { StandingsTable } from './standings.js';

const route = getRouteApi('/embed/tournaments/$id');

export function EmbeddedTournament() {
  const { t } = useTranslation('tournament');
  const { id } = route.useParams();
  const { part = 'standings' } = route.useSearch();
  const { data: tournament, error, isPending } = useQuery(tournamentQueries.tournament(id));
  if (isPending) return <Loading />;
  // A frame that once had the tournament keeps it while the service is away.
  if (tournament === undefined) return <Failure error={error} />;
  const { name, round } = tournament;
  return (
    <main className={styles['bare']}>
      <WindowTitle>{name}</WindowTitle>
      <header>
        <h1>
          <Name>{name}</Name>
        </h1>
        {round !== null && <p>{t(round.isOver ? 'roundOver' : 'roundRunning', { round: round.number })}</p>}
      </header>
      {round === null ? (
        <p>{t('round.none')}</p>
      ) : part === 'rounds' ? (
        <LastRound tournament={tournament} round={round.number} />
      ) : part === 'bracket' ? (
        <Bracket tournament={tournament} />
      ) : (
        <LastStandings tournament={tournament} />
      )}
    </main>
  );
}

function LastRound({ tournament, round }: { readonly tournament: Tournament; readonly round: number }) {
  const { data } = useQuery(tournamentQueries.round(tournament, round));
  return data === undefined ? <Loading /> : <Pairings tournament={tournament} round={data} bare />;
}

function LastStandings({ tournament }: { readonly tournament: Tournament }) {
  const { data } = useQuery(tournamentQueries.standings(tournament));
  return data === undefined ? <Loading /> : <StandingsTable tournament={tournament} standings={data} bare />;
}
