/** What Kifu is, live matches, the newest results, and leagues. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import { meQuery } from '../../api/queries.js';
import { buttonClass } from '../../design/button.js';
import { Name } from '../../design/name.js';
import { Page } from '../../design/page.js';
import { NewestMatches } from '../../match-tiles/newest-matches.js';
import styles from './home.module.css';
import { ENDED, newest, RUNNING, SHOWN } from './queries.js';
import { Steps } from './steps.js';

const DemoMatch = lazy(async () => ({ default: (await import('./demo.js')).DemoMatch }));

export function HomePage() {
  const { t } = useTranslation('home');
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <Link to="/record" className={buttonClass}>
          {t('record')}
        </Link>
      }
    >
      <Steps />
      <FirstMatch />
      <Part
        id="live"
        title={t('live.title')}
        all={
          <Link to="/matches" search={{ state: 'live' }}>
            {t('live.all')}
          </Link>
        }
      >
        <NewestMatches filter={RUNNING} limit={SHOWN} none={<p className={styles['quiet']}>{t('live.none')}</p>} />
      </Part>
      <Part
        id="results"
        title={t('results.title')}
        all={
          <Link to="/matches" search={{ state: 'ended' }}>
            {t('results.all')}
          </Link>
        }
      >
        <NewestMatches filter={ENDED} limit={SHOWN} none={<p className={styles['quiet']}>{t('results.none')}</p>} />
      </Part>
      <Tournaments />
      <Leagues />
    </Page>
  );
}

/** For an admin of an installation without matches; it stays while the first one is played. */
function FirstMatch() {
  const { data: me } = useQuery(meQuery);
  const { data: running } = useQuery(newest.running);
  const { data: ended } = useQuery(newest.ended);
  const [isOffered, setOffered] = useState(false);
  const isEmpty = running?.items.length === 0 && ended?.items.length === 0;
  if (me?.role === 'admin' && isEmpty && !isOffered) setOffered(true);
  if (!isOffered) return null;
  return (
    <Suspense>
      <DemoMatch />
    </Suspense>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  /** A link to the whole list. */
  readonly all: ReactNode;
  readonly children: ReactNode;
}

const Part = ({ id, title, all, children }: PartProps) => (
  <section className={styles['part']} aria-labelledby={id}>
    <div className={styles['head']}>
      <h2 id={id}>{title}</h2>
      {all}
    </div>
    {children}
  </section>
);

function Tournaments() {
  const { t } = useTranslation('home');
  const { data } = useQuery(newest.tournaments);
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Part id="tournaments" title={t('tournaments.title')} all={<Link to="/tournaments">{t('tournaments.all')}</Link>}>
      <ul className={styles['leagues']}>
        {data.items.map(({ id, name, game }) => (
          <li key={id}>
            <Link to="/tournaments/$id" params={{ id }} className={styles['league']}>
              <Titled name={name} game={game} />
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Titled({ name, game }: { readonly name: string; readonly game: string }) {
  const gameName = useGameNames();
  return (
    <>
      <strong>
        <Name>{name}</Name>
      </strong>
      <span className={styles['quiet']}>{gameName(game)}</span>
    </>
  );
}

function Leagues() {
  const { t } = useTranslation('home');
  const { data } = useQuery(newest.leagues);
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Part id="leagues" title={t('leagues.title')} all={<Link to="/leagues">{t('leagues.all')}</Link>}>
      <ul className={styles['leagues']}>
        {data.items.map(({ id, name, game }) => (
          <li key={id}>
            <Link to="/leagues/$id" params={{ id }} className={styles['league']}>
              <Titled name={name} game={game} />
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
