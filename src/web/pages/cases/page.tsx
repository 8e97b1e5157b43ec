import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGameNames } from '../../api/game-names.js';
import { answered, kifu, type Schemas } from '../../api/kifu.js';
import { pageByPage } from '../../api/pages.js';
import { meQuery, serviceQuery } from '../../api/queries.js';
import { isStaff, JUDGES, STAFF } from '../../api/rights.js';
import { Button } from '../../design/button.js';
import { type Column, DataTable } from '../../design/data-table.js';
import { Page } from '../../design/page.js';
import { ShowMore } from '../../design/show-more.js';
import { Empty, Failure, Loading } from '../../design/states.js';
import { useFormat } from '../../i18n/use-format.js';
import { OpenTables } from './open-tables.js';
import { docketQuery, type DocketSearch, ORDERS, STATES, STATUSES, WHOSE, type Whose } from './search.js';
import styles from './cases.module.css';

type Case = Schemas['CaseSummaryDto'];

const route = getRouteApi('/shell/cases');

export function CasesPage() {
  const { t } = useTranslation('cases');
  const me = useQuery(meQuery);
  if (me.isPending) return <Loading />;
  const offered = WHOSE.filter(
    (whose) =>
      whose === 'all' ||
      (whose === 'judging' ? isStaff(me.data, JUDGES) : me.data?.player !== null && me.data?.player !== undefined),
  );
  return (
    <Page title={t('title')} lead={t('lead')}>
      {isStaff(me.data, STAFF) && <OpenTables />}
      <section className={styles['part']} aria-labelledby="docket">
        <h2 id="docket">{t('docket')}</h2>
        <Docket offered={offered} playerId={me.data?.player?.id} />
      </section>
    </Page>
  );
}

interface DocketProps {
  /** The first is what is shown if nothing is chosen. */
  readonly offered: readonly Whose[];
  readonly playerId: string | undefined;
}

function Docket({ offered, playerId }: DocketProps) {
  const search = route.useSearch();
  const whose = offered.find((each) => each === search.whose) ?? offered[0] ?? 'all';
  const query = docketQuery(search, whose, playerId);
  const cases = useInfiniteQuery({
    queryKey: ['cases', query],
    queryFn: ({ pageParam }) =>
      answered(
        kifu.GET('/v1/cases', { params: { query: { ...query, ...(pageParam !== null && { cursor: pageParam }) } } }),
      ),
    ...pageByPage,
  });
  const { t } = useTranslation('cases');
  const items = useMemo(() => cases.data?.pages.flatMap((page) => page.items) ?? [], [cases.data]);
  return (
    <>
      <Filters offered={offered} whose={whose} search={search} />
      {cases.isPending ? (
        <Loading />
      ) : cases.isError ? (
        <Failure error={cases.error} onRetry={() => void cases.refetch()} />
      ) : items.length === 0 ? (
        <Empty title={t('none.title')}>
          <p>{t('none.text')}</p>
        </Empty>
      ) : (
        <CaseTable cases={items} />
      )}
      <ShowMore list={cases} />
    </>
  );
}

function CaseTable({ cases }: { readonly cases: readonly Case[] }) {
  const { t } = useTranslation('cases');
  const format = useFormat();
  const columns = useMemo(
    (): readonly Column<Case>[] => [
      {
        id: 'claim',
        header: t('column.claim'),
        value: ({ claim = '' }) => claim,
        cell: ({ id, claim, step }) => (
          <Link to="/cases/$id" params={{ id }}>
            {claim ?? t('noClaim', { step })}
          </Link>
        ),
        names: true,
      },
      {
        id: 'players',
        header: t('column.players'),
        value: ({ players }) => format.list(players.map(({ name }) => name)),
      },
      { id: 'league', header: t('column.league'), value: ({ leagueName }) => leagueName ?? '–' },
      {
        id: 'status',
        header: t('column.status'),
        value: ({ status }) => t(`status.${STATUSES.find((each) => each === status) ?? 'open'}`),
      },
      { id: 'judge', header: t('column.judge'), value: ({ judge }) => judge ?? '–' },
      {
        id: 'opened',
        header: t('column.opened'),
        value: ({ openedAt }) => openedAt,
        cell: ({ openedAt }) => <time dateTime={openedAt}>{format.moment(openedAt)}</time>,
      },
      { id: 'step', header: t('column.step'), value: ({ step }) => step, numeric: true },
    ],
    [t, format],
  );
  return <DataTable caption={t('title')} columns={columns} rows={cases} rowKey={({ id }) => id} />;
}

interface FiltersProps {
  readonly offered: readonly Whose[];
  readonly whose: Whose;
  readonly search: DocketSearch;
}

function Filters({ offered, whose, search }: FiltersProps) {
  const { t } = useTranslation('cases');
  const navigate = route.useNavigate();
  const { data: service } = useQuery(serviceQuery);
  const gameName = useGameNames();
  const change = (changed: DocketSearch): void =>
    void navigate({ search: (now) => ({ ...now, ...changed }), replace: true, resetScroll: false });
  return (
    <form className={styles['filters']} aria-label={t('filter.label')} onSubmit={(event) => event.preventDefault()}>
      {offered.length > 1 && (
        <Filter
          label={t('filter.whose')}
          value={whose}
          options={offered.map((each) => [each, t(`filter.${each}`)])}
          onChange={(value) => change({ whose: WHOSE.find((each) => each === value) })}
        />
      )}
      <Filter
        label={t('filter.state')}
        value={search.state ?? 'waiting'}
        options={STATES.map((each) => [
          each,
          each === 'waiting' || each === 'any' ? t(`filter.${each}`) : t(`status.${each}`),
        ])}
        onChange={(value) => change({ state: STATES.find((each) => each === value) })}
      />
      <Filter
        label={t('filter.game')}
        value={search.game ?? ''}
        options={[
          ['', t('filter.anyGame')],
          ...(service?.games ?? []).map(({ game }) => [game, gameName(game)] as const),
        ]}
        onChange={(value) => change({ game: value === '' ? undefined : value })}
      />
      <Filter
        label={t('filter.order')}
        value={search.order ?? 'oldest'}
        options={ORDERS.map((each) => [each, t(`filter.${each}`)])}
        onChange={(value) => change({ order: ORDERS.find((each) => each === value) })}
      />
      {(search.league !== undefined || search.match !== undefined) && (
        <p>
          {t(search.match === undefined ? 'filter.league' : 'filter.match')}{' '}
          <Button look="quiet" onClick={() => change({ league: undefined, match: undefined })}>
            {t('filter.everywhere')}
          </Button>
        </p>
      )}
    </form>
  );
}

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

const Filter = ({ label, value, options, onChange }: FilterProps) => (
  <label>
    {label}
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(([each, said]) => (
        <option key={each} value={each}>
          {said}
        </option>
      ))}
    </select>
  </label>
);
