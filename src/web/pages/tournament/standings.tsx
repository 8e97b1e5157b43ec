/** The table of a tournament, as any round left it. Each place opens the numbers that it rests on. */
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../design/data-table.js';
import { Name } from '../../design/name.js';
import { Failure, Loading } from '../../design/states.js';
import { distinctNames } from '../../design/distinct-names.js';
import { Why } from '../../design/why.js';
import { Numbers, PolicyNote, useMeasureColumns } from '../../standings/numbers.js';
import { Entrant, Members } from './teams/entrant.js';
import { Outlook } from './floor/outlook.js';
import { Penalties } from './floor/penalties.js';
import { type StandingRow, type Standings, type Tournament, tournamentQueries } from './queries.js';
import { RoundChoice } from './round-choice.js';
import styles from './tournament.module.css';

interface StandingsPartProps {
  readonly tournament: Tournament;
  /** Absent: the last one. */
  readonly round: number | undefined;
  readonly onRound: (round: number | undefined) => void;
}

export function StandingsPart({ tournament, round, onRound }: StandingsPartProps) {
  const standings = useQuery(tournamentQueries.standings(tournament, round));
  const rounds = tournament.round?.number ?? 0;
  if (standings.isPending) return <Loading />;
  if (standings.isError) return <Failure error={standings.error} onRetry={() => void standings.refetch()} />;
  return (
    <div className={styles['part']}>
      {rounds > 1 && <RoundChoice rounds={rounds} round={round ?? rounds} onRound={onRound} />}
      <StandingsTable tournament={tournament} standings={standings.data} round={round} />
      <p className={styles['note']}>
        <PolicyNote policy={tournament.policy} />
      </p>
    </div>
  );
}

interface StandingsTableProps {
  readonly tournament: Tournament;
  readonly standings: Standings;
  readonly round?: number | undefined;
  /** Whether places and names can be pressed: not on a projector. */
  readonly bare?: boolean;
}

export function StandingsTable({ tournament, standings, round, bare = false }: StandingsTableProps) {
  const { t } = useTranslation('tournament');
  const { rows, policy } = standings;
  const measureColumns = useMeasureColumns(policy.measures);
  const columns = useMemo((): readonly Column<StandingRow>[] => {
    const nameOf = distinctNames(rows.map(({ playerId, name }) => ({ id: playerId, name })));
    const grouped = rows.some(({ group }) => group !== null);
    const staged = rows.some(({ stage }) => stage !== rows[0]?.stage);
    // Points first: a phone has room for few columns.
    const [points, ...tieBreakers] = measureColumns<StandingRow>();
    return [
      {
        id: 'place',
        header: t('column.place'),
        value: ({ place }) => place,
        numeric: true,
        cell: (row) =>
          bare ? row.place : <Place tournament={tournament} row={row} name={nameOf(row.playerId)} round={round} />,
      },
      {
        id: 'name',
        header: t('column.name'),
        value: ({ playerId }) => nameOf(playerId),
        cell: ({ playerId, status, penalties, members }) => (
          <>
            <Entrant tournament={tournament} id={playerId} name={nameOf(playerId)} bare={bare} />{' '}
            <Members members={members} bare={bare} />
            {status !== 'entered' && (
              <span className={styles['left']}> · {t(`players.status.${statusOf(status)}`)}</span>
            )}
            {!bare && <Penalties given={penalties} />}
          </>
        ),
        names: true,
      },
      ...(grouped ? [{ id: 'group', header: t('column.group'), value: ({ group }: StandingRow) => group ?? '' }] : []),
      ...(points === undefined ? [] : [points]),
      ...(staged ? [stageColumn(t, tournament)] : []),
      {
        id: 'record',
        header: t('column.record'),
        explained: t('column.recordLong'),
        value: ({ record }) => record.won,
        cell: ({ record }) => `${record.won}–${record.lost}–${record.drawn}`,
        numeric: true,
      },
      ...tieBreakers,
    ];
  }, [t, rows, measureColumns, tournament, round, bare]);
  return <DataTable caption={t('parts.standings')} columns={columns} rows={rows} rowKey={(row) => row.playerId} />;
}

/** After a cut the table has players of several stages, whose points do not compare. */
const stageColumn = (t: TFunction<'tournament'>, { stages }: Tournament): Column<StandingRow> => ({
  id: 'stage',
  header: t('column.stage'),
  explained: t('column.stageLong'),
  value: ({ stage }) => stage,
  cell: ({ stage }) => {
    const kind = stages.find(({ number }) => number === stage)?.kind;
    return kind === undefined ? stage : `${stage} · ${t(`kind.${kind}`)}`;
  },
});

const STATUSES = ['entered', 'waiting', 'left-out', 'dropped', 'no-show', 'disqualified'] as const;

export const statusOf = (status: string): (typeof STATUSES)[number] =>
  STATUSES.find((each) => each === status) ?? 'entered';

interface PlaceProps {
  readonly tournament: Tournament;
  readonly row: StandingRow;
  readonly name: string;
  readonly round: number | undefined;
}

function Place({ tournament, row, name, round }: PlaceProps) {
  const { t } = useTranslation(['tournament', 'floor']);
  return (
    <Why
      label={t('why.label', { place: row.place, name })}
      title={name}
      reasons={
        <>
          <PlaceNumbers tournament={tournament} row={row} round={round} />
          {round === undefined && tournament.status === 'running' && (
            <>
              <h3>{t('outlook.title', { ns: 'floor' })}</h3>
              <Outlook tournament={tournament} playerId={row.playerId} />
            </>
          )}
        </>
      }
    >
      <strong>{row.place}</strong>
    </Why>
  );
}

function PlaceNumbers({ tournament, row, round }: Omit<PlaceProps, 'name'>) {
  const { t } = useTranslation('tournament');
  const explained = useQuery(tournamentQueries.explained(tournament, row.playerId, round));
  if (explained.isPending) return <Loading />;
  if (explained.isError) return <Failure error={explained.error} />;
  return (
    <Numbers
      policy={tournament.policy}
      numbers={explained.data?.numbers ?? []}
      source={({ round: played, opponent }) => (
        <>
          {t('why.term', { round: played })} {opponent !== null && <Name>{opponent.name}</Name>}
        </>
      )}
    />
  );
}
