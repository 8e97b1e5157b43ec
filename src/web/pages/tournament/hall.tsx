/**
 * For the projector: the pairings of the round in columns; when all results are in, the standings; during a draft its
 * pods, with the time for their choices.
 */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Name } from '../../design/name.js';
import { QrCode } from '../../design/qr-code.js';
import { Failure, Loading } from '../../design/states.js';
import { WindowTitle } from '../../design/window-title.js';
import { placeText } from '../../tables/text.js';
import { type Tournament, tournamentQueries } from './queries.js';
import { PodClock } from './drafts/pod-clock.js';
import { stateOf } from './drafts/pods.js';
import { podsQuery } from './drafts/queries.js';
import { RoundClock } from './floor/round-clock.js';
import { StandingsTable } from './standings.js';
import styles from './hall.module.css';

const route = getRouteApi('/tournaments/$id/hall');

/** The page scrolls by this many pixels, so often; at the end it begins again. */
const SCROLL = { pixels: 1, milliseconds: 40, restMilliseconds: 5_000 } as const;

export function TournamentHall() {
  const { t } = useTranslation('tournament');
  const { id } = route.useParams();
  const { data: tournament, error, isPending } = useQuery(tournamentQueries.tournament(id));
  useScrolling();
  if (isPending) return <Loading />;
  // A screen that once had the tournament keeps it while the service is away.
  if (tournament === undefined) return <Failure error={error} />;
  const { name, round } = tournament;
  return (
    <main className={styles['hall']}>
      <WindowTitle>{name}</WindowTitle>
      <header>
        <h1>
          <Name>{name}</Name>
        </h1>
        <RoundClock tournament={tournament} />
        {(tournament.status === 'announced' || tournament.status === 'registration') && (
          <QrCode address={`${location.origin}/tournaments/${id}`} label={t('qr.label')} />
        )}
        {round !== null && <p>{t(round.isOver ? 'roundOver' : 'roundRunning', { round: round.number })}</p>}
      </header>
      {tournament.next === 'draft' ? (
        <HallPods tournament={tournament} />
      ) : round === null ? (
        <p>{t('round.none')}</p>
      ) : round.isOver ? (
        <HallStandings tournament={tournament} />
      ) : (
        <HallPairings tournament={tournament} round={round.number} />
      )}
    </main>
  );
}

/** A list longer than the screen scrolls by itself, unless the reader asks for less motion. */
function useScrolling(): void {
  const rest = useRef(0);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (Date.now() < rest.current) return;
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      if (scrollHeight <= clientHeight) return;
      const isAtEnd = scrollTop + clientHeight >= scrollHeight - 2;
      if (isAtEnd || scrollTop === 0) rest.current = Date.now() + SCROLL.restMilliseconds;
      window.scrollTo({ top: isAtEnd ? 0 : scrollTop + SCROLL.pixels, behavior: 'instant' });
    }, SCROLL.milliseconds);
    return () => clearInterval(timer);
  }, []);
}

/** One entry a player, by name: people look for themselves. Members of teams find their board. */
function HallPairings({ tournament, round }: { readonly tournament: Tournament; readonly round: number }) {
  const { t, i18n } = useTranslation('tournament');
  const { data } = useQuery(tournamentQueries.round(tournament, round));
  if (data === undefined) return <Loading />;
  const entries = [
    ...data.tables.flatMap(({ table, players, boards }) =>
      (boards.length === 0 ? [{ board: null, players }] : boards).flatMap(({ board, players: pair }) =>
        pair.map(({ playerId, name }) => ({
          playerId,
          name,
          table: placeText(table, board),
          opponent: pair.find((other) => other.playerId !== playerId)?.name ?? '',
        })),
      ),
    ),
    ...[...data.byes, ...data.halfByes].map(({ playerId, name }) => ({ playerId, name, table: null, opponent: '' })),
  ].toSorted((one, other) => one.name.localeCompare(other.name, i18n.language));
  return (
    <ul className={styles['entries']}>
      {entries.map(({ playerId, name, table, opponent }) => (
        <li key={playerId}>
          <Name>{name}</Name>
          <strong>{table ?? t('score.bye')}</strong>
          <span>{opponent !== '' && <Name>{opponent}</Name>}</span>
        </li>
      ))}
    </ul>
  );
}

/** The pods that draft, each with its time for the choice. */
function HallPods({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('drafts');
  const stage = tournament.stages.findLast(({ begun }) => begun)?.number ?? 1;
  const { data } = useQuery(podsQuery(tournament, stage));
  if (data === undefined) return <Loading />;
  return (
    <ul className={styles['pods']} aria-label={t('pods.caption')}>
      {data.items.map((pod) => (
        <li key={pod.pod}>
          <strong>{t('pods.pod', { pod: pod.pod })}</strong>
          <span>{t(`pods.${stateOf(pod, tournament.recorded)}`)}</span>
          {pod.matchId !== null && pod.endedBy === null && <PodClock matchId={pod.matchId} />}
          <span>{pod.players.map(({ name }) => name).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}

function HallStandings({ tournament }: { readonly tournament: Tournament }) {
  const { data } = useQuery(tournamentQueries.standings(tournament));
  return data === undefined ? <Loading /> : <StandingsTable tournament={tournament} standings={data} bare />;
}
