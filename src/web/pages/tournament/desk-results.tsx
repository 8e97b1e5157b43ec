/** Results of the round: typed from slips by keyboard alone, or pressed table by table. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { Form, TextField } from '../../design/form.js';
import { Failure, Loading } from '../../design/states.js';
import { Name } from '../../design/name.js';
import { Act, useRefreshed } from './act.js';
import { orders } from './orders.js';
import { stageOf, type Table, type Tournament, tournamentQueries } from './queries.js';
import { resultLineIn, usualResults } from './result-line.js';
import { ResultText } from './rounds.js';
import { gamesText } from './score.js';
import styles from './tournament.module.css';

const LINE_MAX = 20;

interface DeskResultsProps {
  readonly tournament: Tournament;
  readonly round: number;
}

export function DeskResults({ tournament, round: number }: DeskResultsProps) {
  const { t } = useTranslation('tournament');
  const { id } = tournament;
  const refresh = useRefreshed(id);
  const round = useQuery(tournamentQueries.round(tournament, number));
  if (round.isPending) return <Loading />;
  if (round.isError) return <Failure error={round.error} />;
  const missing = round.data.tables.filter(({ result }) => result === null);
  const record = (table: number, result: Schemas['GivenResultDto'], once: string): Promise<unknown> =>
    orders.record(id, { round: number, table, result })(once);
  return (
    <section className={styles['part']} aria-labelledby="results">
      <h3 id="results">{t('results.title', { count: missing.length })}</h3>
      <Form
        title={t('results.quick')}
        hint={t('results.quickHelp')}
        submit={t('results.record')}
        look="plain"
        done={t('results.recorded')}
        send={async (input, once) => {
          const line = resultLineIn(input.text('line'));
          if (line === null) throw new TypeError(t('results.unreadable'));
          await record(line.table, line.result, once);
        }}
        onDone={() => void refresh()}
      >
        <TextField name="line" label={t('results.line')} maxLength={LINE_MAX} at="/result" />
      </Form>
      <ul className={styles['tables']}>
        {missing.map((table) => (
          <li key={table.table}>
            <span>
              {table.table}. <Names table={table} /> <ResultText table={table} />
            </span>
            <ResultButtons tournament={tournament} table={table} record={record} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Names = ({ table: { players } }: { readonly table: Table }) =>
  players.map(({ playerId, name }, index) => (
    <span key={playerId}>
      {index > 0 && ' – '}
      <Name>{name}</Name>
    </span>
  ));

interface ResultButtonsProps {
  readonly tournament: Tournament;
  readonly table: Table;
  readonly record: (table: number, result: Schemas['GivenResultDto'], once: string) => Promise<unknown>;
}

function ResultButtons({ tournament, table, record }: ResultButtonsProps) {
  const stage = stageOf(tournament, tournament.round?.stage);
  if (stage === undefined) return null;
  return (
    <span className={styles['buttons']}>
      {usualResults(stage).map((games) => (
        <Act
          key={gamesText({ games })}
          id={tournament.id}
          label={gamesText({ games })}
          send={(once) => record(table.table, { games }, once)}
        />
      ))}
    </span>
  );
}
