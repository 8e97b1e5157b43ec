/** The card sets of each game: what was imported before, from which file. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { serviceQuery } from '../../api/queries.js';
import { type Column, DataTable } from '../../design/data-table.js';
import { Failure, Loading } from '../../design/states.js';
import { useFormat } from '../../i18n/use-format.js';

type CardSet = Schemas['CardSetDto'];

export function CardSets() {
  const { t } = useTranslation('admin');
  const { data: service } = useQuery(serviceQuery);
  const games = (service?.games ?? []).map(({ game }) => game);
  const sets = useQuery({
    queryKey: ['card-sets', ...games],
    queryFn: async () => {
      const pages = await Promise.all(
        games.map((game) => answered(kifu.GET('/v1/catalogue/card-sets', { params: { query: { game, limit: 20 } } }))),
      );
      return pages.flatMap(({ items }) => items);
    },
    enabled: games.length > 0,
  });
  const columns = useColumns();
  if (sets.isPending) return <Loading />;
  if (sets.isError) return <Failure error={sets.error} onRetry={() => void sets.refetch()} />;
  return (
    <DataTable
      caption={t('sets.title')}
      captioned
      columns={columns}
      rows={sets.data}
      rowKey={({ game, hash }) => `${game} ${hash}`}
    />
  );
}

function useColumns(): readonly Column<CardSet>[] {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const gameName = useGameNames();
  return useMemo(
    () => [
      {
        id: 'set',
        header: t('sets.set'),
        value: ({ game, version }) => `${game} ${version}`,
        cell: ({ game, version, isCurrent }) =>
          `${gameName(game)} · ${version}${isCurrent ? ` · ${t('sets.current')}` : ''}`,
        names: true,
      },
      { id: 'cards', header: t('sets.cards'), value: ({ totals }) => totals.cards, numeric: true },
      { id: 'scripted', header: t('sets.scripted'), value: ({ totals }) => totals.scripted, numeric: true },
      {
        id: 'file',
        header: t('sets.file'),
        value: ({ source }) => source?.fileName ?? '',
        cell: ({ source }) =>
          source === null ? (
            t('sets.release')
          ) : (
            <Link to="/admin" search={{ part: 'imports', import: source.importId }}>
              {source.fileName ?? t('import.unnamed')}
            </Link>
          ),
      },
      {
        id: 'stored',
        header: t('sets.stored'),
        value: ({ storedAt }) => storedAt ?? '',
        cell: ({ storedAt }) => (storedAt === null ? '–' : format.moment(storedAt)),
      },
    ],
    [t, format, gameName],
  );
}
