import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.js';
import styles from './controls.module.css';
import { CurveChoice, CurveOfTimeline } from './curves.js';
import { type Curve, type GameRecord, lastAt, type Stride } from './record.js';
import { type Player, SPEEDS } from './use-player.js';

interface ControlsProps {
  readonly record: GameRecord;
  readonly player: Player;
  /** The game is running, so its newest step is the live one. */
  readonly isLive?: boolean;
}

/** The line of time with its moments, and the ways along it. */
export const Controls = memo(function Controls({ record, player, isLive = false }: ControlsProps) {
  const { t } = useTranslation('replay');
  const { step, last, isPlaying, speed } = player;
  const [isWhole, setWhole] = useState(false);
  const { curves = [] } = record;
  const [chosen, choose] = useState<string | null>(null);
  const curve = curves.find(({ what }) => what === (chosen ?? curves[0]?.what));
  return (
    <div className={styles['frame']}>
      <div className={styles['controls']} role="group" aria-label={t('controls')}>
        <TimeLine record={record} player={player} curve={curve} />
        <span className={styles['place']}>
          {isLive && step < last && (
            <Button className={styles['live'] ?? ''} onClick={() => player.go(last)}>
              {t('goToLive')}
            </Button>
          )}
          <b>{step}</b> / {last}
        </span>
        <div className={styles['buttons']} data-whole={isWhole}>
          <Jump player={player} stride="moment" by={-1} icon="⇤" isExtra />
          <Jump player={player} stride="turn" by={-1} icon="«" />
          <Jump player={player} stride="action" by={-1} icon="‹‹" isExtra />
          <Jump player={player} stride="step" by={-1} icon="‹" />
          <Button
            look="main"
            className={styles['play'] ?? ''}
            aria-label={t(isPlaying ? 'pause' : 'play')}
            onClick={() => player.play(!isPlaying)}
          >
            {isPlaying ? '❚❚' : '▶'}
          </Button>
          <Jump player={player} stride="step" by={1} icon="›" />
          <Jump player={player} stride="action" by={1} icon="››" isExtra />
          <Jump player={player} stride="turn" by={1} icon="»" />
          <Jump player={player} stride="moment" by={1} icon="⇥" isExtra />
          <Button
            look="quiet"
            className={styles['whole'] ?? ''}
            aria-label={t('whole')}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            <span aria-hidden="true">⋯</span>
          </Button>
          <label className={styles['speed']} data-extra={true}>
            <span className="visually-hidden">{t('speed')}</span>
            <select value={speed} onChange={({ target }) => player.setSpeed(Number(target.value))}>
              {SPEEDS.map((each) => (
                <option key={each} value={each}>
                  {each}×
                </option>
              ))}
            </select>
          </label>
          {curves.length > 0 && <CurveChoice curves={curves} chosen={curve?.what ?? ''} onChoose={choose} />}
        </div>
      </div>
    </div>
  );
});

interface JumpProps {
  readonly player: Player;
  readonly stride: Stride;
  readonly by: 1 | -1;
  readonly icon: string;
  /** Where there is little room it is shown on demand. */
  readonly isExtra?: boolean;
}

function Jump({ player, stride, by, icon, isExtra }: JumpProps) {
  const { t } = useTranslation('replay');
  const atEnd = by > 0 ? player.step >= player.last : player.step <= 0;
  return (
    <Button
      look="quiet"
      aria-label={t(`${stride}.${by > 0 ? 'next' : 'previous'}`)}
      title={t(`${stride}.${by > 0 ? 'next' : 'previous'}`)}
      aria-disabled={atEnd}
      data-extra={isExtra}
      onClick={() => player.move(stride, by)}
    >
      <span aria-hidden="true">{icon}</span>
    </Button>
  );
}

interface TimeLineProps {
  readonly record: GameRecord;
  readonly player: Player;
  readonly curve: Curve | undefined;
}

function TimeLine({ record, player, curve }: TimeLineProps) {
  const { t } = useTranslation('replay');
  const { step, last, turns } = player;
  const turn = turns[lastAt(turns, step)];
  return (
    <div className={styles['line']} data-curve={curve !== undefined}>
      {curve !== undefined && <CurveOfTimeline curve={curve} player={player} />}
      <Ticks moments={record.moments} turns={turns} last={last} />
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={t('timeline')}
        aria-valuetext={t('at', { step, last, turn: turn?.number ?? 0 })}
        onChange={({ target }) => player.go(Number(target.value))}
      />
    </div>
  );
}

interface TicksProps {
  readonly moments: GameRecord['moments'];
  readonly turns: Player['turns'];
  readonly last: number;
}

/** Where turns begin, and the key moments: the same at every step. */
const Ticks = memo(function Ticks({ moments, turns, last }: TicksProps) {
  const at = (n: number): string => `${last === 0 ? 0 : (100 * n) / last}%`;
  return (
    <div className={styles['ticks']} aria-hidden="true">
      {turns.map(({ from }) => (
        <i key={from} style={{ insetInlineStart: at(from) }} />
      ))}
      {moments.map(({ kind, what, frame }, place) => (
        // Two moments may be of the same step and kind.
        <b key={`${frame} ${kind} ${what} ${place}`} data-kind={kind} style={{ insetInlineStart: at(frame) }} />
      ))}
    </div>
  );
});
