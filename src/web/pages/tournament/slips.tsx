/** Result slips of the last round for printing: one for each table, in the order of tables. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design/button.js';
import { Name } from '../../design/name.js';
import { Failure, Loading } from '../../design/states.js';
import { QrCode } from '../../design/qr-code.js';
import { WindowTitle } from '../../design/window-title.js';
import { type Tournament, tournamentQueries } from './queries.js';
import { writtenPoints } from '../../standings/points.js';
import styles from './slips.module.css';

const route = getRouteApi('/tournaments/$id/slips');

export function TournamentSlips() {
  const { t } = useTranslation('tournament');
  const { id } = route.useParams();
  const { data: tournament, error, isPending } = useQuery(tournamentQueries.tournament(id));
  if (isPending) return <Loading />;
  if (tournament === undefined) return <Failure error={error} />;
  if (tournament.round === null) return <p>{t('round.none')}</p>;
  return (
    <main className={styles['slips']}>
      <WindowTitle>{t('slips.title')}</WindowTitle>
      <h1 className="visually-hidden">{t('slips.title')}</h1>
      <div className={styles['print']}>
        <Button look="main" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <Slips tournament={tournament} round={tournament.round.number} />
    </main>
  );
}

function Slips({ tournament, round }: { readonly tournament: Tournament; readonly round: number }) {
  const { t } = useTranslation('tournament');
  const { data } = useQuery(tournamentQueries.round(tournament, round));
  if (data === undefined) return <Loading />;
  const page = `${location.origin}/tournaments/${tournament.id}`;
  return (
    <ul>
      {data.tables.map(({ table, players, boards }) => (
        <li key={table} className={styles['slip']}>
          <header>
            <strong>{t('slips.table', { table })}</strong>
            <span>
              <Name>{tournament.name}</Name> · {t('slips.round', { round })}
            </span>
          </header>
          {players.map(({ playerId, name, points }) => (
            <Line
              key={playerId}
              name={name}
              said={t('slips.points', { points: writtenPoints(points) })}
              isEntrant
              isPlayed={boards.length === 0}
            />
          ))}
          {boards.map(({ board, players: members }) => (
            <Fragment key={board}>
              {members.map(({ playerId, name }) => (
                <Line key={playerId} name={name} said={t('slips.board', { board })} isPlayed />
              ))}
              <p>{t('slips.drawn')}</p>
            </Fragment>
          ))}
          <div className={styles['end']}>
            <span>{boards.length === 0 && t('slips.drawn')}</span>
            <QrCode address={page} label={t('qr.label')} />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  readonly name: string;
  readonly said: string;
  /** Who can drop: a player alone, or a team as a whole. */
  readonly isEntrant?: boolean;
  /** Whether the line has places for the games of a match; the line of a team has none. */
  readonly isPlayed: boolean;
}

function Line({ name, said, isEntrant = false, isPlayed }: LineProps) {
  const { t } = useTranslation('tournament');
  return (
    <div className={styles['line']}>
      <Name>{name}</Name>
      <span>{said}</span>
      {isPlayed ? <span>{t('slips.won')}</span> : <span />}
      {isEntrant ? <span>{t('slips.drop')}</span> : <span />}
      {isPlayed ? <span>{t('slips.signature')}</span> : <span />}
    </div>
  );
}
