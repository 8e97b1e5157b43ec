/** Which decks were played in a league, a tournament or a season, as far as its matches are public. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../design/data-table.js';
import { Failure, Loading } from '../design/states.js';
import { useFormat } from '../i18n/use-format.js';
import { type DeckShare, sharesOf } from './deck-shares.js';
import { type Event, reportQuery } from './queries.js';
import { Name } from '../design/name.js';
import styles from './decks-played.module.css';

export function DeckBreakdown({ of }: { readonly of: Event }) {
  const { t } = useTranslation('decks-played');
  const report = useQuery(reportQuery(of));
  if (report.isPending) return <Loading />;
  if (report.isError) return <Failure error={report.error} onRetry={() => void report.refetch()} />;
  const shares = sharesOf(report.data?.wins.byDeck ?? []);
  if (report.data === null || shares.length === 0) return <p className={styles['note']}>{t('none')}</p>;
  return (
    <div className={styles['decks']}>
      <p className={styles['note']}>{t('known', { public: report.data.publicGames, games: report.data.games })}</p>
      <Table shares={shares} />
      <Link to="/statistics" search={{ game: report.data.game, ...of }}>
        {t('more')}
      </Link>
    </div>
  );
}

function Table({ shares }: { readonly shares: readonly DeckShare[] }) {
  const { t } = useTranslation('decks-played');
  const format = useFormat();
  const columns = useMemo(
    (): readonly Column<DeckShare>[] => [
      {
        id: 'name',
        header: t('name'),
        value: ({ name }) => name,
        cell: ({ deck, name }) => (
          <Link to="/decks/$id" params={{ id: deck }}>
            <Name>{name}</Name>
          </Link>
        ),
        names: true,
      },
      { id: 'games', header: t('games'), value: ({ games }) => games, numeric: true },
      {
        id: 'share',
        header: t('share'),
        explained: t('shareLong'),
        value: ({ share }) => share,
        cell: ({ share }) => format.number(share, { style: 'percent', maximumFractionDigits: 0 }),
        numeric: true,
      },
      { id: 'won', header: t('won'), value: ({ won }) => won, numeric: true },
    ],
    [t, format],
  );
  return <DataTable caption={t('caption')} columns={columns} rows={shares} rowKey={({ deck }) => deck} />;
}
