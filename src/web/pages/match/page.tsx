import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type Schemas } from '../../api/kifu.js';
import { useGameNames } from '../../api/game-names.js';
import { matchQuery, namesQuery } from '../../api/games.js';
import { useOwnSeat } from '../../api/own-seat.js';
import { Page } from '../../design/page.js';
import { Failure, Loading } from '../../design/states.js';
import { useFormatNames } from '../../engine/format-names.js';
import { useFormat } from '../../i18n/use-format.js';
import { PlayerLink } from '../../people/player-link.js';
import { SeatKeys } from '../../seats/seat-keys.js';
import { Closed, Closing } from './closing.js';
import styles from './match.module.css';

type Match = Schemas['MatchDto'];

/** While it is played somebody may be waiting for the next game, in milliseconds. */
const REFRESHED = 10_000;

const route = getRouteApi('/shell/matches/$id');

export function MatchPage() {
  const { id } = route.useParams();
  const match = useQuery({
    ...matchQuery(id),
    refetchInterval: ({ state }) => (state.data?.status === 'ended' ? false : REFRESHED),
  });
  if (match.isPending) return <Loading />;
  if (match.isError) return <Failure error={match.error} onRetry={() => void match.refetch()} />;
  return <Shown match={match.data} />;
}

/** A seat whose player is not known yet is called by its own name. */
const NOBODY: ReadonlyMap<string, string> = new Map();

function Shown({ match }: { readonly match: Match }) {
  const { t } = useTranslation('match');
  const gameName = useGameNames();
  const formatName = useFormatNames(match.game);
  const format = useFormat();
  const plays = useOwnSeat(match.seats) !== undefined;
  const { data: names = NOBODY } = useQuery(namesQuery(match.seats));
  const nameOf = (seat: string): string => names.get(seat) ?? seat;
  const all = format.list(match.seats.map(({ seat }) => nameOf(seat)));
  return (
    <Page
      title={all}
      lead={[gameName(match.game), formatName(match.format), t('bestOf', { count: match.bestOf })].join(' · ')}
    >
      <p className={styles['outcome']}>
        <strong>{match.status === 'running' ? t('status.running') : <Outcome match={match} names={names} />}</strong>
        <span>
          {match.endedAt === null
            ? t('began', { moment: format.moment(match.createdAt) })
            : t('ended', { moment: format.moment(match.endedAt) })}
        </span>
        {match.leagueId !== null && (
          <Link to="/leagues/$id" params={{ id: match.leagueId }}>
            {t('league')}
          </Link>
        )}
        <Link to="/cases" search={{ match: match.id, whose: 'all', state: 'any' }}>
          {t('cases')}
        </Link>
      </p>
      <ul className={styles['score']} aria-label={t(match.result === null ? 'players' : 'games')}>
        {match.seats.map(({ seat, playerId }) => (
          <li key={seat} data-winner={match.winners.includes(seat)}>
            <PlayerLink id={playerId} name={names.get(seat) ?? seat} />
            {match.result !== null && <strong>{match.result[seat]?.won ?? 0}</strong>}
          </li>
        ))}
      </ul>
      <Closed match={match} nameOf={nameOf} />
      {match.lostByRuling.length > 0 && (
        <p className={styles['note']}>
          {t('lostByRuling', { players: format.list(match.lostByRuling.map((seat) => names.get(seat) ?? seat)) })}
        </p>
      )}
      <ol className={styles['games']}>
        {match.games.map((game) => (
          <li key={game.id}>
            <Link
              to={plays && game.status === 'running' ? '/record/$id' : '/games/$id'}
              params={{ id: game.id }}
              className={styles['game']}
            >
              <strong>{t('game', { number: game.number })}</strong>
              <span>{game.status === 'running' ? t('status.running') : <Outcome match={game} names={names} />}</span>
              <span className={styles['go']}>{t(game.status === 'ended' ? 'replay' : plays ? 'play' : 'watch')} →</span>
            </Link>
          </li>
        ))}
      </ol>
      <SeatKeys match={match} nameOf={nameOf} />
      <p className={styles['note']}>{t(publicationText(match.publication))}</p>
      <Closing match={match} nameOf={nameOf} />
    </Page>
  );
}

interface OutcomeProps {
  readonly match: { readonly winners: readonly string[]; readonly draw: boolean };
  readonly names: ReadonlyMap<string, string>;
}

function Outcome({ match: { winners, draw }, names }: OutcomeProps) {
  const { t } = useTranslation('match');
  const format = useFormat();
  if (draw) return t('drawn');
  if (winners.length === 0) return t('noWinner');
  return t('won', { players: format.list(winners.map((seat) => names.get(seat) ?? seat)) });
}

const publicationText = ({ isPublic, terms }: Schemas['PublicationDto']): 'public' | 'hiddenUntilOver' | 'hidden' =>
  isPublic ? 'public' : terms === 'open' ? 'hiddenUntilOver' : 'hidden';
