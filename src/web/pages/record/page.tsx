import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import type { Schemas } from '../../api/kifu.js';
import { meQuery } from '../../api/queries.js';
import { buttonClass } from '../../design/button.js';
import { Page } from '../../design/page.js';
import { Empty, Failure, Loading } from '../../design/states.js';
import tiles from '../../design/tile.module.css';
import { useFormat } from '../../i18n/use-format.js';
import { NewMatch } from './new-match.js';
import { runningQuery } from './queries.js';
import styles from './record.module.css';

/** Running matches, and a new match, as far as the reader may. */
export function RecordPage() {
  const { t } = useTranslation('record');
  const me = useQuery(meQuery);
  if (me.data === undefined) {
    return me.error === null ? <Loading /> : <Failure error={me.error} onRetry={() => void me.refetch()} />;
  }
  return (
    <Page title={t('title')} lead={t('lead')}>
      {me.data === null ? (
        <Empty title={t('logInFirst')}>
          <Link to="/log-in" search={{ to: '/record' }} className={buttonClass}>
            {t('logIn')}
          </Link>
        </Empty>
      ) : (
        <>
          <section className={styles['part']} aria-labelledby="running">
            <h2 id="running">{t('running.title')}</h2>
            <Running me={me.data} />
          </section>
          {mayMake(me.data) ? <NewMatch me={me.data} /> : <p className={styles['quiet']}>{t('new.notYours')}</p>}
        </>
      )}
    </Page>
  );
}

type Me = Schemas['MeDto'];

/** Here, or in a league where one has a role. */
const mayMake = ({ may, roles }: Me): boolean =>
  may.includes('matches.create') || roles.some(({ role }) => role === 'organiser' || role === 'scorekeeper');

const recordsOthers = ({ may, roles }: Me): boolean =>
  may.includes('games.record') || roles.some(({ role }) => role === 'scorekeeper');

function Running({ me }: { readonly me: Me }) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const gameName = useGameNames();
  const own = recordsOthers(me) ? null : (me.player?.id ?? null);
  const matches = useQuery(runningQuery(own));
  if (matches.isPending) return <p className={styles['quiet']}>{t('loading', { ns: 'app' })}</p>;
  if (matches.isError) return <Failure error={matches.error} onRetry={() => void matches.refetch()} />;
  const open = matches.data.items.flatMap((match) => {
    const game = match.games.findLast(({ status }) => status === 'running');
    return game === undefined ? [] : [{ match, game }];
  });
  if (open.length === 0) return <p className={styles['quiet']}>{t('running.none')}</p>;
  return (
    <ul className={`${tiles['tiles'] ?? ''} ${styles['list'] ?? ''}`}>
      {open.map(({ match, game }) => (
        <li key={match.id}>
          <Link to="/record/$id" params={{ id: game.id }} className={`${tiles['tile'] ?? ''} ${styles['match'] ?? ''}`}>
            <strong>{match.seats.map(({ name, seat }) => name ?? seat).join(' – ')}</strong>
            <br />
            <span className={styles['quiet']}>
              {[gameName(match.game), t('running.game', { number: game.number })].join(' · ')}
              {' · '}
              {format.moment(match.createdAt)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
