/** The bracket as a tree: a column a round, from left to right. Below 40 rem the columns are below each other. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { Name } from '../../design/name.js';
import { Failure, Loading } from '../../design/states.js';
import { type Tournament, tournamentQueries } from './queries.js';
import styles from './bracket.module.css';

type Match = Schemas['BracketMatchDto'];

const PARTS = ['winners', 'losers', 'final', 'third-place'] as const;

export function Bracket({ tournament }: { readonly tournament: Tournament }) {
  const stages = tournament.stages.filter(({ kind, begun }) => begun && kind.endsWith('elimination'));
  return stages.map(({ number }) => <Stage key={number} tournament={tournament} stage={number} />);
}

function Stage({ tournament, stage }: { readonly tournament: Tournament; readonly stage: number }) {
  const { t } = useTranslation('tournament');
  const bracket = useQuery(tournamentQueries.bracket(tournament, stage));
  if (bracket.isPending) return <Loading />;
  if (bracket.isError) return <Failure error={bracket.error} onRetry={() => void bracket.refetch()} />;
  const matches = bracket.data.matches.filter(({ status }) => status !== 'skipped');
  return PARTS.map((part) => {
    const inPart = matches.filter((match) => match.part === part);
    if (inPart.length === 0) return null;
    const columns = [...new Set(inPart.map(({ column }) => column))].toSorted((one, other) => one - other);
    return (
      <section key={part} aria-label={t(`bracket.${part}`)}>
        {(part !== 'winners' || bracket.data.kind === 'double-elimination') && <h3>{t(`bracket.${part}`)}</h3>}
        <div className={styles['scroll']} role="region" aria-label={t(`bracket.${part}`)} tabIndex={0}>
          <ol className={styles['columns']}>
            {columns.map((column, index) => (
              <li key={column} className={styles['column']}>
                <span className={styles['head']}>
                  {part === 'winners' ? columnName(t, columns.length - index) : t('bracket.round', { round: column })}
                </span>
                <ol className={styles['matches']}>
                  {inPart
                    .filter((match) => match.column === column)
                    .map((match) => (
                      <BracketMatch key={match.id} match={match} />
                    ))}
                </ol>
              </li>
            ))}
          </ol>
        </div>
      </section>
    );
  });
}

type Translate = ReturnType<typeof useTranslation<'tournament'>>['t'];

/** What a column is called, by how many columns are left with it. */
const columnName = (t: Translate, left: number): string =>
  left === 1
    ? t('bracket.finalRound')
    : left === 2
      ? t('bracket.semifinals')
      : left === 3
        ? t('bracket.quarterfinals')
        : t('bracket.last', { players: 2 ** left });

function BracketMatch({ match }: { readonly match: Match }) {
  const { t } = useTranslation('tournament');
  const { players, result, winner, table, status, isReset } = match;
  const won = result === null ? [] : [result.games.won, result.games.lost];
  return (
    <li className={styles['match']} data-status={status}>
      {isReset && <span className={styles['head']}>{t('bracket.reset')}</span>}
      {players.map((player, index) => (
        <span
          key={index}
          className={styles['player']}
          data-winner={player !== null && winner?.playerId === player.playerId}
        >
          {player === null ? <span className={styles['open']}>{t('bracket.open')}</span> : <Name>{player.name}</Name>}
          <span>{won[index]}</span>
        </span>
      ))}
      {status === 'ready' && table !== null && <span className={styles['head']}>{t('bracket.table', { table })}</span>}
    </li>
  );
}
