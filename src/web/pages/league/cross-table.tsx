/** Who has met whom, and how it ended. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { PlayerLink } from '../../people/player-link.js';
import { against, type Outcome, type PlayerResult, resultsByPlayer } from './results.js';
import { Name } from '../../design/name.js';
import styles from './league.module.css';

interface CrossTableProps {
  readonly standings: readonly Schemas['StandingDto'][];
  readonly matches: readonly Schemas['ListedMatchDto'][];
}

export function CrossTable({ standings, matches }: CrossTableProps) {
  const { t } = useTranslation('league');
  const results = useMemo(() => resultsByPlayer(matches), [matches]);
  return (
    <>
      <div className={styles['scroll']} role="region" aria-label={t('parts.cross')} tabIndex={0}>
        <table className={styles['cross']}>
          <caption className={styles['note']}>{t('cross.caption')}</caption>
          <thead>
            <tr>
              <td />
              {standings.map(({ playerId, name }) => (
                <th key={playerId} scope="col">
                  <span>
                    <Name>{name}</Name>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map((row) => (
              <tr key={row.playerId}>
                <th scope="row">
                  <PlayerLink id={row.playerId} name={row.name} />
                </th>
                {standings.map((column) => (
                  <Met
                    key={column.playerId}
                    row={row.name}
                    column={column.name}
                    results={row === column ? null : against(results.get(row.playerId) ?? [], column.playerId)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {matches.some(({ seats }) => seats.length > 2) && <p className={styles['note']}>{t('cross.several')}</p>}
    </>
  );
}

interface MetProps {
  readonly row: string;
  readonly column: string;
  /** Null of a player against themselves. */
  readonly results: readonly PlayerResult[] | null;
}

function Met({ row, column, results }: MetProps) {
  const { t } = useTranslation('league');
  if (results === null) return <td className={styles['self']} aria-hidden="true" />;
  if (results.length === 0) return <td aria-label={t('cross.never', { row, column })}>·</td>;
  const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  const met = { won: count('won'), drawn: count('drawn'), lost: count('lost') };
  const lead = Math.sign(met.won - met.lost);
  return (
    <td data-lead={lead} aria-label={t('cross.cell', { row, column, ...met })}>
      {met.won}–{met.drawn}–{met.lost}
    </td>
  );
}
