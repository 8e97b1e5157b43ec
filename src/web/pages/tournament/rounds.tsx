/** The pairings of a round with their results, found by name. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, Fields } from '../../design/field.js';
import { Failure, Loading } from '../../design/states.js';
import { Why } from '../../design/why.js';
import { gamesText, placeText } from '../../tables/text.js';
import { CorrectResult } from './correct-result.js';
import { Entrant, Members } from './teams/entrant.js';
import { PairingReasons } from './pairing-reasons.js';
import { type Board, type Round, type Table, type Tournament, tournamentQueries } from './queries.js';
import { RoundChoice } from './round-choice.js';
import { winnerOf } from './score.js';
import styles from './tournament.module.css';

interface RoundsProps {
  readonly tournament: Tournament;
  readonly round: number | undefined;
  readonly onRound: (round: number | undefined) => void;
  readonly mayCorrect: boolean;
}

export function Rounds({ tournament, round: chosen, onRound, mayCorrect }: RoundsProps) {
  const { t } = useTranslation('tournament');
  const last = tournament.round?.number ?? 0;
  const number = Math.min(chosen ?? last, last);
  const [sought, setSought] = useState('');
  const round = useQuery({ ...tournamentQueries.round(tournament, number), enabled: number > 0 });
  if (number === 0) return <p className={styles['note']}>{t('round.none')}</p>;
  if (round.isPending) return <Loading />;
  if (round.isError) return <Failure error={round.error} onRetry={() => void round.refetch()} />;
  return (
    <div className={styles['part']}>
      <div className={styles['filters']}>
        <RoundChoice rounds={last} round={number} onRound={onRound} />
        <Fields label={t('round.find')}>
          <Field label={t('round.player')} wide>
            <input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
          </Field>
        </Fields>
      </div>
      <Pairings tournament={tournament} round={round.data} sought={sought} mayCorrect={mayCorrect} />
    </div>
  );
}

interface PairingsProps {
  readonly tournament: Tournament;
  readonly round: Round;
  /** A part of a name. */
  readonly sought?: string;
  readonly mayCorrect?: boolean;
  /** Whether nothing can be pressed: in a frame of another site. */
  readonly bare?: boolean;
}

export function Pairings({ tournament, round, sought = '', mayCorrect = false, bare = false }: PairingsProps) {
  const { t } = useTranslation('tournament');
  const fits = (names: readonly { readonly name: string }[]): boolean =>
    names.some(({ name }) => plain(name).includes(plain(sought.trim())));
  return (
    <>
      <table className={styles['pairings']}>
        <caption className="visually-hidden">{t('round.caption', { round: round.round })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('column.table')}</th>
            <th scope="col">{t('column.first')}</th>
            <th scope="col">{t('column.result')}</th>
            <th scope="col">{t('column.second')}</th>
          </tr>
        </thead>
        <tbody>
          {round.tables
            .filter(({ players, boards }) => fits([...players, ...boards.flatMap((board) => board.players)]))
            .map((table) => (
              <Pairing
                key={table.table}
                tournament={tournament}
                round={round}
                table={table}
                mayCorrect={mayCorrect}
                bare={bare}
              />
            ))}
        </tbody>
      </table>
      {(['byes', 'halfByes'] as const).map((kind) =>
        round[kind].some((player) => fits([player])) ? (
          <p key={kind}>
            {t(`round.${kind}`)} <Players tournament={tournament} players={round[kind]} bare={bare} />
          </p>
        ) : null,
      )}
    </>
  );
}

interface PlayersProps {
  readonly tournament: Tournament;
  readonly players: Round['byes'];
  readonly bare: boolean;
}

const Players = ({ tournament, players, bare }: PlayersProps) =>
  players.map(({ playerId, name }, index) => (
    <span key={playerId}>
      {index > 0 && ', '}
      <Entrant tournament={tournament} id={playerId} name={name} bare={bare} />
    </span>
  ));

/** Names are compared without regard to case and accents. */
const plain = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface PairingProps {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly table: Table;
  readonly mayCorrect: boolean;
  readonly bare: boolean;
}

function Pairing(props: PairingProps) {
  const { t } = useTranslation('tournament');
  const { tournament, round, table, mayCorrect, bare } = props;
  const [first, second] = table.players;
  const winner = winnerOf(table.result);
  const isAlone = table.boards.length === 0;
  return (
    <>
      <tr>
        <th scope="row">
          {round.kind === 'swiss' && first !== undefined && !bare ? (
            <Why
              label={t('pairing.label', { table: table.table })}
              title={t('pairing.title')}
              reasons={<PairingReasons tournament={tournament} round={round.round} player={first.playerId} />}
            >
              {table.table}
            </Why>
          ) : (
            table.table
          )}
        </th>
        <td data-winner={winner === 0}>
          {first !== undefined && <Entrant tournament={tournament} id={first.playerId} name={first.name} bare={bare} />}
        </td>
        <td className={styles['result']}>
          <ResultText table={table} />
          {!bare && <MatchLink matchId={table.matchId} place={placeText(table.table)} />}
          {mayCorrect && isAlone && table.result !== null && (
            <CorrectResult
              tournament={tournament}
              at={{ round: round.round, table: table.table }}
              players={table.players}
            />
          )}
        </td>
        <td data-winner={winner === 1}>
          {second !== undefined && (
            <Entrant tournament={tournament} id={second.playerId} name={second.name} bare={bare} />
          )}
        </td>
      </tr>
      {table.boards.map((board) => (
        <BoardPairing key={board.board} {...props} board={board} />
      ))}
    </>
  );
}

/** A match of two members, below the table of their teams. */
function BoardPairing({ tournament, round, table, board, mayCorrect, bare }: PairingProps & { readonly board: Board }) {
  const [first, second] = board.players;
  const winner = winnerOf(board.result);
  return (
    <tr className={styles['board']}>
      <th scope="row">{placeText(table.table, board.board)}</th>
      <td data-winner={winner === 0}>{first !== undefined && <Members members={[first]} bare={bare} />}</td>
      <td className={styles['result']}>
        <ResultText table={board} />
        {!bare && <MatchLink matchId={board.matchId} place={placeText(table.table, board.board)} />}
        {mayCorrect && board.result !== null && (
          <CorrectResult
            tournament={tournament}
            at={{ round: round.round, table: table.table, board: board.board }}
            players={board.players}
          />
        )}
      </td>
      <td data-winner={winner === 1}>{second !== undefined && <Members members={[second]} bare={bare} />}</td>
    </tr>
  );
}

function MatchLink({ matchId, place }: { readonly matchId: string | null; readonly place: string }) {
  const { t } = useTranslation('tournament');
  if (matchId === null) return null;
  return (
    <>
      {' '}
      <Link to="/matches/$id" params={{ id: matchId }} aria-label={t('result.match', { table: place })}>
        {t('result.matchShort')}
      </Link>
    </>
  );
}

type Match = Pick<Table, 'result' | 'report' | 'dispute' | 'corrections'>;

export function ResultText({ table }: { readonly table: Match }) {
  const { t } = useTranslation('tournament');
  const { result, report, dispute, corrections } = table;
  if (dispute !== null) return <span className={styles['disputed']}>{t('result.disputed')}</span>;
  if (result === null)
    return report === null ? (
      <span className={styles['note']}>{t('result.open')}</span>
    ) : (
      <span className={styles['note']}>{t('result.reported', { games: gamesText(report.result) })}</span>
    );
  return (
    <>
      <strong>{result.outcome === 'double-loss' ? t('result.doubleLoss') : gamesText(result)}</strong>
      {result.how !== 'played' && <span className={styles['note']}> {t(`how.${result.how}`)}</span>}
      {corrections > 0 && <span className={styles['note']}> {t('result.corrected')}</span>}
    </>
  );
}
