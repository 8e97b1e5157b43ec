/** The table of a league. Each number of points says which matches it is made of. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { called } from '../../api/called.js';
import type { Schemas } from '../../api/kifu.js';
import { type Column, DataTable } from '../../design/data-table.js';
import { Why } from '../../design/why.js';
import { useFormat } from '../../i18n/use-format.js';
import { PlayerLink } from '../../people/player-link.js';
import { Numbers, useMeasureColumns } from '../../standings/numbers.js';
import { Failure, Loading } from '../../design/states.js';
import { type LeagueMatches, leagueQueries } from './queries.js';
import { OUTCOMES, type PlayerResult, resultsByPlayer } from './results.js';
import { Name } from '../../design/name.js';
import styles from './league.module.css';

type Table = Schemas['LeagueTableDto'];
type Standing = Schemas['StandingDto'];

interface StandingsProps {
  readonly table: Table;
  /** Absent where readers cannot ask for reasons: on the screen in the hall. */
  readonly matches?: LeagueMatches | undefined;
}

export function Standings({ table, matches }: StandingsProps) {
  const { t } = useTranslation('league');
  const results = useMemo(() => resultsByPlayer(matches?.items ?? []), [matches]);
  // The points, the first measure, have a column.
  const tieBreakers = useMeasureColumns(table.policy.measures, 1);
  const columns = useMemo(
    (): readonly Column<Standing>[] => [
      {
        id: 'rank',
        header: t('column.rank'),
        explained: t('column.rankLong'),
        value: ({ rank }) => rank,
        numeric: true,
        cell: (standing) => (matches === undefined ? standing.rank : <Rank table={table} standing={standing} />),
      },
      {
        id: 'name',
        header: t('column.name'),
        value: ({ name }) => name,
        cell: ({ playerId, name }) =>
          matches === undefined ? <Name>{name}</Name> : <PlayerLink id={playerId} name={name} />,
        names: true,
      },
      {
        id: 'points',
        header: t('column.points'),
        value: ({ points }) => points,
        numeric: true,
        cell: (standing) =>
          matches === undefined ? (
            <strong>{standing.points}</strong>
          ) : (
            <Points
              standing={standing}
              points={table.league.points}
              results={results.get(standing.playerId) ?? []}
              complete={matches.complete}
            />
          ),
      },
      { id: 'played', header: t('column.played'), value: ({ played }) => played, numeric: true },
      ...OUTCOMES.map((outcome) => ({
        id: outcome,
        header: t(`column.${outcome}`),
        explained: t(`column.${outcome}Long`),
        value: (standing: Standing) => standing[outcome],
        numeric: true,
      })),
      {
        id: 'games',
        header: t('column.games'),
        explained: t('column.gamesLong'),
        value: ({ games }) => games.won - games.lost,
        cell: ({ games }) => `${games.won}–${games.drawn}–${games.lost}`,
        numeric: true,
      },
      ...tieBreakers<Standing>(),
    ],
    [t, matches, results, table, tieBreakers],
  );
  return (
    <DataTable caption={table.league.name} columns={columns} rows={table.standings} rowKey={(row) => row.playerId} />
  );
}

function Rank({ table, standing }: { readonly table: Table; readonly standing: Standing }) {
  const { t } = useTranslation('league');
  const { rank, name } = standing;
  return (
    <Why
      label={t('why.rank', { rank, name })}
      title={name}
      reasons={<RankNumbers table={table} playerId={standing.playerId} />}
    >
      <strong>{rank}</strong>
    </Why>
  );
}

function RankNumbers({ table, playerId }: { readonly table: Table; readonly playerId: string }) {
  const format = useFormat();
  const explained = useQuery(leagueQueries.explained(table.league.id, playerId));
  if (explained.isPending) return <Loading />;
  if (explained.isError) return <Failure error={explained.error} />;
  return (
    <Numbers
      policy={table.policy}
      numbers={explained.data}
      source={({ matchId, opponents }) => (
        <Link to="/matches/$id" params={{ id: matchId }}>
          <Name>{format.list(opponents.map(called))}</Name>
        </Link>
      )}
    />
  );
}

interface PointsProps {
  readonly standing: Standing;
  readonly points: Schemas['MatchPointsDto'];
  readonly results: readonly PlayerResult[];
  readonly complete: boolean;
}

function Points({ standing, points, results, complete }: PointsProps) {
  const { t } = useTranslation('league');
  const { name } = standing;
  const given = { won: points.win, drawn: points.draw, lost: points.loss };
  return (
    <Why
      label={t('why.points', { points: standing.points, name })}
      title={t('why.title', { name })}
      reasons={
        <>
          <table className={styles['sum']}>
            <tbody>
              {OUTCOMES.map((outcome) => (
                <tr key={outcome}>
                  <th scope="row">{t(`why.${outcome}`, { count: standing[outcome], each: given[outcome] })}</th>
                  <td>{standing[outcome] * given[outcome]}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">{t('why.sum')}</th>
                <td>{standing.points}</td>
              </tr>
            </tbody>
          </table>
          <p>{t('why.matches')}</p>
          <ul className={styles['matches']}>
            {results.map((result) => (
              <li key={result.match}>
                <Link to="/matches/$id" params={{ id: result.match }}>
                  <ResultOf result={result} />
                </Link>
              </li>
            ))}
          </ul>
          {!complete && <p>{t('why.notAll')}</p>}
        </>
      }
    >
      <strong>{standing.points}</strong>
    </Why>
  );
}

function ResultOf({ result }: { readonly result: PlayerResult }) {
  const { t } = useTranslation('league');
  const format = useFormat();
  const opponents = format.list(result.opponents.map(({ name }) => name));
  const { drawn } = result.games;
  return (
    <>
      {t('against', { outcome: t(`outcome.${result.outcome}`), opponents })}{' '}
      <span className={styles['score']}>{t(drawn === 0 ? 'score' : 'scoreWithDraws', result.games)}</span>
    </>
  );
}
