/** Cases at tables with their outcomes: disputed results, judge calls and appeals. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../../api/kifu.js';
import { meQuery } from '../../../api/queries.js';
import { Form, Select, TextField } from '../../../design/form.js';
import { Name } from '../../../design/name.js';
import { ShowMore } from '../../../design/show-more.js';
import { Failure, Loading } from '../../../design/states.js';
import { gamesText, placeText } from '../../../tables/text.js';
import { Act, useRefreshed } from '../act.js';
import { CorrectResult } from '../correct-result.js';
import { orders } from '../orders.js';
import { stageOf, type Tournament, tournamentQueries } from '../queries.js';
import { usualResults } from '../result-line.js';
import { gamesByText, gamesOptions } from '../score.js';
import styles from '../tournament.module.css';

type TableCase = Schemas['TableCaseDto'];

const REASON_MAX = 200;

interface CaseProps {
  readonly tournament: Tournament;
  readonly found: TableCase;
}

/** The cases for staff, with the forms that end each of them. */
export function WaitingCases({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('floor');
  const calls = useQuery(tournamentQueries.calls(tournament));
  const items = calls.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="waiting">
      <h3 id="waiting">{t('calls.list')}</h3>
      <ul className={styles['tables']} aria-labelledby="waiting">
        {items.map((found) => {
          const Answer = ANSWERS[found.kind];
          return (
            <li key={found.number}>
              <span>
                {found.round !== tournament.round?.number && `${t('cases.round', { round: found.round })} `}
                <Said found={found} />
              </span>
              <span className={styles['buttons']}>
                <MatchLink found={found} />
                <Taken tournament={tournament} found={found} />
                {found.kind === 'call' && (
                  <Act
                    id={tournament.id}
                    label={t('calls.answered')}
                    send={orders.answerCall(tournament.id, boardAt(found))}
                  />
                )}
              </span>
              <Answer tournament={tournament} found={found} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const boardAt = ({ round, table, board }: TableCase) => ({ round, table, ...(board !== null && { board }) });

function Said({ found }: { readonly found: TableCase }) {
  const { t } = useTranslation('floor');
  const { table, board, kind, by, reason, reported, claimed, players } = found;
  const names = players.map(({ name }) => name).join(' – ');
  return (
    <span>
      <strong>{t(`cases.kind.${kind}`, { table: placeText(table, board) })}</strong> <Name>{by.name}</Name>:{' '}
      <Name>{reason}</Name>
      {reported !== null && (
        <>
          <br />
          {t(kind === 'appeal' ? 'appeals.against' : 'cases.reported', { names, games: gamesText(reported) })}
          {claimed !== null && ` ${t('cases.claimed', { games: gamesText(claimed) })}`}
        </>
      )}
    </span>
  );
}

/** The person who has taken the case, and a button for other staff. */
function Taken({ tournament: { id }, found }: CaseProps) {
  const { t } = useTranslation('floor');
  const me = useQuery(meQuery);
  const { kind, round, table, board, taken } = found;
  const label = t(taken === null ? 'cases.take' : 'cases.takeOver');
  const said = {
    kind: t(`cases.kind.${kind}`, { table: placeText(table, board) }),
    round: t('cases.round', { round }),
  };
  const isOwn = taken !== null && taken.judge !== null && taken.judge.playerId === me.data?.player?.id;
  return (
    <>
      <span role="status">{taken !== null && t('cases.taken', { name: taken.judge?.name ?? t('cases.staff') })}</span>
      {!isOwn && (
        <Act
          id={id}
          label={label}
          spoken={t('cases.takeLabel', { label, ...said })}
          send={orders.takeCase(id, { ...boardAt(found), kind })}
        />
      )}
    </>
  );
}

/** If the match is recorded, its steps can be contested. */
function MatchLink({ found: { matchId } }: { readonly found: TableCase }) {
  const { t } = useTranslation('floor');
  if (matchId === null) return null;
  return (
    <Link to="/matches/$id" params={{ id: matchId }}>
      {t('match')}
    </Link>
  );
}

function AnswerCall({ tournament: { id }, found }: CaseProps) {
  const { t } = useTranslation('floor');
  const refresh = useRefreshed(id);
  const { table, board } = found;
  return (
    <details>
      <summary>{t('cases.note')}</summary>
      <Form
        title={t('cases.answerTitle', { table: placeText(table, board) })}
        look="plain"
        submit={t('cases.answer')}
        send={(input, once) => orders.answerCall(id, { ...boardAt(found), note: input.text('note') })(once)}
        onDone={() => void refresh()}
      >
        <TextField name="note" label={t('cases.said')} maxLength={REASON_MAX} />
      </Form>
    </details>
  );
}

function Decide({ tournament, found }: CaseProps) {
  const { t } = useTranslation(['floor', 'tournament']);
  const { id, round } = tournament;
  const refresh = useRefreshed(id);
  const { table, board, players } = found;
  const stage = stageOf(tournament, round?.stage);
  // Players may claim an unusual result.
  const said = [found.reported, found.claimed].flatMap((each) => (each?.outcome === 'double-loss' ? [] : (each ?? [])));
  const results = gamesByText([...usualResults(stage), ...said.map(({ games }) => games)]);
  const [first, second] = players;
  return (
    <details>
      <summary>{t('cases.decide')}</summary>
      <Form
        title={t('cases.decideTitle', { table: placeText(table, board) })}
        look="plain"
        submit={t('cases.rule')}
        send={(input, once) => {
          const games = results.get(input.text('result'));
          const result = games === undefined ? ({ outcome: 'double-loss', how: 'ruling' } as const) : { games };
          return orders.record(id, { ...boardAt(found), result, reason: input.text('reason') })(once);
        }}
        onDone={() => void refresh()}
      >
        <Select
          name="result"
          label={t('cases.result', { first: first?.name ?? '', second: second?.name ?? '' })}
          options={[
            { value: '', label: '–' },
            ...gamesOptions(results),
            { value: 'double-loss', label: t('result.doubleLoss', { ns: 'tournament' }) },
          ]}
        />
        <TextField name="reason" label={t('cases.ruling')} maxLength={REASON_MAX} />
      </Form>
    </details>
  );
}

function DecideAppeal({ tournament, found }: CaseProps) {
  const { t } = useTranslation('floor');
  const { id } = tournament;
  const refresh = useRefreshed(id);
  const { table, board, players } = found;
  return (
    <>
      <details>
        <summary>{t('appeals.reject')}</summary>
        <Form
          title={t('appeals.rejectTitle', { table: placeText(table, board) })}
          look="plain"
          submit={t('appeals.reject')}
          send={(input, once) => orders.rejectAppeal(id, { ...boardAt(found), reason: input.text('reason') })(once)}
          onDone={() => void refresh()}
        >
          <TextField name="reason" label={t('cases.ruling')} maxLength={REASON_MAX} />
        </Form>
      </details>
      <span>
        {t('appeals.grant')} <CorrectResult tournament={tournament} at={boardAt(found)} players={players} />
      </span>
    </>
  );
}

const ANSWERS = { call: AnswerCall, dispute: Decide, appeal: DecideAppeal } as const;

/** All cases. The request is sent only when the reader opens the list. */
export function PastCases({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('floor');
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('cases.title')}</summary>
      {isOpen && <CaseList tournament={tournament} />}
    </details>
  );
}

function CaseList({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('floor');
  const cases = useInfiniteQuery(tournamentQueries.cases(tournament));
  if (cases.isPending) return <Loading />;
  if (cases.isError) return <Failure error={cases.error} />;
  const items = cases.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <p>{t('cases.none')}</p>;
  return (
    <>
      <ul className={styles['tables']} aria-label={t('cases.title')}>
        {items.map((found) => (
          <li key={found.number}>
            <span>
              {t('cases.round', { round: found.round })} <Said found={found} />
            </span>
            <Became found={found} />
          </li>
        ))}
      </ul>
      <ShowMore list={cases} />
    </>
  );
}

const STATUSES = [
  'open',
  'ruled',
  'answered',
  'settled',
  'superseded',
  'withdrawn',
  'lapsed',
  'upheld',
  'overturned',
] as const;

function Became({ found: { status, result, ruling } }: { readonly found: TableCase }) {
  const { t } = useTranslation(['floor', 'tournament']);
  const games =
    result === null
      ? ''
      : result.outcome === 'double-loss'
        ? t('result.doubleLoss', { ns: 'tournament' })
        : gamesText(result);
  return (
    <span>
      <strong>{t(`cases.status.${STATUSES.find((each) => each === status) ?? 'open'}`)}</strong> {games}
      {ruling !== null && (
        <>
          {' '}
          <Name>{ruling}</Name>
        </>
      )}
    </span>
  );
}
