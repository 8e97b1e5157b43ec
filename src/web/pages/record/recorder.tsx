import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schemas } from '../../api/kifu.js';
import { BoardView } from '../../board/board.js';
import { CardDetails } from '../../board/details.js';
import { speechOf, TableProvider } from '../../board/table.js';
import { Page } from '../../design/page.js';
import { Loading } from '../../design/states.js';
import { type Json, useLayout } from '../../engine/games.js';
import { useFormat } from '../../i18n/use-format.js';
import { RulesProvider } from '../../log/rules.js';
import type { Asked } from '../../play/asked.js';
import { Choosing } from '../../play/choosing.js';
import { answerText } from '../../play/words.js';
import { Clock } from '../../replay/clock.js';
import type { GameRecord } from '../../replay/record.js';
import { useTelling } from '../../replay/use-telling.js';
import { Dock } from './dock.js';
import { Happened } from './happened.js';
import { Orders } from './orders.js';
import styles from './record.module.css';
import { useRecording } from './use-recording.js';

interface RecorderProps {
  readonly record: GameRecord;
  readonly game: Schemas['GameDto'];
  readonly isLive: { readonly connected: boolean } | null;
  /** The seat of the reader; null for who records for all of them. */
  readonly own: string | null;
  readonly recordsAll: boolean;
  readonly person: string;
  readonly may: ReadonlySet<string>;
}

/** The board, the question, the answer; and what has been pressed and is not recorded yet. */
export function Recorder(props: RecorderProps) {
  const { record, game, own, recordsAll, person, may } = props;
  const telling = useTelling(record);
  const speech = speechOf(telling, useFormat());
  const recording = useRecording(record, game, person, recordsAll ? 'everything' : undefined);
  const { send, version, awaiting, open } = recording;
  const [only, setOnly] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [near, setNear] = useState(own ?? record.seats[0]?.seat ?? '');
  const asked = recording.asked.filter(({ seat }) => only === '' || seat === only);
  const current = asked.find(({ id }) => id === chosen) ?? asked[0] ?? null;
  const step = record.steps.length - 1;
  const board = record.boardAt(step);
  if (board === undefined) return <Loading />;

  const onAnswer = (one: Asked, answer: Json): void => {
    // Each kind of space has its own form of answers; the service takes them all.
    const body = { answers: [{ decision: one.id, answer: answer as string }], expectedVersion: version };
    send({ kind: 'actions', body }, `${speech.player(one.seat)}: ${answerText(one, answer, board, telling, speech)}`);
  };
  const isOver = game.status === 'ended';
  const mayTell = may.has('games.record');
  const dock = { game, board, recording, asked, current, choose: setChosen, own, mayTell };
  const orders = { record, game, telling, version, own, may, isOver, invocations: open?.invocations ?? [], send };
  return (
    <TableProvider value={telling}>
      <RulesProvider game={record.game}>
        <CardDetails key={record.id}>
          <Page
            wide
            fits
            title={record.seats.map(({ seat }) => speech.player(seat)).join(' – ')}
            lead={<Lead {...props} player={own === null ? '' : speech.player(own)} />}
          >
            <Clock record={record} isLive={!isOver} />
            <div className={styles['table']}>
              <Choosing asked={isOver || awaiting.length > 0 ? null : current} onAnswer={onAnswer}>
                <BoardView board={board} near={near} step={step} log={record.steps[step]?.log} />
                <Happened record={record} telling={telling} />
                <Dock {...dock} />
              </Choosing>
              <Orders
                {...orders}
                seats={recordsAll ? { only, setOnly } : null}
                turn={() => setNear(otherSeat(record, near))}
              />
            </div>
          </Page>
        </CardDetails>
      </RulesProvider>
    </TableProvider>
  );
}

function Lead({ record, isLive, own, recordsAll, player }: RecorderProps & { readonly player: string }) {
  const { t } = useTranslation('record');
  const role = recordsAll ? t('asScorekeeper') : own === null ? t('asWatcher') : t('asPlayer', { player });
  const layout = useLayout(record.game);
  const format = useFormat();
  const game = layout === null ? record.game : format.words(layout.name);
  return [game, role, ...(isLive !== null && !isLive.connected ? [t('lost')] : [])].join(' · ');
}

const otherSeat = ({ seats }: GameRecord, now: string): string => {
  const place = seats.findIndex(({ seat }) => seat === now);
  return seats[(place + 1) % seats.length]?.seat ?? now;
};
