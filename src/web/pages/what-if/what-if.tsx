import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boardOf } from '../../api/kifu.js';
import { CardDetails } from '../../board/details.js';
import { TableProvider, useSpeech } from '../../board/table.js';
import { Button, buttonClass } from '../../design/button.js';
import { CopyLink } from '../../design/copy-link.js';
import { Page } from '../../design/page.js';
import { Loading } from '../../design/states.js';
import { CLOSED, type EngineOfGame } from '../../engine/engine-of.js';
import type { Followed, LineAnswer } from '../../engine/record/what-if.js';
import { WhyNot } from '../../engine/verify-game.js';
import { RulesProvider } from '../../log/rules.js';
import { AnswerPanel } from '../../play/answer-panel.js';
import { Choosing } from '../../play/choosing.js';
import type { GameRecord } from '../../replay/record.js';
import { useTelling } from '../../replay/use-telling.js';
import { Boards } from './boards.js';
import { Comparison } from './comparison.js';
import { ANSWERS_MAX } from './line.js';
import { Instead, LineList } from './line-list.js';
import type { Change, WhatIfSearch } from './search.js';
import { useForkTelling } from './use-fork-telling.js';
import { useLineText } from './use-line.js';
import styles from './what-if.module.css';

interface WhatIfProps {
  readonly record: GameRecord;
  readonly engine: EngineOfGame;
  /** The step at which the variation begins. */
  readonly from: { readonly step: number; readonly version: number };
  readonly line: readonly LineAnswer[];
  readonly search: WhatIfSearch;
  readonly change: Change;
}

/** A variation: other answers from a step of the game. */
export function WhatIf(props: WhatIfProps) {
  const { record, engine, from, line } = props;
  const { t } = useTranslation('what-if');
  const [chosen, setAt] = useState<number | null>(null);
  const whole = useFollowed(engine, record.id, from.version, line);
  const at = Math.min(chosen ?? Infinity, whole.data?.steps.length ?? line.length);
  const here = useFollowed(engine, record.id, from.version, line.slice(0, at));
  const error = whole.error ?? here.error;
  if (error !== null)
    return (
      <Page title={t('title')}>
        <WhyNot error={error} />
      </Page>
    );
  if (whole.data === undefined || here.data === undefined) return <Loading />;
  return <Line {...props} whole={whole.data} here={here.data} at={at} setAt={setAt} />;
}

const useFollowed = (engine: EngineOfGame, id: string, version: number, line: readonly LineAnswer[]) =>
  useQuery({
    queryKey: ['what-if', id, version, line],
    queryFn: () => engine.follow(version, line),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    // It was asked while the page was taken down and put up again.
    retry: (failures, error) => failures === 0 && error.message === CLOSED,
    retryDelay: 0,
  });

interface LineProps extends WhatIfProps {
  readonly whole: Followed;
  /** The variation up to the shown answer. */
  readonly here: Followed;
  readonly at: number;
  readonly setAt: (at: number | null) => void;
}

function Line({ record, from, line, search, change, whole, here, at, setAt }: LineProps) {
  const { t } = useTranslation('what-if');
  const textOf = useLineText();
  const was = useTelling(record);
  const telling = useForkTelling(was, whole);
  const [seat, setSeat] = useState<string | null>(null);
  const isLong = at >= ANSWERS_MAX;
  const asked = isLong ? null : (here.decisions.find((each) => each.seat === seat) ?? here.decisions[0] ?? null);
  const legal = line.slice(0, whole.steps.length);
  const goOn = async (next: readonly LineAnswer[]): Promise<void> => {
    const text = await textOf(next);
    setAt(null);
    change({ line: text === '' ? undefined : text });
  };
  const board = boardOf(boardAt(whole, at));
  const happened = record.boardAt(Math.min(from.step + at, record.steps.length - 1));
  const players = record.seats.map((each) => telling.names.get(each.seat) ?? each.seat).join(' – ');
  return (
    <TableProvider value={telling}>
      <RulesProvider game={record.game}>
        <CardDetails key={record.id}>
          <Page
            wide
            title={t('heading', { players })}
            lead={t('lead', { step: from.step })}
            actions={<Actions id={record.id} {...{ from, line, at, search, change }} goOn={(to) => void goOn(to)} />}
          >
            {whole.refused !== null && (
              <RefusedAnswer n={legal.length + 1} message={whole.refused.message} onKeep={() => void goOn(legal)} />
            )}
            <Choosing
              asked={asked}
              onAnswer={(to, answer) => void goOn([...legal.slice(0, at), { seat: to.seat, answer }])}
            >
              <div className={styles['fork']}>
                <Boards
                  board={board}
                  step={at}
                  happened={search.beside === true ? (happened ?? null) : null}
                  was={was}
                  near={record.seats[0]?.seat ?? ''}
                />
                <div className={styles['panel']}>
                  <SeatChoice seats={here.decisions.map((each) => each.seat)} chosen={asked?.seat} choose={setSeat} />
                  {asked !== null && <AnswerPanel board={board} />}
                  {asked === null && <p className={styles['note']}>{t(endOf(here, isLong), { count: ANSWERS_MAX })}</p>}
                </div>
                <aside className={styles['side']} aria-label={t('side')}>
                  <LineList line={legal} steps={whole.steps} at={at} go={setAt} telling={telling} />
                  <Instead record={record} from={from.step} at={at} telling={was} />
                  {happened !== undefined && <Comparison line={board} happened={happened} at={at} />}
                </aside>
              </div>
            </Choosing>
          </Page>
        </CardDetails>
      </RulesProvider>
    </TableProvider>
  );
}

/** Why no decision is open. */
const endOf = ({ awaits }: Followed, isLong: boolean) => (isLong ? 'long' : awaits.length > 0 ? 'awaits' : 'over');

interface ActionsProps extends Pick<LineProps, 'from' | 'line' | 'at' | 'search' | 'change'> {
  readonly id: string;
  readonly goOn: (line: readonly LineAnswer[]) => void;
}

function Actions({ id, from, line, at, search, change, goOn }: ActionsProps) {
  const { t } = useTranslation('what-if');
  const branch = search.branch === undefined ? {} : { branch: search.branch };
  return (
    <>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          checked={search.beside === true}
          onChange={({ target }) => change({ beside: target.checked ? true : undefined })}
        />
        {t('beside')}
      </label>
      <Button onClick={() => goOn(line.slice(0, Math.max(at - 1, 0)))} disabled={at === 0}>
        {t('takeBack')}
      </Button>
      <Button onClick={() => goOn([])} disabled={line.length === 0}>
        {t('anew')}
      </Button>
      <CopyLink />
      <Link to="/games/$id" params={{ id }} search={{ step: from.step, ...branch }} className={buttonClass}>
        {t('back')}
      </Link>
    </>
  );
}

interface RefusedAnswerProps {
  readonly n: number;
  readonly message: string;
  readonly onKeep: () => void;
}

/** An illegal answer: in a variation that a person wrote, or that an engine with other rules played. */
function RefusedAnswer({ n, message, onKeep }: RefusedAnswerProps) {
  const { t } = useTranslation('what-if');
  return (
    <div role="alert" className={styles['refused']}>
      <p>{t('refused', { n })}</p>
      <p lang="en">{message}</p>
      <Button onClick={onKeep}>{t('keepLegal')}</Button>
    </div>
  );
}

const boardAt = ({ start, steps }: Followed, at: number): object =>
  // A view of the engine is what the service calls a board.
  (at === 0 ? start : steps[at - 1]?.board) as object;

interface SeatChoiceProps {
  readonly seats: readonly string[];
  readonly chosen: string | undefined;
  readonly choose: (seat: string) => void;
}

/** If several players decide at the same time, one of them answers first. */
function SeatChoice({ seats, chosen, choose }: SeatChoiceProps) {
  const { t } = useTranslation('what-if');
  const speech = useSpeech();
  if (seats.length < 2) return null;
  return (
    <label className={styles['choice']}>
      {t('whoAnswers')}
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        {seats.map((seat) => (
          <option key={seat} value={seat}>
            {speech.player(seat)}
          </option>
        ))}
      </select>
    </label>
  );
}
