/** Which decks were played, as far as matches are public. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../design/data-table.js';
import { Failure, Loading } from '../../design/states.js';
import { useFormat } from '../../i18n/use-format.js';
import { type DeckShare, sharesOf } from './deck-shares.js';
import { leagueQueries } from './queries.js';
import { Name } from '../../design/name.js';
import styles from './league.module.css';

interface DeckBreakdownProps {
  readonly id: string;
  readonly game: string;
}

export function DeckBreakdown({ id, game }: DeckBreakdownProps) {
  const { t } = useTranslation('league');
  const report = useQuery(leagueQueries.decks(id));
  if (report.isPending) return <Loading />;
  if (report.isError) return <Failure error={report.error} onRetry={() => void report.refetch()} />;
  const shares = sharesOf(report.data?.wins.byDeck ?? []);
  if (report.data === null || shares.length === 0) return <p className={styles['note']}>{t('decks.none')}</p>;
  return (
    <div className={styles['decks']}>
      <p className={styles['note']}>
        {t('decks.known', { public: report.data.publicGames, games: report.data.games })}
      </p>
      <Table shares={shares} />
      <Link to="/statistics" search={{ game, league: id }}>
        {t('decks.more')}
      </Link>
    </div>
  );
}

function Table({ shares }: { readonly shares: readonly DeckShare[] }) {
  const { t } = useTranslation('league');
  const format = useFormat();
  const columns = useMemo(
    (): readonly Column<DeckShare>[] => [
      {
        id: 'name',
        header: t('decks.name'),
        value: ({ name }) => name,
        cell: ({ deck, name }) => (
          <Link to="/decks/$id" params={{ id: deck }}>
            <Name>{name}</Name>
          </Link>
        ),
        names: true,
      },
      { id: 'games', header: t('decks.games'), value: ({ games }) => games, numeric: true },
      {
        id: 'share',
        header: t('decks.share'),
        explained: t('decks.shareLong'),
        value: ({ share }) => share,
        cell: ({ share }) => format.number(share, { style: 'percent', maximumFractionDigits: 0 }),
        numeric: true,
      },
      { id: 'won', header: t('decks.won'), value: ({ won }) => won, numeric: true },
    ],
    [t, format],
  );
  return <DataTable caption={t('decks.caption')} columns={columns} rows={shares} rowKey={({ deck }) => deck} />;
}
