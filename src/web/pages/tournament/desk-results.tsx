/** Results of the round: typed from slips by keyboard alone, or pressed table by table. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { Form, TextField } from '../../design/form.js';
import { Failure, Loading } from '../../design/states.js';
import { Name } from '../../design/name.js';
import { gamesText, placeText } from '../../tables/text.js';
import { Act, useRefreshed } from './act.js';
import { orders } from './orders.js';
import { type Round, stageOf, type Table, type Tournament, tournamentQueries } from './queries.js';
import { type ResultLine, resultLineIn, usualResults } from './result-line.js';
import { ResultText } from './rounds.js';
import styles from './tournament.module.css';

/** The address of the results on the page. */
export const RESULTS = 'results';

const LINE_MAX = 20;

interface DeskResultsProps {
  readonly tournament: Tournament;
  readonly round: number;
}

export function DeskResults({ tournament, round: number }: DeskResultsProps) {
  const { t } = useTranslation(['tournament', 'teams']);
  const { id } = tournament;
  const refresh = useRefreshed(id);
  const [last, setLast] = useState<string | null>(null);
  const round = useQuery(tournamentQueries.round(tournament, number));
  if (round.isPending) return <Loading />;
  if (round.isError) return <Failure error={round.error} />;
  const missing = round.data.tables.filter(({ result }) => result === null);
  const open = openMatches(round.data);
  // A round of teams is over with open boards where the others have decided their tables.
  const isOver = round.data.isOver && open.length === 0;
  if (isOver && last === null) return null;
  const record = async (line: ResultLine, once: string): Promise<void> => {
    await orders.record(id, { round: number, ...line })(once);
    const { games, outcome } = line.result;
    const other = outcome === 'double-loss' ? t('result.doubleLoss') : t('how.intentional-draw');
    const result = games === undefined ? other : gamesText({ games });
    setLast(t('results.last', { place: placeText(line.table, line.board), result }));
  };
  const receipt = <p role="status">{last}</p>;
  if (isOver) return receipt;
  return (
    <section className={styles['part']} aria-labelledby={RESULTS}>
      <h3 id={RESULTS} tabIndex={-1}>
        {t('results.title', { count: missing.length })}
      </h3>
      {receipt}
      <Form
        title={t('results.quick')}
        hint={tournament.boards === null ? t('results.quickHelp') : t('boardHelp', { ns: 'teams' })}
        submit={t('results.record')}
        look="plain"
        done={t('results.recorded')}
        send={async (input, once) => {
          const line = resultLineIn(input.text('line'));
          if (line === null) throw new TypeError(t('results.unreadable'));
          await record(line, once);
        }}
        onDone={() => void refresh()}
      >
        <TextField name="line" label={t('results.line')} maxLength={LINE_MAX} at="/result" />
      </Form>
      <ul className={styles['tables']}>
        {open.map(({ table, board, match }) => (
          <li key={placeText(table, board)}>
            <span>
              {placeText(table, board)}. <Names players={match.players} /> <ResultText table={match} />
            </span>
            <ResultButtons
              tournament={tournament}
              record={(games, once) =>
                record({ table, ...(board !== undefined && { board }), result: { games } }, once)
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OpenMatch {
  readonly table: number;
  readonly board?: number;
  readonly match: Pick<Table, 'result' | 'report' | 'dispute' | 'corrections'> & {
    readonly players: readonly Schemas['NamedPlayerDto'][];
  };
}

/** Each open board of two teams, also where other boards have decided the table. */
const openMatches = ({ tables }: Round): readonly OpenMatch[] =>
  tables
    .flatMap((table): readonly OpenMatch[] =>
      table.boards.length === 0
        ? [{ table: table.table, match: table }]
        : table.boards.map((board) => ({ table: table.table, board: board.board, match: board })),
    )
    .filter(({ match }) => match.result === null);

const Names = ({ players }: Pick<OpenMatch['match'], 'players'>) =>
  players.map(({ playerId, name }, index) => (
    <span key={playerId}>
      {index > 0 && ' – '}
      <Name>{name}</Name>
    </span>
  ));

interface ResultButtonsProps {
  readonly tournament: Tournament;
  readonly record: (games: Schemas['GamesScoreDto'], once: string) => Promise<unknown>;
}

function ResultButtons({ tournament, record }: ResultButtonsProps) {
  const stage = stageOf(tournament, tournament.round?.stage);
  if (stage === undefined) return null;
  return (
    <span className={styles['buttons']}>
      {usualResults(stage).map((games) => (
        <Act
          key={gamesText({ games })}
          id={tournament.id}
          label={gamesText({ games })}
          send={(once) => record(games, once)}
        />
      ))}
    </span>
  );
}
