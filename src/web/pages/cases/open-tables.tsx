/** The open cases at tables of all tournaments, for staff: where, since when, and who looks after it. */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { answered, kifu, KifuProblem, type Schemas } from '../../api/kifu.js';
import { pageByPage } from '../../api/pages.js';
import { meQuery } from '../../api/queries.js';
import { Button } from '../../design/button.js';
import { type Column, DataTable } from '../../design/data-table.js';
import { newOnce } from '../../design/form-input.js';
import { Name } from '../../design/name.js';
import { Refusal } from '../../design/refusal.js';
import { ShowMore } from '../../design/show-more.js';
import { Failure, Loading } from '../../design/states.js';
import { useFormat } from '../../i18n/use-format.js';
import { placeText } from '../../tables/text.js';
import styles from './cases.module.css';

type OpenCase = Schemas['OpenTableCaseDto'];

/** Somebody waits at a table, so the list is asked for again and again. */
const REFRESHED = 10_000;
const QUERY_KEY = ['table-cases'];

export function OpenTables() {
  const { t } = useTranslation('cases');
  const cases = useInfiniteQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ pageParam }) =>
      answered(kifu.GET('/v1/table-cases', { params: { query: pageParam === null ? {} : { cursor: pageParam } } })),
    ...pageByPage,
    refetchInterval: REFRESHED,
  });
  const items = useMemo(() => cases.data?.pages.flatMap((page) => page.items) ?? [], [cases.data]);
  return (
    <section className={styles['part']} aria-labelledby="open-tables">
      <h2 id="open-tables">{t('tables.title')}</h2>
      {cases.isPending ? (
        <Loading />
      ) : cases.isError ? (
        <Failure error={cases.error} onRetry={() => void cases.refetch()} />
      ) : items.length === 0 ? (
        <p>{t('tables.none')}</p>
      ) : (
        <CaseTable cases={items} />
      )}
      <ShowMore list={cases} />
    </section>
  );
}

function CaseTable({ cases }: { readonly cases: readonly OpenCase[] }) {
  const { t } = useTranslation('cases');
  const format = useFormat();
  const columns = useMemo(
    (): readonly Column<OpenCase>[] => [
      {
        id: 'tournament',
        header: t('tables.tournament'),
        value: ({ tournamentName }) => tournamentName,
        cell: ({ tournamentId: id, tournamentName }) => (
          <Link to="/tournaments/$id" params={{ id }} search={{ part: 'desk' }}>
            <Name>{tournamentName}</Name>
          </Link>
        ),
        names: true,
      },
      // Judges read the list on a phone, so the button comes before the parts that need scrolling.
      {
        id: 'taken',
        header: t('tables.judge'),
        value: ({ taken }) => (taken === null ? '' : (taken.judge?.name ?? t('tables.staff'))),
        cell: (found) => <Taken found={found} />,
      },
      { id: 'round', header: t('tables.round'), value: ({ round }) => round, numeric: true },
      {
        id: 'table',
        header: t('tables.table'),
        value: ({ table, board }) => table * 10 + (board ?? 0),
        cell: ({ table, board }) => placeText(table, board),
        numeric: true,
      },
      {
        id: 'kind',
        header: t('tables.kind'),
        value: ({ kind }) => kind,
        cell: ({ kind }) => t(`tables.kinds.${kind}`),
      },
      {
        id: 'by',
        header: t('tables.by'),
        value: ({ by }) => by.name,
        cell: ({ by, reason }) => (
          <>
            <Name>{by.name}</Name>: <Name>{reason}</Name>
          </>
        ),
      },
      {
        id: 'since',
        header: t('tables.since'),
        value: ({ openedAt }) => openedAt,
        cell: ({ openedAt }) => <time dateTime={openedAt}>{format.moment(openedAt)}</time>,
      },
    ],
    [t, format],
  );
  const rowKey = ({ tournamentId, openedBy }: OpenCase): string => `${tournamentId} ${openedBy}`;
  return <DataTable caption={t('tables.title')} columns={columns} rows={cases} rowKey={rowKey} />;
}

/** Who looks after the case, and a button for the rest of the staff. */
function Taken({ found }: { readonly found: OpenCase }) {
  const { t } = useTranslation('cases');
  const me = useQuery(meQuery);
  const queries = useQueryClient();
  const once = useRef(newOnce());
  const { tournamentId: id, tournamentName: tournament, kind, round, table, board, taken } = found;
  const judge = taken === null ? 'nobody' : (taken.judge?.playerId ?? 'staff');
  const taking = useMutation({
    mutationFn: (_from: string) =>
      answered(
        kifu.POST('/v1/tournaments/{id}/cases/judges', {
          params: { path: { id }, header: { 'Idempotency-Key': once.current } },
          body: { round, table, ...(board !== null && { board }), kind },
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: QUERY_KEY }),
    onSettled: (_answer, error) => {
      if (error === null || error instanceof KifuProblem) once.current = newOnce();
    },
  });
  // The list follows a moment later.
  const isJustTaken = taking.isSuccess && taking.variables === judge;
  const name = taken?.judge?.name ?? t('tables.staff');
  const at = { kind: t(`tables.kinds.${kind}`), round, table: placeText(table, board), tournament };
  return (
    <div className={styles['taken']}>
      {taken !== null && !isJustTaken && <Name>{name}</Name>}
      <span role="status">{isJustTaken && t('tables.yours')}</span>
      {!isJustTaken && judge !== me.data?.player?.id && (
        <Button
          disabled={taking.isPending}
          aria-label={taken === null ? t('tables.takeLabel', at) : t('tables.takeOverLabel', { ...at, name })}
          onClick={() => taking.mutate(judge)}
        >
          {t(taken === null ? 'tables.take' : 'tables.takeOver')}
        </Button>
      )}
      {taking.isError && <Refusal error={taking.error} />}
    </div>
  );
}
