/** What each member of a team has done at the boards. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../api/kifu.js';
import { type Column, DataTable } from '../../../design/data-table.js';
import { distinctNames } from '../../../design/distinct-names.js';
import { Failure, Loading } from '../../../design/states.js';
import { PlayerLink } from '../../../people/player-link.js';
import { type Tournament, tournamentQueries } from '../queries.js';

type Individual = Schemas['IndividualDto'];

export function Individuals({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('teams');
  const members = useQuery(tournamentQueries.members(tournament));
  const items = useMemo(() => members.data?.items ?? [], [members.data]);
  const columns = useMemo((): readonly Column<Individual>[] => {
    const nameOf = distinctNames(items.map(({ playerId, name }) => ({ id: playerId, name })));
    return [
      {
        id: 'name',
        header: t('individual.name'),
        value: ({ playerId }) => nameOf(playerId),
        cell: ({ playerId }) => <PlayerLink id={playerId} name={nameOf(playerId)} />,
        names: true,
      },
      { id: 'team', header: t('team'), value: ({ team }) => team.name },
      {
        id: 'boards',
        header: t('individual.boards'),
        value: ({ boards, isReserve }) => [...boards, ...(isReserve ? [t('individual.reserve')] : [])].join(', '),
      },
      {
        id: 'record',
        header: t('individual.record'),
        value: ({ won }) => won,
        cell: ({ won, lost, drawn }) => `${won}–${lost}–${drawn}`,
        numeric: true,
      },
    ];
  }, [t, items]);
  if (members.isPending) return <Loading />;
  if (members.isError) return <Failure error={members.error} onRetry={() => void members.refetch()} />;
  if (items.length === 0) return null;
  return (
    <DataTable
      caption={t('individual.title')}
      columns={columns}
      rows={items}
      rowKey={(row) => `${row.team.playerId} ${row.playerId}`}
    />
  );
}
