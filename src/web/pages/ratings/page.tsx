/** The rated players of a game and format, the best first. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { called } from '../../api/called.js';
import { useGameNames } from '../../api/game-names.js';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { pageByPage } from '../../api/pages.js';
import { serviceQuery } from '../../api/queries.js';
import { type Column, DataTable } from '../../design/data-table.js';
import { Field, Fields } from '../../design/field.js';
import { Name } from '../../design/name.js';
import { Page } from '../../design/page.js';
import { ShowMore } from '../../design/show-more.js';
import { Empty, Failure, Loading } from '../../design/states.js';
import { useFormatNames } from '../../engine/format-names.js';
import styles from './ratings.module.css';

type Rated = Schemas['RatedPlayerDto'];

const route = getRouteApi('/shell/ratings');

export function RatingsPage() {
  const { t } = useTranslation('ratings');
  const search = route.useSearch();
  const service = useQuery(serviceQuery);
  const games = service.data?.games ?? [];
  const found = games.find(({ game }) => game === search.game) ?? games[0];
  const format = found?.formats.find((each) => each === search.format) ?? found?.formats[0];
  return (
    <Page title={t('title')} lead={t('lead')}>
      {service.isError && <Failure error={service.error} onRetry={() => void service.refetch()} />}
      {found !== undefined && format !== undefined && (
        <>
          <Filters games={games} game={found.game} format={format} />
          <Rated game={found.game} format={format} />
        </>
      )}
    </Page>
  );
}

interface PoolProps {
  readonly game: string;
  readonly format: string;
}

interface FiltersProps extends PoolProps {
  readonly games: Schemas['ServiceDto']['games'];
}

function Filters({ games, game, format }: FiltersProps) {
  const { t } = useTranslation('ratings');
  const navigate = route.useNavigate();
  const gameName = useGameNames();
  const formatName = useFormatNames(game);
  const formats = games.find((each) => each.game === game)?.formats ?? [];
  const change = (search: PoolProps | { readonly game: string }): void =>
    void navigate({ search, replace: true, resetScroll: false });
  return (
    <Fields label={t('filter.label')}>
      <Field label={t('filter.game')}>
        <select value={game} onChange={({ target }) => change({ game: target.value })}>
          {games.map((each) => (
            <option key={each.game} value={each.game}>
              {gameName(each.game)}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t('filter.format')}>
        <select value={format} onChange={({ target }) => change({ game, format: target.value })}>
          {formats.map((each) => (
            <option key={each} value={each}>
              {formatName(each)}
            </option>
          ))}
        </select>
      </Field>
    </Fields>
  );
}

function Rated({ game, format }: PoolProps) {
  const { t } = useTranslation('ratings');
  const ratings = useInfiniteQuery({
    queryKey: ['ratings', game, format],
    queryFn: ({ pageParam }) => {
      const query = { game, format, ...(pageParam !== null && { cursor: pageParam }) };
      return answered(kifu.GET('/v1/ratings', { params: { query } }));
    },
    ...pageByPage,
  });
  if (ratings.isPending) return <Loading />;
  if (ratings.isError) return <Failure error={ratings.error} onRetry={() => void ratings.refetch()} />;
  const rows = ratings.data.pages.flatMap((page) => page.items);
  if (rows.length === 0) {
    return (
      <Empty title={t('none.title')}>
        <p>{t('none.text')}</p>
      </Empty>
    );
  }
  const columns: readonly Column<Rated>[] = [
    { id: 'place', header: t('place'), value: ({ place }) => place, numeric: true },
    { id: 'player', header: t('player'), value: called, cell: (row) => <Player player={row} />, names: true },
    { id: 'rating', header: t('rating'), value: ({ rating }) => rating, numeric: true },
    {
      ...{ id: 'deviation', header: t('deviation'), explained: t('deviationTitle'), numeric: true },
      value: ({ deviation }) => 2 * deviation,
    },
    {
      ...{ id: 'conservative', header: t('conservative'), explained: t('conservativeTitle'), numeric: true },
      value: ({ conservative }) => conservative,
    },
    { id: 'results', header: t('results'), value: ({ results }) => results, numeric: true },
  ];
  return (
    <>
      <DataTable caption={t('table')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      <ShowMore list={ratings} />
    </>
  );
}

function Player({ player }: { readonly player: Rated }) {
  const { t } = useTranslation('ratings');
  return (
    <>
      <Link to="/players/$id" params={{ id: player.id }}>
        <Name>{called(player)}</Name>
      </Link>
      {player.isProvisional && <span className={styles['quiet']}> · {t('provisional')}</span>}
    </>
  );
}
