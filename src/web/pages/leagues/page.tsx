import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import { answered, kifu } from '../../api/kifu.js';
import { pageByPage } from '../../api/pages.js';
import { mayQuery } from '../../api/rights.js';
import { buttonClass } from '../../design/button.js';
import { Page } from '../../design/page.js';
import { ShowMore } from '../../design/show-more.js';
import { Empty, Failure, Loading } from '../../design/states.js';
import { FormatName } from '../../engine/format-name.js';
import { Name } from '../../design/name.js';
import styles from './leagues.module.css';

export function LeaguesPage() {
  const { t } = useTranslation('leagues');
  const { data: may = [] } = useQuery(mayQuery());
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        may.includes('leagues.create') && (
          <Link to="/leagues/new" className={buttonClass}>
            {t('found')}
          </Link>
        )
      }
    >
      <Leagues />
    </Page>
  );
}

function Leagues() {
  const { t } = useTranslation('leagues');
  const gameName = useGameNames();
  const leagues = useInfiniteQuery({
    queryKey: ['leagues'],
    queryFn: ({ pageParam }) =>
      answered(kifu.GET('/v1/leagues', { params: { query: pageParam === null ? {} : { cursor: pageParam } } })),
    ...pageByPage,
  });
  if (leagues.isPending) return <Loading />;
  if (leagues.isError) return <Failure error={leagues.error} onRetry={() => void leagues.refetch()} />;
  const items = leagues.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <Empty title={t('none.title')}>
        <p>{t('none.text')}</p>
      </Empty>
    );
  }
  return (
    <>
      <ul className={styles['leagues']}>
        {items.map(({ id, name, game, format, bestOf }) => (
          <li key={id}>
            <Link to="/leagues/$id" params={{ id }} className={styles['league']}>
              <strong>
                <Name>{name}</Name>
              </strong>
              <span>
                {gameName(game)} · <FormatName game={game} format={format} /> · {t('bestOf', { count: bestOf })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ShowMore list={leagues} />
    </>
  );
}
