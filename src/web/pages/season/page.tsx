/** A season of a league: the table of its points, how places become points, decks, and its tournaments. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DeckBreakdown } from '../../decks-played/deck-breakdown.js';
import { type Column, DataTable } from '../../design/data-table.js';
import { Name } from '../../design/name.js';
import { Page } from '../../design/page.js';
import { Empty } from '../../design/states.js';
import { useFormat } from '../../i18n/use-format.js';
import { PlayerLink } from '../../people/player-link.js';
import { type Season, seasonQuery, type SeasonRow } from './queries.js';
import styles from './season.module.css';

const route = getRouteApi('/shell/seasons/$id');

export function SeasonPage() {
  const { t } = useTranslation('season');
  const { id } = route.useParams();
  const { data } = useSuspenseQuery(seasonQuery(id));
  const { season } = data;
  return (
    <Page
      title={season.name}
      lead={
        <Link to="/leagues/$id" params={{ id: season.leagueId }}>
          <Name>{season.leagueName ?? undefined}</Name>
        </Link>
      }
    >
      {data.rows.length === 0 ? (
        <Empty title={t('none.title')}>
          <p>{t('none.text')}</p>
        </Empty>
      ) : (
        <Table season={data} />
      )}
      <Policy policy={season.policy} />
      {data.tournaments.length > 0 && (
        <section>
          <h2>{t('decks')}</h2>
          <DeckBreakdown of={{ season: id }} />
        </section>
      )}
      <Tournaments tournaments={data.tournaments} leftOut={data.leftOut} />
    </Page>
  );
}

/** More columns would be no table any more. Points are of all tournaments. */
const COLUMNS_MAX = 20;

/** A column for each of the last tournaments that count. */
function Table({ season: { season, rows, tournaments } }: { readonly season: Season }) {
  const { t } = useTranslation('season');
  const columns = useMemo((): readonly Column<SeasonRow>[] => {
    const played = tournaments.filter(({ counted }) => counted);
    const hidden = Math.max(0, played.length - COLUMNS_MAX);
    return [
      { id: 'place', header: t('place'), explained: t('placeLong'), value: ({ place }) => place, numeric: true },
      {
        id: 'name',
        header: t('player'),
        value: ({ name }) => name,
        cell: ({ playerId, name }) => <PlayerLink id={playerId} name={name} />,
        names: true,
      },
      { id: 'points', header: t('points'), value: ({ points }) => points, numeric: true },
      ...played.slice(hidden).map(({ id, name }, at): Column<SeasonRow> => ({
        id,
        header: String(hidden + at + 1),
        explained: name,
        value: (row) => resultIn(row, id)?.points ?? -1,
        cell: (row) => <Result result={resultIn(row, id)} />,
        numeric: true,
      })),
    ];
  }, [t, tournaments]);
  const played = tournaments.filter(({ counted }) => counted).length;
  return (
    <>
      <DataTable caption={season.name} columns={columns} rows={rows} rowKey={({ playerId }) => playerId} />
      {played > COLUMNS_MAX && <p>{t('lastColumns', { count: COLUMNS_MAX })}</p>}
    </>
  );
}

const resultIn = ({ results }: SeasonRow, id: string) => results.find(({ tournamentId }) => tournamentId === id);

function Result({ result }: { readonly result: SeasonRow['results'][number] | undefined }) {
  const { t } = useTranslation('season');
  if (result === undefined) return '·';
  const { place, points, counts } = result;
  return (
    <span title={t(counts ? 'result' : 'resultLeftOut', { place, points })} data-counts={counts}>
      {counts ? points : `(${points})`}
    </span>
  );
}

function Policy({ policy: { best, participation, placements } }: { readonly policy: Season['season']['policy'] }) {
  const { t } = useTranslation('season');
  return (
    <section className={styles['policy']}>
      <h2>{t('policy.title')}</h2>
      <p>
        {best === null ? t('policy.all') : t('policy.best', { count: best })}
        {participation > 0 && ` ${t('policy.participation', { count: participation })}`}
      </p>
      {placements.length > 0 && (
        <ul className={styles['placements']} aria-label={t('policy.placements')}>
          {placements.map(({ upTo, points }, at) => {
            const from = (placements[at - 1]?.upTo ?? 0) + 1;
            return (
              <li key={upTo}>
                {from === upTo
                  ? t('policy.place', { place: upTo, points })
                  : t('policy.places', { from, upTo, points })}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function Tournaments({ tournaments, leftOut }: Pick<Season, 'tournaments' | 'leftOut'>) {
  const { t } = useTranslation(['season', 'tournaments']);
  const format = useFormat();
  if (tournaments.length === 0) return null;
  return (
    <section>
      <h2>{t('tournaments')}</h2>
      <ol className={styles['tournaments']}>
        {tournaments.map(({ id, name, status, counted, createdAt }) => (
          <li key={id}>
            <Link to="/tournaments/$id" params={{ id }}>
              <Name>{name}</Name>
            </Link>{' '}
            · {t(`status.${status}`, { ns: 'tournaments' })} · {format.moment(createdAt)}
            {status === 'ended' && !counted && ` · ${t('notCounted')}`}
          </li>
        ))}
      </ol>
      {leftOut > 0 && <p>{t('leftOut', { count: leftOut })}</p>}
    </section>
  );
}
