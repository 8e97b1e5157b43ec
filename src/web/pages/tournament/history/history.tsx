/** What happened in a tournament, one event after the other: who did it, when, and why. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../api/kifu.js';
import { Name } from '../../../design/name.js';
import { ShowMore } from '../../../design/show-more.js';
import { Failure, Loading } from '../../../design/states.js';
import { useFormat } from '../../../i18n/use-format.js';
import { type Tournament, tournamentQueries } from '../queries.js';
import styles from '../tournament.module.css';
import { readEvent } from './event.js';

type Line = Schemas['TournamentHistoryDto'];

export function History({ tournament }: { readonly tournament: Tournament }) {
  const lines = useInfiniteQuery(tournamentQueries.history(tournament));
  const players = useQuery(tournamentQueries.players(tournament));
  if (lines.isPending || players.isPending) return <Loading />;
  if (lines.isError) return <Failure error={lines.error} onRetry={() => void lines.refetch()} />;
  const names = new Map(
    players.data?.items
      .flatMap((item) => [item, ...item.members, ...item.reserves])
      .map(({ playerId, name }) => [playerId, name]),
  );
  return (
    <>
      <ol className={styles['history']}>
        {lines.data.pages
          .flatMap(({ items }) => items)
          .map((line) => (
            <HistoryLine key={line.version} line={line} names={names} />
          ))}
      </ol>
      <ShowMore list={lines} />
    </>
  );
}

interface HistoryLineProps {
  readonly line: Line;
  readonly names: ReadonlyMap<string, string>;
}

function HistoryLine({ line: { version, at, type, by, data }, names }: HistoryLineProps) {
  const { t } = useTranslation(['history', 'floor']);
  const format = useFormat();
  const { kind, reason, rule, result, after, penalty, tableCase, players, ratings, ...values } = readEvent(type, data);
  const games = (of: typeof result): string => (of === null ? t('open') : of === 'double-loss' ? t('doubleLoss') : of);
  const nameOf = (id: string): string => names.get(id) ?? '';
  const { role } = by;
  return (
    <li value={version}>
      <Name>
        {t(`event.${kind}`, {
          ...values,
          games: games(result),
          after: games(after),
          player: nameOf(players[0] ?? ''),
          players: format.list(players.map(nameOf)),
          members: format.list(players.slice(1).map(nameOf)),
          count: players.length,
          ratings: format.list(
            ratings.map(({ player, before, after: now }) =>
              t('rating', { player: nameOf(player), before: before ?? '–', after: now ?? '–' }),
            ),
          ),
          tableCase: tableCase === null ? '' : t(`tableCase.${tableCase}`),
          penalty: penalty === null ? '' : t(`penalty.${penalty}`, { ns: 'floor' }),
        })}
      </Name>
      {(rule !== '' || reason !== '') && (
        <>
          {' '}
          <q>
            <Name>{[rule, reason].filter((part) => part !== '').join(': ')}</Name>
          </q>
        </>
      )}
      <span className={styles['note']}>
        {' '}
        <time dateTime={at}>{format.moment(at)}</time> ·{' '}
        {by.name === null ? t(role === 'service' ? 'service' : `role.${roleOf(role)}`) : <Name>{by.name}</Name>}
      </span>
    </li>
  );
}

const ROLES = ['admin', 'organiser', 'judge', 'scorekeeper', 'player'] as const;
const roleOf = (role: string): (typeof ROLES)[number] | 'other' => ROLES.find((each) => each === role) ?? 'other';
