/** Each player's rounds in a row, in the order of the table. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { Name } from '../../design/name.js';
import { Failure, Loading } from '../../design/states.js';
import { gamesText } from '../../tables/text.js';
import { Entrant } from './teams/entrant.js';
import { type Tournament, tournamentQueries } from './queries.js';
import styles from './tournament.module.css';

export function CrossTable({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('tournament');
  const stages = tournament.stages.filter(({ begun }) => begun);
  return stages.map(({ number, kind }) => (
    <section key={number} className={styles['part']} aria-labelledby={`stage-${number}`}>
      <h3 id={`stage-${number}`}>{t(`kind.${kind}`)}</h3>
      <Stage tournament={tournament} stage={number} />
    </section>
  ));
}

function Stage({ tournament, stage }: { readonly tournament: Tournament; readonly stage: number }) {
  const { t } = useTranslation('tournament');
  const table = useQuery(tournamentQueries.crossTable(tournament, stage));
  if (table.isPending) return <Loading />;
  if (table.isError) return <Failure error={table.error} onRetry={() => void table.refetch()} />;
  const { rows } = table.data;
  const rounds = [...new Set(rows.flatMap(({ cells }) => cells.map(({ round }) => round)))].toSorted((a, b) => a - b);
  return (
    <div className={styles['scroll']} role="region" aria-label={t('parts.cross')} tabIndex={0}>
      <table className={styles['cross']}>
        <thead>
          <tr>
            <th scope="col">{t('column.place')}</th>
            <th scope="col">{t('column.name')}</th>
            {rounds.map((round) => (
              <th key={round} scope="col">
                {t('round.short', { round })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ playerId, name, place, cells }) => (
            <tr key={playerId}>
              <td>{place}</td>
              <th scope="row">
                <Entrant tournament={tournament} id={playerId} name={name} />
              </th>
              {rounds.map((round) => (
                <Cell key={round} cell={cells.find((each) => each.round === round)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const SCORES = ['won', 'lost', 'drawn', 'open', 'bye', 'half-bye', 'missed'] as const;

function Cell({ cell }: { readonly cell: Schemas['CrossCellDto'] | undefined }) {
  const { t } = useTranslation('tournament');
  if (cell === undefined) return <td />;
  const { opponent, games } = cell;
  const score = SCORES.find((each) => each === cell.score) ?? 'open';
  return (
    <td data-score={score}>
      <span className={styles['mark']}>
        {t(`score.${score}`)}
        {games !== null && ` ${gamesText({ games })}`}
      </span>
      {opponent !== null && (
        <span className={styles['opponent']}>
          <Name>{opponent.name}</Name>
        </span>
      )}
    </td>
  );
}
