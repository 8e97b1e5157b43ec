/** Who has registered, in the order of registration. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { type Column, DataTable } from '../../design/data-table.js';
import { Name } from '../../design/name.js';
import { Failure, Loading } from '../../design/states.js';
import { distinctNames } from '../../design/distinct-names.js';
import { Entrant, Members } from './teams/entrant.js';
import { Individuals } from './teams/individuals.js';
import { PlayedDeck } from './played-deck.js';
import { type Tournament, tournamentQueries } from './queries.js';
import { statusOf } from './standings.js';
import styles from './tournament.module.css';

type Player = Schemas['TournamentPlayerDto'];

interface PlayersProps {
  readonly tournament: Tournament;
  /** The player whose deck is shown, too. */
  readonly deckOf?: string | undefined;
}

export function Players({ tournament, deckOf }: PlayersProps) {
  const { t } = useTranslation('tournament');
  const { id } = tournament;
  const players = useQuery(tournamentQueries.players(tournament));
  const items = useMemo(() => players.data?.items ?? [], [players.data]);
  const columns = useMemo((): readonly Column<Player>[] => {
    const nameOf = distinctNames(items.map(({ playerId, name }) => ({ id: playerId, name })));
    return [
      {
        id: 'name',
        header: t('column.name'),
        value: ({ playerId }) => nameOf(playerId),
        cell: ({ playerId }) => <Entrant tournament={tournament} id={playerId} name={nameOf(playerId)} />,
        names: true,
      },
      tournament.boards === null
        ? { id: 'team', header: t('column.team'), value: ({ team }) => team ?? '' }
        : membersColumn(id, t('column.members'), t('players.showDeck')),
      ...(items.some(({ rating }) => rating !== null) ? [ratingColumn(t('column.rating'))] : []),
      {
        id: 'status',
        header: t('column.status'),
        value: ({ status, checkedIn }) =>
          checkedIn && status === 'entered' ? t('players.checkedIn') : t(`players.status.${statusOf(status)}`),
      },
      ...(items.some(({ showsDeck }) => showsDeck) ? [deckColumn(id, t('column.deck'), t('players.showDeck'))] : []),
      { id: 'reason', header: t('column.reason'), value: ({ reason }) => reason ?? '' },
    ];
  }, [t, items, id, tournament]);
  if (players.isPending) return <Loading />;
  if (players.isError) return <Failure error={players.error} onRetry={() => void players.refetch()} />;
  if (items.length === 0) return <p className={styles['note']}>{t('players.none')}</p>;
  const shown = items
    .flatMap((item) => [item, ...item.members, ...item.reserves])
    .find(({ playerId, showsDeck }) => playerId === deckOf && showsDeck);
  const hasFigures =
    tournament.boards !== null && (tournament.round !== null || items.some(({ reserves }) => reserves.length > 0));
  return (
    <>
      {shown !== undefined && <PlayedDeck tournament={tournament} player={shown} />}
      <DataTable caption={t('parts.players')} columns={columns} rows={items} rowKey={(row) => row.playerId} />
      {hasFigures && <Individuals tournament={tournament} />}
    </>
  );
}

const membersColumn = (id: string, header: string, show: string): Column<Player> => ({
  ...{ id: 'members', header },
  value: ({ members }) => members.map(({ name }) => name).join(', '),
  cell: ({ members, reserves }) => (
    <>
      <Members members={members} />
      {[...members, ...reserves]
        .filter(({ showsDeck }) => showsDeck)
        .map(({ playerId, name }) => (
          <Fragment key={playerId}>
            {' '}
            <Link to="/tournaments/$id" params={{ id }} search={{ part: 'players', deck: playerId }}>
              {show} (<Name>{name}</Name>)
            </Link>
          </Fragment>
        ))}
    </>
  ),
});

const ratingColumn = (header: string): Column<Player> => ({
  ...{ id: 'rating', header, numeric: true },
  value: ({ rating }) => rating ?? 0,
  cell: ({ rating }) => rating ?? '',
});

const deckColumn = (id: string, header: string, show: string): Column<Player> => ({
  ...{ id: 'deck', header },
  value: ({ showsDeck }) => (showsDeck ? show : ''),
  cell: ({ playerId, showsDeck }) =>
    showsDeck && (
      <Link to="/tournaments/$id" params={{ id }} search={{ part: 'players', deck: playerId }}>
        {show}
      </Link>
    ),
});
