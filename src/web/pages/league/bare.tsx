/** The table without the rest of the application: in a frame of another page, and on the screen in the hall. */
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from '../../design/bare.module.css';
import { Failure, Loading } from '../../design/states.js';
import { WindowTitle } from '../../design/window-title.js';
import { useFormat } from '../../i18n/use-format.js';
import { leagueQueries } from './queries.js';
import { Standings } from './standings.js';

const projector = getRouteApi('/leagues/$id/projector');
const embedded = getRouteApi('/embed/leagues/$id');

export function ProjectedLeague() {
  const { id } = projector.useParams();
  return <Bare id={id} place="hall" />;
}

export function EmbeddedLeague() {
  const { id } = embedded.useParams();
  return <Bare id={id} place="frame" />;
}

function Bare({ id, place }: { readonly id: string; readonly place: 'hall' | 'frame' }) {
  const { t } = useTranslation('league');
  const format = useFormat();
  const { data: table, error, isPending, dataUpdatedAt } = useQuery(leagueQueries.standings(id));
  if (isPending) return <Loading />;
  // A screen that once had the table keeps it while the service is away.
  if (table === undefined) return <Failure error={error} />;
  return (
    <main className={styles['bare']} data-place={place}>
      <WindowTitle>{table.league.name}</WindowTitle>
      <header>
        <h1>{table.league.name}</h1>
        <p>{t('updated', { time: format.time(new Date(dataUpdatedAt)) })}</p>
      </header>
      <Standings table={table} />
    </main>
  );
}
