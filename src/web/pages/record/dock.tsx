import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board, Schemas } from '../../api/kifu.js';
import { useSpeech } from '../../board/table.js';
import { buttonClass } from '../../design/button.js';
import { AnswerPanel } from '../../play/answer-panel.js';
import type { Asked } from '../../play/asked.js';
import { Chance } from './chance.js';
import { Loop } from './loop.js';
import styles from './record.module.css';
import { Takeback } from './takeback.js';
import type { Recording } from './use-recording.js';
import { Waiting } from './waiting.js';

interface DockProps {
  readonly game: Schemas['GameDto'];
  readonly board: Board;
  readonly recording: Recording;
  /** Those that are shown, and the one that is being answered. */
  readonly asked: readonly Asked[];
  readonly current: Asked | null;
  readonly choose: (id: string) => void;
  readonly own: string | null;
  readonly mayTell: boolean;
}

/** Within reach of a thumb: what is not recorded yet, what is asked, and the answer. */
export function Dock({ game, board, recording, asked, current, choose, own, mayTell }: DockProps) {
  const { t } = useTranslation('record');
  const { waiting, trouble, dismiss, send, awaiting, version } = recording;
  const isOver = game.status === 'ended';
  const isTelling = !isOver && awaiting.length > 0 && mayTell;
  const isAnswering = !isOver && awaiting.length === 0 && current !== null;
  const dock = useKeptFocus();
  return (
    <div ref={dock} className={styles['dock']} role="group" aria-label={t('dock')} tabIndex={-1}>
      <Waiting waiting={waiting} trouble={trouble} dismiss={dismiss} id={game.id} />
      {game.takeback !== null && <Takeback takeback={game.takeback} own={own} seats={game.seats} send={send} />}
      {asked.length > 1 && <WhoAnswers asked={asked} current={current} choose={choose} />}
      {isTelling && (
        <Chance
          key={awaiting.map(({ label, count }) => `${label} ${count}`).join()}
          awaiting={awaiting}
          game={game}
          board={board}
          disabled={waiting.some(({ order }) => order.kind === 'chance')}
          onTell={(asserted, says) => send({ kind: 'chance', body: { asserted, expectedVersion: version } }, says)}
        />
      )}
      {isAnswering && <Loop asked={current} own={own} recording={recording} />}
      {isAnswering && <AnswerPanel board={board} />}
      {!isTelling && !isAnswering && <Idle game={game} recording={recording} />}
    </div>
  );
}

/**
 * The focused control disappears with its decision. The focus moves to the next decision, and not to the top of the
 * page.
 */
function useKeptFocus() {
  const dock = useRef<HTMLDivElement>(null);
  const wasWithin = useRef(false);
  useEffect(() => {
    const onFocus = (): void => {
      const { activeElement } = document;
      wasWithin.current = dock.current?.contains(activeElement) === true || isOffer(activeElement);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useEffect(() => {
    if (wasWithin.current && document.activeElement === document.body) dock.current?.focus({ preventScroll: true });
  });
  return dock;
}

/** Answers that are offered on the board. */
const isOffer = (focused: Element | null): boolean => focused !== null && focused.closest('[data-answers]') !== null;

type WhoAnswersProps = Pick<DockProps, 'asked' | 'current' | 'choose'>;

function WhoAnswers({ asked, current, choose }: WhoAnswersProps) {
  const { t } = useTranslation('record');
  const speech = useSpeech();
  return (
    <div className={styles['asked']} role="group" aria-label={t('asked')}>
      {asked.map(({ id, seat }) => (
        <button
          key={id}
          type="button"
          className={buttonClass}
          aria-pressed={id === current?.id}
          onClick={() => choose(id)}
        >
          {speech.player(seat)}
        </button>
      ))}
    </div>
  );
}

const CAUSES = ['time', 'concession', 'ruling'] as const;

/** There is nothing to answer: why. */
function Idle({ game, recording: { waiting, trouble, open } }: Pick<DockProps, 'game' | 'recording'>) {
  const { t } = useTranslation('record');
  const speech = useSpeech();
  const result = (): string => {
    const { winners = [], draw = false } = game.outcome ?? {};
    if (winners.length > 0) return t('won', { players: speech.format.list(winners.map(speech.player)) });
    return draw ? t('drawn') : '';
  };
  /** What is no rule of the game; of one the log says it. */
  const cause = (): string => {
    const reason = CAUSES.find((each) => each === game.outcome?.reason);
    return reason === undefined ? '' : t(`cause.${reason}`);
  };
  const text = (): string => {
    if (game.status === 'ended') return [t('over'), result(), cause()].filter((said) => said !== '').join(' ');
    if (waiting.length > 0 && trouble !== null) return t('idle.kept');
    if (waiting.length > 0 || open === null) return t('idle.sending');
    if (open.awaiting.length > 0) return t('idle.chance');
    if (open.deciding.length === 0) return t('idle.nothing');
    return t('idle.others', { players: speech.format.list(open.deciding.map(speech.player)) });
  };
  return (
    <p className={styles['idle']} role="status">
      {text()}{' '}
      {game.status === 'ended' && (
        <Link to="/games/$id" params={{ id: game.id }}>
          {t('replay')}
        </Link>
      )}
    </p>
  );
}
