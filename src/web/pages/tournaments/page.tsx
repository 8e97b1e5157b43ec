/** Tournaments, the newest first. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { pageByPage } from '../../api/pages.js';
import { meQuery, serviceQuery } from '../../api/queries.js';
import { isStaff, RUNS } from '../../api/rights.js';
import { buttonClass } from '../../design/button.js';
import { Choice } from '../../design/choice.js';
import { Fields } from '../../design/field.js';
import { Name } from '../../design/name.js';
import { Page } from '../../design/page.js';
import { ShowMore } from '../../design/show-more.js';
import { Empty, Failure, Loading } from '../../design/states.js';
import { FormatName } from '../../engine/format-name.js';
import { useFormat } from '../../i18n/use-format.js';
import { STATUSES, type TournamentsSearch } from './search.js';
import styles from './tournaments.module.css';

const route = getRouteApi('/shell/tournaments');

export function TournamentsPage() {
  const { t } = useTranslation('tournaments');
  const { data: me } = useQuery(meQuery);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <Link to="/ratings" className={buttonClass}>
            {t('ratings')}
          </Link>
          {isStaff(me, RUNS) && (
            <Link to="/tournaments/new" className={buttonClass}>
              {t('create')}
            </Link>
          )}
        </>
      }
    >
      <Filters />
      <Tournaments />
    </Page>
  );
}

function Filters() {
  const { t } = useTranslation('tournaments');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const gameName = useGameNames();
  const { data: service } = useQuery(serviceQuery);
  const change = (changed: TournamentsSearch): void =>
    void navigate({ search: (now) => ({ ...now, ...changed }), replace: true, resetScroll: false });
  return (
    <Fields label={t('filter.label')}>
      <Choice
        label={t('filter.game')}
        value={search.game}
        any={t('filter.any')}
        options={(service?.games ?? []).map(({ game }) => ({ value: game, label: gameName(game) }))}
        choose={(game) => change({ game })}
      />
      <Choice
        label={t('filter.status')}
        value={search.status}
        any={t('filter.any')}
        options={STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        choose={(status) => change({ status })}
      />
    </Fields>
  );
}

function Tournaments() {
  const { t } = useTranslation('tournaments');
  const { game, status } = route.useSearch();
  const query = { ...(game !== undefined && { game }), ...(status !== undefined && { status }) };
  const tournaments = useInfiniteQuery({
    queryKey: ['tournaments', query],
    queryFn: ({ pageParam }) =>
      answered(
        kifu.GET('/v1/tournaments', {
          params: { query: { ...query, ...(pageParam !== null && { cursor: pageParam }) } },
        }),
      ),
    ...pageByPage,
  });
  if (tournaments.isPending) return <Loading />;
  if (tournaments.isError) return <Failure error={tournaments.error} onRetry={() => void tournaments.refetch()} />;
  const items = tournaments.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <Empty title={t('none.title')}>
        <p>{t('none.text')}</p>
      </Empty>
    );
  }
  return (
    <>
      <ul className={styles['tournaments']}>
        {items.map((tournament) => (
          <li key={tournament.id}>
            <Tile tournament={tournament} />
          </li>
        ))}
      </ul>
      <ShowMore list={tournaments} />
    </>
  );
}

function Tile({ tournament }: { readonly tournament: Schemas['TournamentSummaryDto'] }) {
  const { t } = useTranslation('tournaments');
  const gameName = useGameNames();
  const format = useFormat();
  const { id, name, game, format: played, status, players, rounds, createdAt } = tournament;
  return (
    <Link to="/tournaments/$id" params={{ id }} className={styles['tournament']}>
      <strong>
        <Name>{name}</Name>
      </strong>
      <span className={styles['quiet']}>
        {gameName(game)} · <FormatName game={game} format={played} />
      </span>
      <span className={styles['quiet']} data-status={status}>
        {t(`status.${STATUSES.find((each) => each === status) ?? 'announced'}`)} · {t('players', { count: players })}
        {rounds > 0 && ` · ${t('rounds', { count: rounds })}`} · {format.moment(createdAt)}
      </span>
    </Link>
  );
}
