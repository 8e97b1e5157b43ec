import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { meQuery, serviceQuery } from '../../api/queries.js';
import { buttonClass } from '../../design/button.js';
import { Page } from '../../design/page.js';
import { Empty, Failure, Loading } from '../../design/states.js';
import { Filters } from './filters.js';
import { statisticsQueries } from './queries.js';
import { Report } from './report.js';
import { queryOf, type StatisticsSearch } from './search.js';
import styles from './statistics.module.css';

const route = getRouteApi('/shell/statistics');

export function StatisticsPage() {
  const { t } = useTranslation('statistics');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const service = useQuery(serviceQuery);
  const game = search.game ?? service.data?.games[0]?.game;
  const change = (changed: StatisticsSearch): void =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true, resetScroll: false });
  return (
    <Page title={t('title')} lead={t('lead')} wide actions={game !== undefined && <Csv game={game} search={search} />}>
      {service.isError && <Failure error={service.error} onRetry={() => void service.refetch()} />}
      {game !== undefined && (
        <div className={styles['parts']}>
          <Filters game={game} games={service.data?.games ?? []} search={search} change={change} />
          <Shown game={game} search={search} change={change} />
        </div>
      )}
    </Page>
  );
}

interface ShownProps {
  readonly game: string;
  readonly search: StatisticsSearch;
  readonly change: (changed: StatisticsSearch) => void;
}

function Shown({ game, search, change }: ShownProps) {
  const { t } = useTranslation('statistics');
  const report = useQuery(statisticsQueries.report(game, search));
  if (report.isPending) return <Loading />;
  if (report.isError) return <Failure error={report.error} onRetry={() => void report.refetch()} />;
  if (report.data === null || report.data.games === 0) {
    return (
      <Empty title={t('none.title')}>
        <p>{t('none.text')}</p>
        {(report.data?.gamesWithoutTurns ?? 0) > 0 && (
          <p>{t('note.turnless', { count: report.data?.gamesWithoutTurns ?? 0 })}</p>
        )}
      </Empty>
    );
  }
  return (
    <Report
      report={report.data}
      withoutTurns={search.withoutTurns ?? false}
      counted={search.counted}
      choose={(counted) => change({ counted })}
    />
  );
}

/** Exports need a log-in (docs/rights.md). */
function Csv({ game, search }: Pick<ShownProps, 'game' | 'search'>) {
  const { t } = useTranslation('statistics');
  const { data: me } = useQuery(meQuery);
  if (me === null || me === undefined) return null;
  const query = Object.entries(queryOf(search)).map(([name, value]) => [name, String(value)]);
  const asked = new URLSearchParams([['format', 'csv'], ['game', game], ...query]);
  return (
    <a className={buttonClass} href={`/v1/exports/statistics?${asked.toString()}`} download>
      {t('csv')}
    </a>
  );
}
