import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { Page } from '../../design/page.js';
import { Failure, Loading } from '../../design/states.js';
import { useFormat } from '../../i18n/use-format.js';
import { Name } from '../../design/name.js';
import styles from './home.module.css';

export function HomePage() {
  const { t } = useTranslation('home');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <section className={styles['part']} aria-labelledby="newest">
        <h2 id="newest">{t('newest.title')}</h2>
        <Newest />
      </section>
    </Page>
  );
}

/** Who looks at the front page sees what is played at this moment, in milliseconds. */
const REFRESHED = 30_000;

function Newest() {
  const { t } = useTranslation('home');
  const gameName = useGameNames();
  const matches = useQuery({
    queryKey: ['matches', 'newest'],
    queryFn: () => answered(kifu.GET('/v1/matches', { params: { query: { limit: 12 } } })),
    refetchInterval: REFRESHED,
  });
  if (matches.isPending) return <Loading />;
  if (matches.isError) return <Failure error={matches.error} onRetry={() => void matches.refetch()} />;
  if (matches.data.items.length === 0) return <p className={styles['quiet']}>{t('newest.none')}</p>;
  return (
    <ul className={styles['matches']}>
      {matches.data.items.map((match) => (
        <li key={match.id}>
          <Entry match={match} game={gameName(match.game)} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ match, game }: { readonly match: Schemas['ListedMatchDto']; readonly game: string }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { id, seats, winners, result, status, createdAt, leagueName, closed } = match;
  return (
    <Link to="/matches/$id" params={{ id }} className={styles['match']}>
      <span className={styles['quiet']}>
        {game}
        {leagueName !== null && (
          <>
            {' '}
            · <Name>{leagueName}</Name>
          </>
        )}
      </span>
      {seats.map(({ seat, name }) => (
        <span key={seat} className={styles['seat']} data-winner={winners.includes(seat)}>
          <Name>{name}</Name>
          <span>{result?.[seat]?.won ?? ''}</span>
        </span>
      ))}
      <span className={styles['quiet']}>
        {status === 'running' ? (
          <strong className={styles['live']}>{t('newest.running')}</strong>
        ) : (
          format.moment(createdAt)
        )}
        {closed !== null && ` · ${t(`newest.closed.${closed}`)}`}
      </span>
    </Link>
  );
}
